import { expect, test } from 'vitest';
import { findViolations } from './find-violations.ts';

/** The rules that two rooms of a feature of the web app break by importing each other. */
function rulesBrokenBetween(feature: string, [one, other]: readonly [string, string]): string[] {
  const folder = `packages/web/src/features/${feature}`;
  const tree = new Map([
    [`${folder}/${one}/a.ts`, `import { b } from '../${other}/b.ts';`],
    [`${folder}/${other}/b.ts`, `import type { A } from '../${one}/a.ts';`],
  ]);
  return findViolations(tree).map(({ rule }) => rule);
}

test('rooms of the page of a recipe import each other one way', () => {
  expect(rulesBrokenBetween('recipes', ['read', 'parts'])).toEqual(['rooms-form-no-circle']);
});

test('rooms of every feature of the web app do, too', () => {
  expect(rulesBrokenBetween('site/backups', ['list', 'dialogs'])).toEqual(['rooms-form-no-circle']);
  expect(rulesBrokenBetween('site/shell', ['layouts', 'errors'])).toEqual(['rooms-form-no-circle']);
});

import { expect, it } from 'vitest';
import { sourcesOf } from './sources-for-test.ts';

it('no sheet takes a field that says it is right for a wrong one', () => {
  const sheets = Object.entries(sourcesOf(/\.css$/));
  const guessing = sheets.filter(([, css]) => css.includes('[aria-invalid]')).map(([file]) => file);
  expect(sheets.some(([, css]) => css.includes("[aria-invalid='true']"))).toBe(true);
  expect(guessing).toEqual([]);
});

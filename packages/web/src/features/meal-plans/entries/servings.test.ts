import { expect, it } from 'vitest';
import { readServings } from './servings.ts';

it.each([
  ['', null],
  [0, null],
  ['-', null],
  [2.5, 2.5],
  ['6', 6],
])('a field that says %j is for %j', (field, servings) => {
  expect(readServings(field)).toBe(servings);
});

import { expect, it } from 'vitest';
import { servingsOf } from './servings.ts';

it.each([
  ['', null],
  [0, null],
  ['-', null],
  [2.5, 2.5],
  ['6', 6],
])('a field that says %j is for %j', (field, servings) => {
  expect(servingsOf(field)).toBe(servings);
});

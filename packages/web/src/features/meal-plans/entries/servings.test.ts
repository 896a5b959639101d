import { expect, it } from 'vitest';
import { askServings, readServings } from './servings.ts';

it.each([
  ['', null],
  [0, null],
  ['-', null],
  [2.5, 2.5],
  ['6', 6],
])('a field that says %j is for %j', (field, servings) => {
  expect(readServings(field)).toBe(servings);
});

it('an address asks for planned servings, and for none where the plan says none', () => {
  expect([askServings(4.5), askServings(null)]).toEqual([{ servings: '4.5' }, {}]);
});

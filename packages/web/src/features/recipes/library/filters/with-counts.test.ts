import { expect, it } from 'vitest';
import { withCounts } from './with-counts.ts';

const options = [
  { id: 'a', name: 'Soup' },
  { id: 'b', name: 'Bread' },
];

it('options have their number of recipes, 0 where none has them', () => {
  expect(withCounts(options, { a: 3 })).toEqual([
    { id: 'a', name: 'Soup', count: 3 },
    { id: 'b', name: 'Bread', count: 0 },
  ]);
});

it('options are shown before the numbers have come', () => {
  expect(withCounts(options, undefined)).toBe(options);
  expect(withCounts(undefined, { a: 3 })).toBeUndefined();
});

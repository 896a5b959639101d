import { describe, expect, it } from 'vitest';
import { between } from './use-selection.ts';

describe('the rows between two', () => {
  it.each([
    ['b', 'd', ['b', 'c', 'd']],
    ['d', 'b', ['b', 'c', 'd']],
    ['a', 'a', ['a']],
    [null, 'b', []],
    ['gone', 'b', []],
  ])('from %s to %s are %j', (from, to, expected) => {
    expect(between(['a', 'b', 'c', 'd'], from, to)).toEqual(expected);
  });
});

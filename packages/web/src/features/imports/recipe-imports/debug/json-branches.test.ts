import { describe, expect, it } from 'vitest';
import { listBranches, isBranch } from './json-branches.ts';

describe('the tree of a result', () => {
  it.each([
    [{ a: 1 }, true],
    [['x'], true],
    [{}, false],
    [[], false],
    [null, false],
    ['text', false],
    [0, false],
  ])('of %j has parts: %s', (value, has) => {
    expect(isBranch(value)).toBe(has);
  });

  it('numbers the entries of lists from 1, and keeps the names and the order of an object', () => {
    expect(listBranches(['leek', 'salt'])).toEqual([
      ['1', 'leek'],
      ['2', 'salt'],
    ]);
    expect(listBranches({ name: 'Soup', image: null })).toEqual([
      ['name', 'Soup'],
      ['image', null],
    ]);
  });
});

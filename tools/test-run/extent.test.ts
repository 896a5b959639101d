import { describe, expect, it } from 'vitest';
import { readExtent, pickShare } from './extent.ts';

describe('the extent of a run', () => {
  it('is everything without a seed', () => {
    expect(readExtent({})).toEqual({ seed: null });
    expect(pickShare([1, 2, 3], 3, { seed: null })).toEqual([1, 2, 3]);
  });

  it('is a share by the seed, and as many seeds as parts are everything', () => {
    const cases = Array.from({ length: 10 }, (_, at) => at);
    const shares = [7, 8, 9].map((seed) => pickShare(cases, 3, readExtent({ TEST_SHARE: String(seed) })));
    expect(shares[0]).toEqual([1, 4, 7]);
    expect(shares.flat().toSorted()).toEqual(cases);
  });

  it('refuses a seed that is no number', () => {
    expect(() => readExtent({ TEST_SHARE: 'x' })).toThrow('TEST_SHARE');
  });
});

import { describe, expect, it } from 'vitest';
import { backoffMs } from './backoff.ts';
import { systemRandom } from './random.ts';

const backoff = { firstMs: 1000, maxMs: 10_000 };
const least = { ...systemRandom, int: (_maxExclusive: number) => 0 };
const most = { ...systemRandom, int: (maxExclusive: number) => maxExclusive - 1 };
const delays = (random: typeof least) => [1, 2, 3, 4, 5, 60].map((at) => backoffMs(random, at, backoff));

describe('exponential backoff', () => {
  it('doubles up to its maximum', () => {
    expect(delays(least)).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
  });

  it('is shortened by jitter to half at most', () => {
    expect(delays(most)).toEqual([500, 1000, 2000, 4000, 5000, 5000]);
  });

  it('differs between failures at the same moment', () => {
    const seen = new Set(Array.from({ length: 50 }, () => backoffMs(systemRandom, 4, backoff)));
    expect(seen.size).toBeGreaterThan(10);
  });
});

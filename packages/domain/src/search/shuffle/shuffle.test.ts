import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededPermutation } from './index.ts';

function order(seed: string, size: number): number[] {
  return Array.from({ length: size }, (_, index) => seededPermutation(seed, size)(index));
}

/** Sum of squared deviations from equal counts, in units of the expected count. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** About the 99.99 % point of the chi-square distribution (Wilson and Hilferty's approximation). */
function suspicious(degrees: number): number {
  const step = 2 / (9 * degrees);
  return degrees * (1 - step + 3.72 * Math.sqrt(step)) ** 3;
}

describe('seededPermutation', () => {
  it('meets every position exactly once', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 2000 }), (seed, size) => {
        const permute = seededPermutation(seed, size);
        const seen = new Set(Array.from({ length: size }, (_, index) => permute(index)));
        expect(seen.size).toBe(size);
        expect([...seen].every((image) => Number.isInteger(image) && image >= 0 && image < size)).toBe(true);
      }),
    );
  });

  it('gives the same order for the same seed, another for another', () => {
    expect(order('1700000000000', 100)).toEqual(order('1700000000000', 100));
    expect(order('1700000000000', 100)).not.toEqual(order('1700000000001', 100));
    expect(order('', 100)).not.toEqual(order(' ', 100));
  });

  it('keeps its orders over releases', () => {
    expect(order('soup', 8)).toMatchInlineSnapshot(`
      [
        2,
        4,
        0,
        1,
        6,
        3,
        5,
        7,
      ]
    `);
  });

  it.each([2, 3, 7, 10, 64, 100])('puts each of %d equally often first, last and in the middle', (size) => {
    for (const position of [0, Math.floor(size / 2), size - 1]) {
      const counts = Array.from({ length: size }, () => 0);
      for (let seed = 0; seed < 1000; seed += 1) {
        const image = seededPermutation(`seed ${seed}`, size)(position);
        counts[image] = (counts[image] ?? 0) + 1;
      }
      expect(chiSquare(counts)).toBeLessThan(suspicious(size - 1));
    }
  });

  it('reaches every order of four about equally often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 5000; seed += 1) {
      const key = order(String(seed), 4).join(' ');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(suspicious(23));
  });

  it('leaves neighbours apart', () => {
    const permute = seededPermutation('seed', 100_000);
    const kept = Array.from({ length: 99_999 }, (_, index) => permute(index + 1) - permute(index)).filter(
      (gap) => gap === 1,
    );
    expect(kept.length).toBeLessThan(10);
  });

  it('takes as long for a page of millions as for one of hundreds', () => {
    const permute = seededPermutation('seed', 2 ** 32);
    expect(new Set(Array.from({ length: 1000 }, (_, index) => permute(2 ** 32 - 1 - index))).size).toBe(1000);
  });

  it.each([-1, 1.5, Number.NaN, 2 ** 33])('knows no permutation of %d', (size) => {
    expect(() => seededPermutation('seed', size)).toThrow(RangeError);
  });

  it('refuses an index outside', () => {
    expect(() => seededPermutation('seed', 3)(3)).toThrow(RangeError);
    expect(() => seededPermutation('seed', 0)(0)).toThrow(RangeError);
  });
});

import { describe, expect, it } from 'vitest';
import { mannWhitneyP } from './mann-whitney.ts';
import { randomNumbers } from './random-numbers.ts';

describe('the Mann-Whitney test', () => {
  it('agrees with the example of its textbooks', () => {
    const one = [19, 22, 16, 29, 24];
    const other = [20, 11, 17, 12];
    // scipy.stats.mannwhitneyu(one, other, method='asymptotic'): p = 0.1113
    expect(mannWhitneyP(one, other)).toBeCloseTo(0.1113, 3);
  });

  it('corrects for values that are equal', () => {
    expect(mannWhitneyP([1, 1, 2, 2, 3], [1, 1, 2, 2, 3])).toBeCloseTo(1, 5);
    expect(mannWhitneyP([5, 5, 5], [5, 5, 5])).toBe(1);
  });

  it('tells a shift of a fifth of the spread in a thousand pairs from none', () => {
    const random = randomNumbers(11);
    const sample = (shift: number) => Array.from({ length: 1000 }, () => random() + shift);
    expect(mannWhitneyP(sample(0), sample(0))).toBeGreaterThan(0.01);
    expect(mannWhitneyP(sample(0), sample(0.2))).toBeLessThan(0.000_001);
  });
});

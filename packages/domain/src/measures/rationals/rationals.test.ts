import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compare,
  dividedBy,
  one,
  plus,
  type Rational,
  rational,
  toRational,
  roundedTo,
  times,
  toNumber,
  zero,
} from './index.ts';

const whole = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
const fractions = fc
  .tuple(
    whole,
    whole.filter((below) => below !== 0n),
  )
  .map(([above, below]) => rational(above, below));
const nonZero = fractions.filter(({ numerator }) => numerator !== 0n);

describe('fractions', () => {
  it.each<[number, bigint, bigint]>([
    [0.1, 1n, 10n],
    [-1.5, -3n, 2n],
    [1e-7, 1n, 10_000_000n],
    [1.25e21, 1_250_000_000_000_000_000_000n, 1n],
    [0, 0n, 1n],
  ])('%d is exact', (value, numerator, denominator) => {
    expect(toRational(value)).toEqual({ numerator, denominator });
  });

  it('are refused with the denominator 0 and from a value that is no number', () => {
    expect(() => rational(1, 0)).toThrow(RangeError);
    expect(() => toRational(Number.NaN)).toThrow(RangeError);
    expect(() => toRational(Number.POSITIVE_INFINITY)).toThrow(RangeError);
    expect(() => dividedBy(one, zero)).toThrow(RangeError);
  });

  it('give every number back, to fifteen digits', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: 1e-9, max: 1e9 }), (value) => {
        expect(Math.abs(toNumber(toRational(value)) - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-15);
      }),
    );
  });

  it('obey the laws of arithmetic', () => {
    fc.assert(
      fc.property(fractions, fractions, nonZero, (a, b, c) => {
        expect(plus(a, b)).toEqual(plus(b, a));
        expect(times(plus(a, b), c)).toEqual(plus(times(a, c), times(b, c)));
        expect(dividedBy(times(a, c), c)).toEqual(a);
        expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0);
      }),
    );
  });

  it('are in lowest terms', () => {
    fc.assert(
      fc.property(
        fractions,
        whole.filter((factor) => factor !== 0n),
        ({ numerator, denominator }, factor) => {
          expect(rational(numerator * factor, denominator * factor)).toEqual({ numerator, denominator });
          expect(denominator > 0n).toBe(true);
        },
      ),
    );
  });

  it('round to the nearest step, never further than half of it, and never out of order', () => {
    const steps = nonZero.filter((step) => compare(step, zero) > 0);
    fc.assert(
      fc.property(fractions, fractions, steps, (a, b, step) => {
        const near = roundedTo(a, step);
        expect(dividedBy(near, step).denominator).toBe(1n);
        expect(compare(times(distance(near, a), rational(2)), step)).toBeLessThanOrEqual(0);
        const [less, more] = compare(a, b) <= 0 ? [a, b] : [b, a];
        expect(compare(roundedTo(less, step), roundedTo(more, step))).toBeLessThanOrEqual(0);
      }),
    );
  });

  function distance(a: Rational, b: Rational): Rational {
    const difference = plus(a, times(b, rational(-1)));
    return compare(difference, zero) < 0 ? times(difference, rational(-1)) : difference;
  }
});

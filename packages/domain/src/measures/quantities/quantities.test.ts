import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decimalText,
  formatQuantity,
  fractionGlyphText,
  fractionText,
  nearestFraction,
  significantText,
} from './index.ts';

describe('formatQuantity', () => {
  it.each([
    [0.5, '¹/₂'],
    [1.5, '1 ¹/₂'],
    [0.333, '¹/₃'],
    [0.1, '¹/₁₀'],
    [0.99, '1'],
    [0.02, '¹/₃₂'],
    [0.01, '0'],
    [2.03, '2 ¹/₃₂'],
    [3.999, '4'],
    [100.5, '100 ¹/₂'],
    [31 / 32, '³¹/₃₂'],
    [0.25, '¹/₄'],
    [-0.5, '-¹/₂'],
    [-0.01, '0'],
    [8, '8'],
  ])('spells %d as %s', (quantity, text) => {
    expect(formatQuantity(quantity, null)).toBe(text);
    expect(formatQuantity(quantity, { fraction: true })).toBe(text);
  });

  it.each([
    [250.12345, '250.123'],
    [250, '250'],
    [0.5, '0.5'],
  ])('spells %d without fractions as %s', (quantity, text) => {
    expect(formatQuantity(quantity, { fraction: false })).toBe(text);
  });
});

describe('fractions of the web app', () => {
  it.each([
    [0.5, '½'],
    [1.75, '1 ¾'],
    [0.3, '³⁄₁₀'],
    [2 / 7, '²⁄₇'],
    [1 / 9, '⅑'],
    [3, '3'],
    [-1.5, '-1 ½'],
  ])('spell %d as %s', (value, text) => {
    expect(fractionGlyphText(value, 10)).toBe(text);
  });
});

describe('nearestFraction', () => {
  const amounts = fc.double({ min: 0, max: 1000, noNaN: true });

  it('is in lowest terms and as near as its denominators allow', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 32 }), (value, max) => {
        const { whole, numerator, denominator } = nearestFraction(value, max);
        expect(denominator).toBeLessThanOrEqual(max);
        expect(numerator === 0 || (numerator < denominator && divisor(numerator, denominator) === 1)).toBe(
          true,
        );
        expect(Math.abs(value - whole - numerator / denominator)).toBeLessThanOrEqual(1 / (2 * max) + 1e-6);
      }),
    );
  });

  it.each([
    [5 / 12, 3, { whole: 0, numerator: 1, denominator: 2 }],
    [1 / 4, 2, { whole: 0, numerator: 0, denominator: 1 }],
    [3 / 4, 2, { whole: 1, numerator: 0, denominator: 1 }],
    [1 / 2, 32, { whole: 0, numerator: 1, denominator: 2 }],
    [2 + 7 / 12, 3, { whole: 2, numerator: 1, denominator: 2 }],
  ])(
    'takes of two that are as near the one with the smaller denominator (%d, up to %i)',
    (value, max, fraction) => {
      expect(nearestFraction(value, max)).toEqual(fraction);
    },
  );

  it('finds every fraction again', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.integer({ min: 2, max: 32 }), fc.nat(31), (whole, denominator, raw) => {
        const numerator = raw % denominator;
        const found = nearestFraction(whole + numerator / denominator, 32);
        expect(found.whole + found.numerator / found.denominator).toBeCloseTo(
          whole + numerator / denominator,
          9,
        );
      }),
    );
  });

  it('spells what it finds', () => {
    fc.assert(
      fc.property(amounts, (value) => {
        expect(fractionText(value, 32)).toMatch(
          /^(\d+|[⁰¹²³⁴⁵⁶⁷⁸⁹]+\/[₀₁₂₃₄₅₆₇₈₉]+|\d+ [⁰¹²³⁴⁵⁶⁷⁸⁹]+\/[₀₁₂₃₄₅₆₇₈₉]+)$/,
        );
      }),
    );
  });

  function divisor(a: number, b: number): number {
    return b === 0 ? a : divisor(b, a % b);
  }
});

describe('decimals', () => {
  it('round', () => {
    expect(decimalText(1.23456, 3)).toBe('1.235');
    expect(decimalText(2, 3)).toBe('2');
    expect(significantText(1234, 3)).toBe('1230');
    expect(significantText(0.33333, 3)).toBe('0.333');
    expect(significantText(12, 3)).toBe('12');
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount, amountText, fractionalAmountText } from './amount-text.ts';

describe('readAmount', () => {
  it.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['.5', 0.5],
    ['1/2', 0.5],
    ['1 / 2', 0.5],
    ['1 1/2', 1.5],
    ['½', 0.5],
    ['2½', 2.5],
    ['2 ½', 2.5],
    ['١٫٥', 1.5],
    ['1/3', 0.333],
    ['  ', null],
    ['abc', undefined],
    ['1/0', undefined],
    ['1 2 3', undefined],
    ['-1', undefined],
    [',', undefined],
  ])('reads %j as %j', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });
});

describe('amountText', () => {
  it('writes what it reads', () => {
    expect(amountText(1.5, 'de')).toBe('1,5');
    expect(amountText(1234.5678, 'en')).toBe('1234.568');
    expect(amountText(null, 'en')).toBe('');
    expect(readAmount(amountText(2.25, 'ar-EG'))).toBe(2.25);
  });
});

describe('fractionalAmountText', () => {
  it.each([
    [0.5, 'en', '½'],
    [0.333, 'en', '⅓'],
    [1.5, 'de', '1 ½'],
    [2.667, 'en', '2 ⅔'],
    [0.125, 'en', '⅛'],
    [1.5, 'ar-EG', '١ ½'],
    [0.3, 'de', '0,3'],
    [0.34, 'en', '0.34'],
    [3, 'en', '3'],
    [0, 'en', '0'],
    [null, 'en', ''],
  ])('writes %j in %s as %j', (amount, locale, text) => {
    expect(fractionalAmountText(amount, locale)).toBe(text);
  });

  it('writes nothing that would be read as another amount', () => {
    const thousandths = fc.nat(50_000).map((count) => count / 1000);
    fc.assert(
      fc.property(thousandths, fc.constantFrom('en', 'de', 'ar-EG'), (amount, locale) => {
        expect(readAmount(fractionalAmountText(amount, locale))).toBe(amount);
      }),
      {
        examples: [
          [0.333, 'en'],
          [0.667, 'de'],
          [1.625, 'ar-EG'],
        ],
      },
    );
  });
});

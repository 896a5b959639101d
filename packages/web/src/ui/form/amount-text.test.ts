import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount, amountText, fractionalAmountText } from './amount-text.ts';

describe('readAmount', () => {
  it.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['.5', 0.5],
    ['1,', 1],
    ['1/2', 0.5],
    ['1 / 2', 0.5],
    ['1 1/2', 1.5],
    ['½', 0.5],
    ['2½', 2.5],
    ['2 ½', 2.5],
    ['١٫٥', 1.5],
    ['1/3', 0.333],
    ['1/6', 0.167],
    ['⅙', 0.167],
    ['2/7', 0.286],
    ['1 ⅑', 1.111],
    ['0.33333', 0.333],
    ['  ', null],
    ['abc', undefined],
    ['1/0', undefined],
    ['1 2 3', undefined],
    ['-1', undefined],
    [',', undefined],
    ['1.2.3', undefined],
  ])('reads %j as %j, in any language', (text, amount) => {
    for (const locale of ['en-US', 'de-DE', 'ar-EG', 'fr-FR']) expect(readAmount(text, locale)).toBe(amount);
  });

  it.each([
    ['1.200', 'de-DE', 1200],
    ['1.200', 'en-US', 1.2],
    ['1,200', 'en-US', 1200],
    ['1,200', 'de-DE', 1.2],
    ['250,5', 'de-DE', 250.5],
    ['0.200', 'de-DE', 0.2],
    ['1.200,5', 'de-DE', 1200.5],
    ['1,200.5', 'de-DE', 1200.5],
    ['1.200.000', 'en-US', 1_200_000],
    ['1 200,5', 'fr-FR', 1200.5],
    ['1\u202f200', 'fr-FR', 1200],
    ['1’200.5', 'de-CH', 1200.5],
    ['١٬٢٠٠', 'ar-EG', 1200],
    ['1 125/250', 'en-US', 1.5],
  ])('reads %j of %s as %j', (text, locale, amount) => {
    expect(readAmount(text, locale)).toBe(amount);
  });
});

describe('amountText', () => {
  it('writes what it reads', () => {
    expect(amountText(1.5, 'de')).toBe('1,5');
    expect(amountText(1234.5678, 'en')).toBe('1234.568');
    expect(amountText(null, 'en')).toBe('');
    expect(readAmount(amountText(2.25, 'ar-EG'), 'ar-EG')).toBe(2.25);
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
    [0.167, 'de', '⅙'],
    [1 / 6, 'en', '⅙'],
    [0.2, 'de', '⅕'],
    [1.143, 'en', '1 ⅐'],
    [0.1, 'en', '⅒'],
    [0.286, 'en', '2/7'],
    [2.3, 'de', '2 3/10'],
    [0.3, 'ar-EG', '٣/١٠'],
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
        expect(readAmount(fractionalAmountText(amount, locale), locale)).toBe(amount);
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

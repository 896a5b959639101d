import {
  fractionGlyphText,
  nearestFraction,
  numberPattern,
  readNumber,
} from '@hearth/domain/measures/quantities';
import { toNumber } from '@hearth/domain/measures/rationals';
import { plainNumber } from './plain-number.ts';

/** The finest fractions of recipes: tenths. */
const maxDenominator = 10;
const wholeNumber = new RegExp(`^(?:${numberPattern})$`, 'u');

/** An amount as text of a field, with the decimal separator of the reader's language. */
export function amountText(amount: number | null, locale: string): string {
  if (amount === null) return '';
  return amount.toLocaleString(locale, { maximumFractionDigits: 3, useGrouping: false });
}

/**
 * As `amountText`, but fractions down to tenths as recipes write them: `½`, `1 ⅙`, `2/7`. Amounts are kept in
 * thousandths, so ⅙ is 0.167.
 */
export function fractionalAmountText(amount: number | null, locale: string): string {
  if (amount === null || !(amount > 0)) return amountText(amount, locale);
  const { whole, numerator, denominator } = nearestFraction(amount, maxDenominator);
  const isNear = toThousandths(whole + numerator / denominator) === toThousandths(amount);
  if (numerator === 0 || !isNear) return amountText(amount, locale);
  const glyph = fractionGlyphText(numerator / denominator, maxDenominator);
  const part =
    glyph.length === 1 ? glyph : [numerator, denominator].map((one) => amountText(one, locale)).join('/');
  return whole === 0 ? part : `${amountText(whole, locale)} ${part}`;
}

/**
 * Parses an amount that is typed in a language, such as `1,5`, `1.5`, `1/2`, `1 1/2`, `1½` or `١٫٥`, to thousandths:
 * null for empty text, undefined for text that is no amount.
 */
export function readAmount(text: string, locale: string): number | null | undefined {
  const plain = plainNumber(text, locale).replace(/(?<=\.\d{4})\d+/, '');
  if (plain === '') return null;
  return wholeNumber.test(plain) ? toThousandths(toNumber(readNumber(plain))) : undefined;
}

function toThousandths(amount: number): number {
  return Math.round(amount * 1000) / 1000;
}

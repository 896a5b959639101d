import { plus, type Rational, rational, rationalOf, ZERO } from '../rationals/index.ts';
import { GLYPH_FRACTIONS } from './glyph-fractions.ts';

const GLYPHS = Object.keys(GLYPH_FRACTIONS).join('');
const DECIMAL = String.raw`\d{1,9}(?:[.,]\d{1,4})?`;

/**
 * A number as recipes write it, as part of a regular expression without groups of its own: `2`, `1.5`, `1,5`, `1/2`,
 * `1 1/2`, `½`, `1 ½`, `1½`.
 */
export const NUMBER = [
  String.raw`(?:\d{1,9}\s+)?\d{1,6}\s?[/⁄]\s?[1-9]\d{0,5}`,
  String.raw`(?:${DECIMAL}\s?)?[${GLYPHS}]`,
  DECIMAL,
].join('|');

const FRACTION = /^(?:(\d+)\s+)?(\d+)\s?[/⁄]\s?(\d+)$/;
const GLYPH = new RegExp(String.raw`^(${DECIMAL})?\s?([${GLYPHS}])$`, 'u');

/** The value of a text that `NUMBER` matches. A comma before exactly three digits groups thousands, unless after 0. */
export function readNumber(text: string): Rational {
  const fraction = FRACTION.exec(text);
  if (fraction !== null) {
    const [, whole = '0', above = '0', below = '1'] = fraction;
    return plus(rational(BigInt(whole)), rational(BigInt(above), BigInt(below)));
  }
  const glyph = GLYPH.exec(text);
  if (glyph === null) return readDecimal(text);
  const [above = '0', below = '1'] = (GLYPH_FRACTIONS[glyph[2] ?? ''] ?? '').split('/');
  const whole = glyph[1] === undefined ? ZERO : readDecimal(glyph[1]);
  return plus(whole, rational(BigInt(above), BigInt(below)));
}

/** Whether the number is written as a fraction. */
export function isFractionText(text: string): boolean {
  return FRACTION.test(text) || GLYPH.test(text);
}

function readDecimal(text: string): Rational {
  const isGrouped = /^[1-9]\d{0,2},\d{3}$/.test(text);
  return rationalOf(Number(isGrouped ? text.replace(',', '') : text.replace(',', '.')));
}

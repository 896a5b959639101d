import { plus, type Rational, rational, toRational, zero } from '../rationals/index.ts';
import { glyphFractions } from './glyph-fractions.ts';

const glyphs = Object.keys(glyphFractions).join('');
const decimal = String.raw`\d{1,9}(?:[.,]\d{1,4})?`;

/**
 * A number as recipes write it, as part of a regular expression without groups of its own: `2`, `1.5`, `1,5`, `1/2`,
 * `1 1/2`, `½`, `1 ½`, `1½`.
 */
export const numberPattern = [
  String.raw`(?:\d{1,9}\s+)?\d{1,6}\s?[/⁄]\s?[1-9]\d{0,5}`,
  String.raw`(?:${decimal}\s?)?[${glyphs}]`,
  decimal,
].join('|');

const fractionPattern = /^(?:(\d+)\s+)?(\d+)\s?[/⁄]\s?(\d+)$/;
const glyphPattern = new RegExp(String.raw`^(${decimal})?\s?([${glyphs}])$`, 'u');

/** The value of a text that `numberPattern` matches. A comma before exactly three digits groups thousands, unless after 0. */
export function readNumber(text: string): Rational {
  const fraction = fractionPattern.exec(text);
  if (fraction !== null) {
    const [, whole = '0', above = '0', below = '1'] = fraction;
    return plus(rational(BigInt(whole)), rational(BigInt(above), BigInt(below)));
  }
  const glyph = glyphPattern.exec(text);
  if (glyph === null) return readDecimal(text);
  const [above = '0', below = '1'] = (glyphFractions[glyph[2] ?? ''] ?? '').split('/');
  const whole = glyph[1] === undefined ? zero : readDecimal(glyph[1]);
  return plus(whole, rational(BigInt(above), BigInt(below)));
}

/** Whether the number is written as a fraction. */
export function isFractionText(text: string): boolean {
  return fractionPattern.test(text) || glyphPattern.test(text);
}

function readDecimal(text: string): Rational {
  const isGrouped = /^[1-9]\d{0,2},\d{3}$/.test(text);
  return toRational(Number(isGrouped ? text.replace(',', '') : text.replace(',', '.')));
}

import { plus, type Rational, rational, toRational, zero } from '../rationals/index.ts';
import { glyphFractions } from './glyph-fractions.ts';
import { latinDigits } from './latin-digits.ts';

const glyphs = Object.keys(glyphFractions).join('');
/** Blanks, narrow blanks and apostrophes that group thousands. */
const groupSigns = String.raw`[ \u00a0\u202f\u2009'’]`;
const decimal = String.raw`\d{1,9}(?:[.,]\d{1,4})?`;
const below = String.raw`\s?[/⁄]\s?[1-9]\d{0,3}(?![\d/⁄])`;
/** What joins a whole number and a fraction: `1 1/2`, `1-1/2`, `1 - 1/2`, `1 and 1/2`, `1 e ½`. */
const joint = String.raw`(?:\s?[-–]\s?|\s?[と又・]\s?|\s+(?:(?:and|&|und|et|y|e|en|og|och|i|и)\s+)?)`;

/**
 * A number as recipes write it, as part of a regular expression without groups of its own: `2`, `1.5`, `1,5`, `1/2`,
 * `1 1/2`, `1-1/2`, `½`, `1 ½`, `1½`.
 */
export const numberPattern = [
  String.raw`(?:\d{1,9}${joint})?\d{1,4}${below}`,
  String.raw`(?:${decimal}(?:\s?|${joint}))?[${glyphs}]`,
  decimal,
].join('|');

const grouped = new RegExp(
  String.raw`[1-9]\d{0,2}(?:(?:${groupSigns}\d{3})+|(?:\.\d{3})+|(?:,\d{3})+)(?:[.,]\d{1,2})?(?![\d.,]*\d)`,
  'uy',
);
const single = new RegExp(String.raw`(?:${numberPattern})(?!\d)|\.\d{1,4}(?![\d.])`, 'uy');
const fractionPattern = new RegExp(String.raw`^(?:(\d+)${joint})?(\d+)\s?[/⁄]\s?(\d+)$`, 'u');
const glyphPattern = new RegExp(String.raw`^(?:(${decimal})(?:\s?|${joint}))?([${glyphs}])$`, 'u');

/** A number in a text. */
export interface NumberAt {
  readonly value: Rational;
  readonly end: number;
  readonly isFraction: boolean;
}

/**
 * How a sign before three digits is meant: `1.000 g` are a thousand, `1.250 kg` one and a quarter. Only grams and
 * millilitres come in thousands, and a reader of a language that groups by points tells the rest.
 */
export interface Grouping {
  /** Whether the unit after the number is as small as a gram; null where none is. */
  readonly isSmallUnit: (end: number) => boolean | null;
}

/** The number that begins at a place of a text with Latin digits; null if none does. */
export function numberAt(text: string, start: number, { isSmallUnit }: Grouping): NumberAt | null {
  grouped.lastIndex = start;
  const group = grouped.exec(text)?.[0];
  if (group !== undefined) {
    const value = readGrouped(group, isSmallUnit(start + group.length));
    if (value !== null) return { value, end: start + group.length, isFraction: false };
  }
  single.lastIndex = start;
  const number = withoutRatio(single.exec(text)?.[0] ?? '');
  if (number === '') return null;
  return { value: readNumber(number), end: start + number.length, isFraction: isFractionText(number) };
}

/** A number whose fraction is a ratio stands alone: `1 80/20 beef patty` is one of them. */
function withoutRatio(number: string): string {
  const [, whole = '', above = '', below = ''] = fractionPattern.exec(number) ?? [];
  return whole !== '' && Number(above) >= Number(below) ? whole : number;
}

/** The value of a number whose thousands are grouped; null where its sign is no grouping. */
function readGrouped(text: string, isSmallUnit: boolean | null): Rational | null {
  const sign = /[^\d]/u.exec(text)?.[0] ?? '';
  const parts = text.split(sign);
  const isOneGroup = parts.length === 2 && /^\d{3}$/.test(parts[1] ?? '');
  const isGrouping = isSmallUnit ?? sign === ',';
  if (isOneGroup && /[.,]/.test(sign) && !isGrouping) return toRational(Number(text.replace(',', '.')));
  if (isOneGroup && /[ \u00a0]/.test(sign) && isSmallUnit !== true) return null;
  const [whole = '', decimals = '0'] = (parts.length > 1 ? parts.join('') : text).split(/[.,]/);
  return toRational(Number(`${whole}.${decimals}`));
}

/**
 * The value of a text that is a number and nothing else. A comma before exactly three digits groups thousands, unless
 * after 0. Throws a RangeError for a fraction of nothing, as any text that `numberPattern` does not match.
 */
export function readNumber(written: string): Rational {
  const text = latinDigits(written);
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
  const isGrouped = /^[1-9]\d{0,2}(?:,\d{3})+$/.test(text);
  return toRational(
    Number((isGrouped ? text.replaceAll(',', '') : text.replace(',', '.')).replace(/^\./, '0.')),
  );
}

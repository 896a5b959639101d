import { glyphFractions } from './glyph-fractions.ts';
import { nearestFraction, type MixedFraction } from './nearest-fraction.ts';

const superscriptDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const subscriptDigits = '₀₁₂₃₄₅₆₇₈₉';
const fractionSlash = '\u2044';

/** The single character of a fraction, by `numerator/denominator`. */
const glyphs: ReadonlyMap<string, string> = new Map(
  Object.entries(glyphFractions).map(([glyph, fraction]) => [fraction, glyph]),
);

/**
 * An amount as the `display` of the API spells it: the nearest fraction, as superscript digits, a slash and subscript
 * digits, after the whole number if there is one: `¹/₂`, `1 ¹/₂`, `4`.
 */
export function fractionText(value: number, maxDenominator: number): string {
  const nearest = (positive: number) => nearestFraction(positive, maxDenominator);
  return signed(value, nearest, ({ numerator, denominator }) => {
    return `${digits(numerator, superscriptDigits)}/${digits(denominator, subscriptDigits)}`;
  });
}

/**
 * An amount as the web app shows it: `½`, `1 ½`, and `²⁄₇` with the fraction slash (U+2044) where Unicode has no
 * single character. Fonts draw both as one figure and screen readers read them as fractions.
 */
export function fractionGlyphText(value: number, maxDenominator: number): string {
  return glyphText(value, (positive) => nearestFraction(positive, maxDenominator));
}

/** As {@link fractionGlyphText}, with the fraction that `nearest` finds for a number ≥ 0. */
function glyphText(value: number, nearest: (value: number) => MixedFraction): string {
  return signed(value, nearest, ({ numerator, denominator }) => {
    const glyph = glyphs.get(`${numerator}/${denominator}`);
    const built = digits(numerator, superscriptDigits) + fractionSlash + digits(denominator, subscriptDigits);
    return glyph ?? built;
  });
}

function signed(
  value: number,
  nearest: (value: number) => MixedFraction,
  spell: (fraction: MixedFraction) => string,
): string {
  const fraction = nearest(Math.abs(value));
  const { whole, numerator } = fraction;
  const proper = numerator === 0 ? '' : spell(fraction);
  const text = [whole === 0 && proper !== '' ? '' : String(whole), proper]
    .filter((part) => part !== '')
    .join(' ');
  return value < 0 && text !== '0' ? `-${text}` : text;
}

function digits(value: number, alphabet: string): string {
  return [...String(value)].map((digit) => alphabet.charAt(Number(digit))).join('');
}

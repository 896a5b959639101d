/** Amounts as texts: decimals and fractions, for the stored display of the API and for the web app. */
export { decimalText, significantText } from './decimal-text.ts';
export { formatQuantity, type QuantityUnit } from './format-quantity.ts';
export { glyphFractions } from './glyph-fractions.ts';
export { fractionGlyphText, fractionText } from './fraction-text.ts';
export { type MixedFraction, nearestFraction } from './nearest-fraction.ts';
export { latinDigits } from './latin-digits.ts';
export {
  type Grouping,
  isFractionText,
  numberAt,
  type NumberAt,
  numberPattern,
  readNumber,
} from './read-number.ts';

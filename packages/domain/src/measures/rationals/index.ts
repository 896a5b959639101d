/** Exact arithmetic with fractions, so that thirds of cups stay thirds. */
export {
  compare,
  dividedBy,
  minus,
  one,
  plus,
  type Rational,
  rational,
  rationalFromText,
  rationalOf,
  rationalText,
  roundedTo,
  times,
  toNumber,
  zero,
} from './rational.ts';

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
  toRational,
  rationalText,
  roundedTo,
  times,
  toNumber,
  zero,
} from './rational.ts';

/** Exact arithmetic with fractions, so that thirds of cups stay thirds. */
export {
  compare,
  dividedBy,
  minus,
  ONE,
  plus,
  type Rational,
  rational,
  rationalFromText,
  rationalOf,
  rationalText,
  roundedTo,
  times,
  toNumber,
  ZERO,
} from './rational.ts';

/** Exact arithmetic with fractions, so that thirds of cups stay thirds. */
export {
  compare,
  dividedBy,
  ONE,
  plus,
  type Rational,
  rational,
  rationalOf,
  roundedTo,
  times,
  toNumber,
  ZERO,
} from './rational.ts';

import { compare, minus, type Rational, rational } from '../rationals/index.ts';

/** The marks of British gas ovens and their degrees Fahrenheit: from mark 1 on, each mark is 25 °F more. */
const marks: readonly (readonly [mark: Rational, fahrenheit: Rational])[] = [
  [rational(1, 4), rational(225)],
  [rational(1, 2), rational(250)],
  ...Array.from({ length: 10 }, (_, index) => [rational(index + 1), rational(275 + 25 * index)] as const),
];
const halfStep = rational(25, 2);

/** The temperature of a gas mark in degrees Fahrenheit; null for what is no mark of the dial, ¼, ½ and 1 to 10. */
export function gasMarkInFahrenheit(mark: Rational): Rational | null {
  return marks.find(([one]) => compare(one, mark) === 0)?.[1] ?? null;
}

/** The gas mark nearest to a temperature in degrees Fahrenheit; null for one that is off the dial. */
export function nearestGasMark(fahrenheit: Rational): Rational | null {
  const isNear = (other: Rational) =>
    compare(minus(fahrenheit, other), halfStep) < 0 && compare(minus(other, fahrenheit), halfStep) <= 0;
  return marks.find(([, other]) => isNear(other))?.[0] ?? null;
}

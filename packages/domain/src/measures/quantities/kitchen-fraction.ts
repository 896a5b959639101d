import type { MixedFraction } from './nearest-fraction.ts';
import { glyphText } from './fraction-text.ts';

/** The parts that measuring cups and spoons have, fewest first. */
const denominators = [1, 2, 3, 4, 8];
const epsilon = 1e-9;

/** The fraction nearest to a number ≥ 0 among halves, thirds, quarters and eighths. */
export function kitchenFraction(value: number): MixedFraction {
  const floor = Math.floor(value);
  const rest = value - floor;
  const distance = ([above, below]: readonly [number, number]) => Math.abs(rest - above / below);
  const candidates = denominators.map((below) => [Math.round(rest * below), below] as const);
  const [numerator, denominator] = candidates.reduce((best, one) =>
    distance(one) < distance(best) - epsilon ? one : best,
  );
  if (denominator > 1) return { whole: floor, numerator, denominator };
  return { whole: floor + numerator, numerator: 0, denominator: 1 };
}

/** The number that {@link kitchenFraction} stands for. */
export function kitchenValue(value: number): number {
  const { whole, numerator, denominator } = kitchenFraction(value);
  return whole + numerator / denominator;
}

/** An amount as measuring cups and spoons have it: `½`, `1 ⅔`; `0` if it is too small for them. */
export function kitchenFractionText(value: number): string {
  return glyphText(value, kitchenFraction);
}

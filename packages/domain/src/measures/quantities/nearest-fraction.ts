/** `whole + numerator / denominator`, in lowest terms; the numerator is 0 for an integer. Never negative. */
export interface MixedFraction {
  whole: number;
  numerator: number;
  denominator: number;
}

/** Distances nearer to each other than this are equal, and the smaller denominator wins. */
const epsilon = 1e-9;

/** The fraction nearest to a number ≥ 0 among those with a denominator up to `maxDenominator`. */
export function nearestFraction(value: number, maxDenominator: number): MixedFraction {
  const floor = Math.floor(value);
  const rest = value - floor;
  let best = { numerator: Math.round(rest), denominator: 1 };
  let distance = Math.abs(rest - best.numerator);
  for (let denominator = 2; denominator <= maxDenominator; denominator += 1) {
    const numerator = Math.round(rest * denominator);
    const candidate = Math.abs(rest - numerator / denominator);
    if (candidate < distance - epsilon) {
      best = { numerator, denominator };
      distance = candidate;
    }
  }
  return best.denominator === 1
    ? { whole: floor + best.numerator, numerator: 0, denominator: 1 }
    : { whole: floor, ...best };
}

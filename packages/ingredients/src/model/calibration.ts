/** Turns log odds into a share of right lines: slope and intercept of a sigmoid. */
export type Calibration = readonly [slope: number, intercept: number];

/** The share of lines as probable as this one that are right: Platt scaling (1999) of the log odds. */
export function calibrated(probability: number, [slope, intercept]: Calibration): number {
  const below = Math.min(probability, 1 - 1e-6);
  const odds = Math.log(below / (1 - below));
  return 1 / (1 + Math.exp(-(slope * odds + intercept)));
}

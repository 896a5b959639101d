import { labelNames, type StoredModel } from '../src/model/index.ts';

/** Weights as the training program prints them. */
export interface TrainedWeights {
  readonly transitions: readonly (readonly [from: string, to: string, weight: number])[];
  readonly states: readonly (readonly [feature: string, label: string, weight: number])[];
}

const description =
  'Weights of a linear-chain CRF for English ingredient lines, trained with python-crfsuite by packages/ingredients/trainer ' +
  'from the labelled lines of github.com/strangetom/ingredient-parser (AllRecipes, BBC, Cookstr, TasteCooking, New York Times)';
/** Thousandths keep every decision; they halve the file. */
const scale = 1000;

/** What turns the probabilities of labels into shares of right lines. */
export type Calibrations = Pick<StoredModel, 'calibration' | 'pooledCalibration'>;

/** Leaves probabilities as they are. */
export const uncalibrated: Calibrations = { calibration: [1, 0], pooledCalibration: [1, 0] };

/** Trained weights in the form in which the program loads them; weights below a thousandth are left out. */
export function storedModel(
  { transitions, states }: TrainedWeights,
  calibrations: Calibrations,
): StoredModel {
  const labelNumber = new Map<string, number>(labelNames.map((label, number) => [label, number]));
  const matrix = labelNames.map(() => labelNames.map(() => 0));
  for (const [from, to, weight] of transitions) {
    const row = matrix[labelNumber.get(from) ?? -1];
    const column = labelNumber.get(to);
    if (row !== undefined && column !== undefined) row[column] = Math.round(weight * scale);
  }
  const byFeature = new Map<string, string[]>();
  for (const [feature, label, weight] of states) {
    const rounded = Math.round(weight * scale);
    if (rounded === 0) continue;
    byFeature.set(feature, [...(byFeature.get(feature) ?? []), `${labelNumber.get(label)}:${rounded}`]);
  }
  const rows = [...byFeature].map(([feature, weights]) => `${feature}\t${weights.join(' ')}`).toSorted();
  return { about: description, scale, ...calibrations, transitions: matrix, features: rows.join('\n') };
}

import { LABELS } from './labels.ts';

/** The trained weights as they are stored; `train` in tools writes them. */
export interface StoredModel {
  /** What the model was trained from, and how: for people. */
  readonly about: string;
  /** Weights are stored as whole numbers, this many to one. */
  readonly scale: number;
  /** From each label (row) to each label, in the order of `LABELS`. */
  readonly transitions: readonly (readonly number[])[];
  /** `feature<tab>label:weight label:weight …`, a line each; labels by number. */
  readonly features: string;
  /** Turns the log probability of the best labels into the share of such lines that are right: a and b of a sigmoid. */
  readonly calibration: readonly number[];
}

/** A linear-chain conditional random field over the labels of ingredient lines. */
export interface LabelModel {
  /** The weight of each label for a feature; undefined for a feature that training did not keep. */
  readonly weights: ReadonlyMap<string, Float64Array>;
  /** Flat, row by row: `transitions[from * labels + to]`. */
  readonly transitions: Float64Array;
  readonly calibration: readonly [slope: number, intercept: number];
}

/** Reads stored weights into the form in which lines are labelled. Takes some 50 ms: once per process. */
export function readModel({ scale, transitions, features, calibration }: StoredModel): LabelModel {
  const weights = new Map<string, Float64Array>();
  for (const row of features.split('\n')) {
    const tab = row.indexOf('\t');
    if (tab < 0) continue;
    weights.set(row.slice(0, tab), weightsOf(row.slice(tab + 1), scale));
  }
  const [slope = 1, intercept = 0] = calibration;
  return {
    weights,
    transitions: Float64Array.from(transitions.flat(), (one) => one / scale),
    calibration: [slope, intercept],
  };
}

function weightsOf(text: string, scale: number): Float64Array {
  const weights = new Float64Array(LABELS.length);
  for (const pair of text.split(' ')) {
    const [label = '0', weight = '0'] = pair.split(':');
    weights[Number(label)] = Number(weight) / scale;
  }
  return weights;
}

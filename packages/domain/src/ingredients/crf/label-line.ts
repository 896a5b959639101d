import { withoutAlternative } from './alternatives.ts';
import { marginals, stateScores, viterbi } from './decode.ts';
import { type Label, LABELS } from './labels.ts';
import type { LabelModel } from './model.ts';
import { LONGEST_LINE, type Token, tokensOf } from './tokens.ts';

/** A line with a label for each of its tokens. */
export interface LabelledLine {
  readonly tokens: readonly Token[];
  readonly labels: readonly Label[];
  /** How probable each label is, from 0 to 1. */
  readonly confidences: readonly number[];
  /** How many of a hundred lines that look as sure as this one are labelled right throughout, as a share. */
  readonly confidence: number;
}

/** Labels the tokens of an English ingredient line; null for a line without any, or one that is too long. */
export function labelLine(line: string, model: LabelModel): LabelledLine | null {
  if (line.length > LONGEST_LINE) return null;
  const tokens = tokensOf(line);
  if (tokens.length === 0) return null;
  const scores = stateScores(tokens, model);
  const best = viterbi(scores, model);
  const { probabilities, logPartition } = marginals(scores, model);
  const labels = Array.from(best.labels, (label) => LABELS[label] ?? 'COMMENT');
  const confidences = Array.from(best.labels, (label, at) => probabilities[at * LABELS.length + label] ?? 0);
  return {
    tokens,
    labels: withoutAlternative(tokens, labels),
    confidences,
    confidence: calibrated(best.score - logPartition, model),
  };
}

/** Platt scaling (1999) of the log odds of the whole sequence. */
function calibrated(logProbability: number, { calibration: [slope, intercept] }: LabelModel): number {
  const probability = Math.min(Math.exp(logProbability), 1 - 1e-6);
  const odds = Math.log(probability / (1 - probability));
  return 1 / (1 + Math.exp(-(slope * odds + intercept)));
}

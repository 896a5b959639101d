import { withAddedFraction, withoutAlternative } from './alternatives.ts';
import { type Calibration, calibrated } from './calibration.ts';
import { type Marginals, marginals, stateScores, viterbi } from './decode.ts';
import { type Label, labelNames } from './labels.ts';
import type { LabelModel } from './model.ts';
import { pooledScores } from './opinion-pool.ts';
import { maxLineLength, type Token, tokenize } from './tokens/tokens.ts';

/** A line with a label for each of its tokens. */
export interface LabelledLine {
  readonly tokens: readonly Token[];
  readonly labels: readonly Label[];
  /** How probable each label is, from 0 to 1. */
  readonly confidences: readonly number[];
  /** How many of a hundred lines that look as sure as this one are labelled right throughout, as a share. */
  readonly confidence: number;
  /** Whether the network had a say in its labels. */
  readonly isPooled: boolean;
}

/** From this probability of all labels on, the network is not asked: it would change one such line in a thousand. */
const sure = 0.9;
/** The network takes ten times as long for a token, and has learned from no line of more. */
const maxPooledTokens = 100;

/** Labels the tokens of an English ingredient line; null for a line without any, or one that is too long. */
export function labelLine(line: string, model: LabelModel): LabelledLine | null {
  if (line.length > maxLineLength) return null;
  const tokens = tokenize(line);
  if (tokens.length === 0) return null;
  const scores = stateScores(tokens, model);
  const { calibration, pool } = model;
  const own = decoded(scores, model);
  if (pool === null || own.probability >= sure || tokens.length > maxPooledTokens)
    return { ...labelledLine(tokens, own, calibration), isPooled: false };
  const pooled = decoded(pooledScores(scores, tokens, pool), pool);
  return { ...labelledLine(tokens, pooled, pool.calibration), isPooled: true };
}

/** The most probable labels by number, how probable they are together, and each label by itself. */
interface Decoded extends Pick<Marginals, 'probabilities'> {
  readonly best: Uint8Array;
  readonly probability: number;
}

function decoded(scores: Float64Array, model: Pick<LabelModel, 'transitions'>): Decoded {
  const { labels, score } = viterbi(scores, model);
  const { probabilities, logPartition } = marginals(scores, model);
  return { best: labels, probability: Math.exp(score - logPartition), probabilities };
}

function labelledLine(
  tokens: readonly Token[],
  { best, probability, probabilities }: Decoded,
  calibration: Calibration,
): Omit<LabelledLine, 'isPooled'> {
  const labels = Array.from(best, (label) => labelNames[label] ?? 'COMMENT');
  return {
    tokens,
    labels: withoutAlternative(tokens, withAddedFraction(tokens, labels)),
    confidences: Array.from(best, (label, at) => probabilities[at * labelNames.length + label] ?? 0),
    confidence: calibrated(probability, calibration),
  };
}

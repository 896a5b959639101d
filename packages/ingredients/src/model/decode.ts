import { visitFeatures } from './features/features.ts';
import { labelNames } from './labels.ts';
import type { LabelModel } from './model.ts';
import type { Token } from './tokens/tokens.ts';
import { noText, unknown } from './features/vocabulary.ts';

const count = labelNames.length;

/** The scores of each label at each token, flat: `scores[token * labels + label]`. */
export function stateScores(tokens: readonly Token[], { vocabulary, table }: LabelModel): Float64Array {
  const scores = new Float64Array(tokens.length * count);
  visitFeatures(tokens, vocabulary, (at, template, first, second = noText, third = noText) => {
    if (first === unknown || second === unknown || third === unknown) return;
    const from = table.find(template, first, second, third);
    if (from < 0) return;
    for (let label = 0; label < count; label += 1) {
      const place = at * count + label;
      scores[place] = (scores[place] ?? 0) + (table.weights[from + label] ?? 0);
    }
  });
  return scores;
}

/** The most probable sequence of labels, by number, and its score: the algorithm of Viterbi (1967). */
export function viterbi(
  scores: Float64Array,
  { transitions }: Pick<LabelModel, 'transitions'>,
): { labels: Uint8Array; score: number } {
  const length = scores.length / count;
  const best = Float64Array.from(scores);
  const from = new Uint8Array(scores.length);
  for (let at = 1; at < length; at += 1) {
    for (let label = 0; label < count; label += 1) {
      const place = at * count + label;
      const before = bestBefore(best, transitions, at, label);
      from[place] = before;
      const reached = (best[(at - 1) * count + before] ?? 0) + (transitions[before * count + label] ?? 0);
      best[place] = reached + (scores[place] ?? 0);
    }
  }
  return pathBack(best, from, length);
}

function bestBefore(best: Float64Array, transitions: Float64Array, at: number, label: number): number {
  let most = -Infinity;
  let found = 0;
  for (let before = 0; before < count; before += 1) {
    const score = (best[(at - 1) * count + before] ?? 0) + (transitions[before * count + label] ?? 0);
    if (score > most) {
      most = score;
      found = before;
    }
  }
  return found;
}

function pathBack(best: Float64Array, from: Uint8Array, length: number) {
  const labels = new Uint8Array(length);
  let label = 0;
  const last = (length - 1) * count;
  for (let one = 1; one < count; one += 1) {
    if ((best[last + one] ?? 0) > (best[last + label] ?? 0)) label = one;
  }
  const score = best[last + label] ?? 0;
  for (let at = length - 1; at >= 0; at -= 1) {
    labels[at] = label;
    label = from[at * count + label] ?? 0;
  }
  return { labels, score };
}

/** How probable each label is at each token, flat as the scores are, and the logarithm of the partition function. */
export interface Marginals {
  readonly probabilities: Float64Array;
  readonly logPartition: number;
}

/**
 * The forward-backward algorithm in scaled probabilities (Rabiner 1989, section V.A): each token's forward values are
 * divided by their sum, so that long lines neither overflow nor vanish.
 */
export function marginals(scores: Float64Array, { transitions }: Pick<LabelModel, 'transitions'>): Marginals {
  const length = scores.length / count;
  const steps = transitions.map(Math.exp);
  const { states, logScale } = exponentials(scores, length);
  const { forward, scales, logPartition } = forwardPass(states, steps, length);
  const backward = backwardPass(states, steps, scales, length);
  const probabilities = forward.map((one, place) => one * (backward[place] ?? 0));
  return { probabilities, logPartition: logPartition + logScale };
}

/** The exponentials of scores, each token's largest as 1. */
function exponentials(scores: Float64Array, length: number) {
  const states = new Float64Array(scores.length);
  let logScale = 0;
  for (let at = 0; at < length; at += 1) {
    const own = scores.subarray(at * count, (at + 1) * count);
    const most = Math.max(...own);
    logScale += most;
    for (let label = 0; label < count; label += 1)
      states[at * count + label] = Math.exp((own[label] ?? 0) - most);
  }
  return { states, logScale };
}

function forwardPass(states: Float64Array, steps: Float64Array, length: number) {
  const forward = new Float64Array(states.length);
  const scales = new Float64Array(length);
  let logPartition = 0;
  for (let at = 0; at < length; at += 1) {
    let sum = 0;
    for (let label = 0; label < count; label += 1) {
      const reached = at === 0 ? 1 : reachedFrom(forward, steps, at, label);
      const value = reached * (states[at * count + label] ?? 0);
      forward[at * count + label] = value;
      sum += value;
    }
    scales[at] = sum;
    logPartition += Math.log(sum);
    for (let label = 0; label < count; label += 1) {
      forward[at * count + label] = (forward[at * count + label] ?? 0) / sum;
    }
  }
  return { forward, scales, logPartition };
}

function reachedFrom(forward: Float64Array, steps: Float64Array, at: number, label: number): number {
  let reached = 0;
  for (let before = 0; before < count; before += 1) {
    reached += (forward[(at - 1) * count + before] ?? 0) * (steps[before * count + label] ?? 0);
  }
  return reached;
}

function backwardPass(states: Float64Array, steps: Float64Array, scales: Float64Array, length: number) {
  const backward = new Float64Array(states.length).fill(1);
  for (let at = length - 2; at >= 0; at -= 1) {
    for (let label = 0; label < count; label += 1) {
      let sum = 0;
      for (let next = 0; next < count; next += 1) {
        const place = (at + 1) * count + next;
        sum += (steps[label * count + next] ?? 0) * (states[place] ?? 0) * (backward[place] ?? 0);
      }
      backward[at * count + label] = sum / (scales[at + 1] ?? 1);
    }
  }
  return backward;
}

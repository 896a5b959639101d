import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marginals, viterbi } from './decode.ts';
import { labelNames } from './labels.ts';
import type { LabelModel } from './model.ts';

type Transitions = Pick<LabelModel, 'transitions'>;

const count = labelNames.length;

const weight = fc.double({ min: -6, max: 6, noNaN: true });
const model = fc
  .array(weight, { minLength: count * count, maxLength: count * count })
  .map((all): Transitions => ({ transitions: Float64Array.from(all) }));
const scores = fc
  .integer({ min: 1, max: 4 })
  .chain((length) => fc.array(weight, { minLength: length * count, maxLength: length * count }))
  .map((all) => Float64Array.from(all));

/** Every sequence of labels with its score: what the algorithms must agree with. */
function allPaths(states: Float64Array, { transitions }: Transitions): { labels: number[]; score: number }[] {
  const length = states.length / count;
  let paths: { labels: number[]; score: number }[] = [{ labels: [], score: 0 }];
  for (let at = 0; at < length; at += 1) {
    paths = paths.flatMap(({ labels, score }) =>
      labelNames.map((_, label) => {
        const before = labels.at(-1);
        const step = before === undefined ? 0 : (transitions[before * count + label] ?? 0);
        return { labels: [...labels, label], score: score + step + (states[at * count + label] ?? 0) };
      }),
    );
  }
  return paths;
}

describe('decoding', () => {
  it('Viterbi finds the best of all sequences', () => {
    fc.assert(
      fc.property(model, scores, (crf, states) => {
        const best = Math.max(...allPaths(states, crf).map(({ score }) => score));
        const found = viterbi(states, crf);
        expect(found.score).toBeCloseTo(best, 8);
        const same = allPaths(states, crf).find(({ labels }) => labels.join() === [...found.labels].join());
        expect(same?.score).toBeCloseTo(best, 8);
      }),
      { numRuns: 30 },
    );
  });

  it('marginals are those of all sequences, and the partition function is their sum', () => {
    fc.assert(
      fc.property(model, scores, (crf, states) => {
        const paths = allPaths(states, crf);
        const total = paths.reduce((sum, { score }) => sum + Math.exp(score), 0);
        const { probabilities, logPartition } = marginals(states, crf);
        expect(logPartition).toBeCloseTo(Math.log(total), 6);
        for (const [place, probability] of probabilities.entries()) {
          const at = Math.floor(place / count);
          const through = paths.filter(({ labels }) => labels[at] === place % count);
          const expected = through.reduce((sum, { score }) => sum + Math.exp(score), 0) / total;
          expect(probability).toBeCloseTo(expected, 8);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('a very long line neither overflows nor vanishes', () => {
    const crf = { transitions: new Float64Array(count * count).fill(3) };
    const { probabilities, logPartition } = marginals(new Float64Array(2000 * count).fill(9), crf);
    expect(Number.isFinite(logPartition)).toBe(true);
    expect(probabilities.every((one) => Math.abs(one - 1 / count) < 1e-9)).toBe(true);
  });
});

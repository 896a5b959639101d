import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkScores, readNetwork } from './network/index.ts';
import { anyNetwork } from './network/network-for-test.ts';
import { labelLine } from './label-line.ts';
import { loadLabelModel } from './load-model.ts';
import { opinionPool, pooledScores } from './opinion-pool.ts';
import { tokenize } from './tokens/tokens.ts';

const labelCount = 3;
/** Lines that the field reads wrong by itself. */
const doubtful = [
  'a good glug of oil, plus extra for brushing',
  'two dozen oysters',
  'the zest of half a lemon, pared into strips',
];
const weights = (length: number) =>
  fc
    .array(fc.double({ min: -9, max: 9, noNaN: true }), { minLength: length, maxLength: length })
    .map((all) => Float64Array.from(all));

describe('the opinion pool', () => {
  it('has the mean of the scores and of the transitions of both', () => {
    const tokens = tokenize('2 cups Salt, salted');
    fc.assert(
      fc.property(
        anyNetwork.map(readNetwork),
        weights(labelCount * labelCount),
        weights(labelCount * tokens.length),
        (network, transitions, scores) => {
          const pool = opinionPool(transitions, network, [1, 0]);
          const others = networkScores(tokens, network);
          for (const [at, score] of pooledScores(scores, tokens, pool).entries())
            expect(score * 2).toBeCloseTo((scores[at] ?? NaN) + (others[at] ?? NaN), 9);
          for (const [at, weight] of pool.transitions.entries())
            expect(weight * 2).toBeCloseTo(
              (transitions[at] ?? NaN) + (network.matrices.transitions.values[at] ?? NaN),
              6,
            );
        },
      ),
    );
  });

  it('is asked about lines that the field is not sure of, and changes some', async () => {
    const model = await loadLabelModel();
    const alone = { ...model, pool: null };
    expect(labelLine('2 cups flour', model)).toMatchObject({ isPooled: false });
    for (const line of doubtful) {
      const pooled = labelLine(line, model);
      expect(pooled?.isPooled).toBe(true);
      expect(pooled?.labels).not.toEqual(labelLine(line, alone)?.labels);
    }
  });

  it('is not asked about a line that is longer than any it has learned from', async () => {
    const model = await loadLabelModel();
    const long = 'mashed potato or whatever, '.repeat(60);
    expect(labelLine(long, model)?.isPooled).toBe(false);
    expect(labelLine(long.slice(0, 200), model)?.isPooled).toBe(true);
  });
});

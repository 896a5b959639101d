import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNetwork } from './network.ts';
import { anyNetwork, plainScores } from './network-for-test.ts';
import { networkScores } from './network-scores.ts';

/** Texts with the rows that the small network has for them: a known word, another, a sign, a long one. */
const tokens = [
  { text: 'salt', word: 'salt', rows: { word: 2, characters: [2, 3, 4, 5], shape: 2 } },
  { text: 'S', word: 'salt', rows: { word: 2, characters: [1], shape: 1 } },
  { text: 'Cups', word: 'cup', rows: { word: 3, characters: [1, 1, 1, 2], shape: 3 } },
  { text: '(', word: '(', rows: { word: 1, characters: [1], shape: 1 } },
  { text: ')', word: ')', rows: { word: 1, characters: [1], shape: 1 } },
  { text: ',', word: ',', rows: { word: 1, characters: [1], shape: 1 } },
  {
    text: 'saltsaltsaltsaltsalt',
    word: 'saltsaltsaltsaltsalt',
    rows: { word: 1, characters: [2, 3, 4, 5, 2, 3, 4, 5, 2, 3, 4, 5, 2, 3, 4, 5], shape: 2 },
  },
] as const;

describe('the scores of the network', () => {
  it('are those of its formulas, whatever it has met before', () => {
    fc.assert(
      fc.property(
        anyNetwork,
        fc.array(fc.constantFrom(...tokens), { minLength: 1, maxLength: 8 }),
        (stored, line) => {
          const network = readNetwork(stored);
          const expected = plainScores(
            stored,
            line.map(({ rows }, at) => ({ ...rows, place: findPlace(line, at) })),
          );
          for (const met of [0, 1]) {
            expect(network.met.size > 0).toBe(met === 1);
            const found = networkScores(line, network);
            expect(found.length).toBe(expected.length);
            for (const [at, score] of found.entries()) expect(score).toBeCloseTo(expected[at] ?? NaN, 4);
          }
        },
      ),
    );
  });
});

/** Brackets count 4, each comma outside them 1, three at most. */
function findPlace(line: readonly { readonly text: string }[], at: number): number {
  const before = line.slice(0, at).map(({ text }) => text);
  const isOpen = before.lastIndexOf('(') > before.lastIndexOf(')');
  const own = line[at]?.text;
  const outside = before.filter(
    (text, place) =>
      text === ',' && before.slice(0, place).lastIndexOf('(') <= before.slice(0, place).lastIndexOf(')'),
  );
  return (isOpen || own === '(' ? 4 : 0) + Math.min(outside.length, 3);
}

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinSegments, readLine, renderLine } from '@hearth/domain/ingredients/lines';
import { readGoldLines } from '../languages/gold/gold-lines-for-test.ts';
import { readLanguages } from '../languages/index.ts';
import { findFaults, keepsFixed, scales, viewAt } from './line-faults-for-test.ts';

const gold = readLanguages.flatMap((language) => readGoldLines(language).map(({ line }) => line));
const likelyPieces = [
  ..."1|2|½|1/2|3/0|-|–| | |cup|g|kg|(|)|/|0|,|.|to|or|plus|fl oz|x|×|onions|can|each|à|of|%|1.000|1'500|大さじ|个|🥕".split(
    '|',
  ),
  '<b>',
  '</b>',
  '\u200b',
];
describe('the lines of recipes in twenty languages', () => {
  it('keep their words, their sizes and their amounts at every scale', () => {
    expect(gold.flatMap(findFaults)).toEqual([]);
  });

  it('do so whatever they hold', () => {
    const pieces = fc.constantFrom(...likelyPieces);
    const line = fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(line, fc.string({ unit: 'grapheme' })), (text) => {
        const read = readLine(text);
        expect(joinSegments(renderLine(read, viewAt(1)))).toBe(text);
        for (const scale of scales) {
          const shown = renderLine(read, viewAt(scale));
          expect(joinSegments(shown)).not.toMatch(/NaN|Infinity|undefined/);
          expect(keepsFixed(read, shown)).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

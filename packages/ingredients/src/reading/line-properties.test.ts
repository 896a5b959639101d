import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Amount,
  type AmountView,
  isScaled,
  joinSegments,
  type Line,
  readLine,
  renderLine,
  type Segment,
} from '@hearth/domain/ingredients/lines';
import { toNumber } from '@hearth/domain/measures/rationals';
import { findCountedKind } from '@hearth/domain/measures/units';
import { onlyWhere } from '../../../../tools/test-run/only-where.ts';
import { shareOfSuite } from '../../../../tools/test-run/share-of-suite.ts';
import { readSamples } from '../../trainer/samples.ts';
import { readGoldLines } from '../languages/gold/gold-lines-for-test.ts';
import { readLanguages } from '../languages/index.ts';

/** English lines that are kept beside the project, never in it. */
const corpus = fileURLToPath(
  new URL('../../../../../shared/data/ingredients-train.jsonl.xz', import.meta.url),
);
const gold = readLanguages.flatMap((language) => readGoldLines(language).map(({ line }) => line));
const likelyPieces = [
  ..."1|2|½|1/2|3/0|-|–| | |cup|g|kg|(|)|/|0|,|.|to|or|plus|fl oz|x|×|onions|can|each|à|of|%|1.000|1'500|大さじ|个|🥕".split(
    '|',
  ),
  '<b>',
  '</b>',
  '\u200b',
];
const scales = [0.01, 0.5, 5 / 8, 2, 3, 1000];

function viewAt(scale: number): AmountView {
  return { scale, system: 'original', language: 'en', spell: String };
}

/** What breaks of the rules of a line; empty when it keeps them all. */
function findFaults(text: string): string[] {
  const line = readLine(text);
  const faults = joinSegments(renderLine(line, viewAt(1))) === text ? [] : [`${text}: not to the letter`];
  for (const scale of scales) {
    const shown = renderLine(line, viewAt(scale));
    const result = `${text} × ${scale} → ${joinSegments(shown)}`;
    if (!keepsFixed(line, shown)) faults.push(`${result}: a size or a name has changed`);
    if (!keepsWords(line, joinSegments(shown))) faults.push(`${result}: words are lost`);
    if (!isNear(line, shown, scale)) faults.push(`${result}: another amount`);
    if (/NaN|Infinity|undefined|\[object/.test(joinSegments(shown))) faults.push(`${result}: no number`);
  }
  return faults;
}

/** Sizes, grades and numbers in names stand in the text of the result, in order. */
function keepsFixed({ text, amounts }: Line, shown: readonly Segment[]): boolean {
  const words = shown.map((segment) => (segment.kind === 'text' ? segment.text : '\n')).join('');
  let at = 0;
  return amounts
    .filter((amount) => !isScaled(amount))
    .every(({ start, end, numberEnd, unit }) => {
      const written = text.slice(
        start,
        unit === null || findCountedKind(unit.word) === null ? end : numberEnd,
      );
      at = words.indexOf(written, at);
      return at >= 0;
    });
}

/** Text that is no amount, and no word that agrees with one, stands in the result letter by letter. */
function keepsWords({ text, amounts }: Line, result: string): boolean {
  let rest = '';
  let at = 0;
  for (const amount of amounts.filter(isScaled)) {
    rest += text.slice(at, amount.start);
    at = Math.max(at, amount.end);
  }
  const wanted = (rest + text.slice(at)).replace(/[\p{L}’'-]+/gu, (word) =>
    findCountedKind(word) === null ? word : '',
  );
  return isSubsequence(wanted, result);
}

function isSubsequence(wanted: string, all: string): boolean {
  let found = 0;
  for (let at = 0; at < all.length; at += 1) if (all[at] === wanted[found]) found += 1;
  return found === wanted.length;
}

/** The scaled amount, read again, is so many times the first one, as near as kitchens measure. */
function isNear(line: Line, shown: readonly Segment[], scale: number): boolean {
  const wanted = sumMain(line);
  if (wanted === null || scale < 0.1 || scale > 100) return true;
  const again = sumMain(readLine(joinSegments(shown)));
  if (again === null || isTooLittle(wanted * scale, line)) return true;
  return Math.abs(again - wanted * scale) <= 0.125 * wanted * scale;
}

const quarterTeaspoon = 1.25;

/** Spoons have no parts so small, and a pinch is a pinch. */
function isTooLittle(base: number, { amounts }: Line): boolean {
  const unit = amounts.find(({ role }) => role === 'main')?.unit ?? null;
  if (unit?.known === null) return true;
  return unit !== null && unit.known.dimension === 'volume' && base < quarterTeaspoon;
}

/** The first amount with what is added to it by a sign, in millilitres, grams or pieces; null if it is a range. */
function sumMain({ text, amounts }: Line): number | null {
  const at = amounts.findIndex(({ role }) => role === 'main');
  const [main, next] = amounts.slice(at, at + 2);
  if (at < 0 || main === undefined || main.numbers.length !== 1) return null;
  const isAdded = next?.role === 'further' && text.slice(main.end, next.start) === ' + ';
  return measure(main) + (isAdded ? measure(next) : 0);
}

function measure({ numbers, unit }: Amount): number {
  const [number] = numbers;
  return (number === undefined ? 0 : toNumber(number)) * (unit?.known ? toNumber(unit.known.size) : 1);
}

describe('the lines of recipes in twenty languages', () => {
  it('keep their words, their sizes and their amounts at every scale', () => {
    expect(gold.flatMap(findFaults)).toEqual([]);
  });

  it(
    'of English recipes do so as well',
    onlyWhere(existsSync(corpus), 'no corpus of lines is beside the project'),
    () => {
      const sentences = readSamples(corpus).map(({ sentence }) => sentence);
      expect(shareOfSuite('English lines', sentences, 10).flatMap(findFaults)).toEqual([]);
    },
  );

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

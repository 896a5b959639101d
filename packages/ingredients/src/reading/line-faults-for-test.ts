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

/** Scales that no line may break at. */
export const scales = [0.01, 0.5, 5 / 8, 2, 3, 1000];

/** A line in its own measures, so many times. */
export function viewAt(scale: number): AmountView {
  return { scale, system: 'original', language: 'en', spell: String };
}

/** What breaks of the rules of a line; empty when it keeps them all. */
export function findFaults(text: string): string[] {
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
export function keepsFixed({ text, amounts }: Line, shown: readonly Segment[]): boolean {
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

import { type CorrectedLine, type Correction, lineWithoutAmount } from './correction.ts';
import { splitWords } from './words.ts';

/** What a line was read as: its texts, and what they were found to name. */
export interface ReadAs {
  readonly quantity: number | null;
  readonly unit: string;
  readonly unitId: string | null;
  readonly food: string;
  readonly foodId: string | null;
  readonly note: string;
}

const tolerance = 0.0005;

/**
 * What there is to learn from a line that was read and put right, as generally as it is safe: another food for the same
 * words teaches these words wherever they stand, and so does another unit; all else teaches this line alone. Nothing
 * where both are the same.
 */
export function correctionsFrom(line: string, read: ReadAs, corrected: CorrectedLine): Correction[] {
  const isSameQuantity = Math.abs((read.quantity ?? 0) - (corrected.quantity ?? 0)) < tolerance;
  const unit = unitCorrection(read, corrected);
  const food = foodCorrection(read, corrected);
  if (!isSameQuantity || unit === 'line' || food === 'line') {
    return [lineCorrection(line, corrected, isSameQuantity)];
  }
  return [unit, food].filter((one) => one !== null);
}

type Learned = Correction | 'line' | null;

function unitCorrection({ unit, unitId }: ReadAs, corrected: CorrectedLine): Learned {
  if (unitId === corrected.unitId) return null;
  if (unit === '' || corrected.unitId === null) return 'line';
  return { kind: 'unit', text: unit, unitId: corrected.unitId, foodId: null, note: '', quantity: null };
}

function foodCorrection({ food, foodId, note }: ReadAs, corrected: CorrectedLine): Learned {
  const moved = movedToNote(food, note, corrected.note);
  if (foodId === corrected.foodId && moved === '') return null;
  if (food === '' || corrected.foodId === null || moved === null) return 'line';
  return { kind: 'food', text: food, foodId: corrected.foodId, unitId: null, note: moved, quantity: null };
}

/** The words of the food that have moved to the note; empty for none, null where the note has changed otherwise. */
function movedToNote(food: string, before: string, after: string): string | null {
  if (haveSameWords(before, after)) return '';
  const rest = before === '' ? after : withoutEdge(after, before);
  if (rest === null) return null;
  const known = splitWords(food);
  return splitWords(rest).every((word) => known.includes(word)) ? rest : null;
}

/** Whether two notes say the same, in whatever order. */
function haveSameWords(one: string, other: string): boolean {
  const sorted = (text: string) => splitWords(text).toSorted().join(' ');
  return one === other || sorted(one) === sorted(other);
}

function withoutEdge(text: string, edge: string): string | null {
  const isOpen = text.startsWith(edge);
  if (!isOpen && !text.endsWith(edge)) return null;
  const rest = isOpen ? text.slice(edge.length) : text.slice(0, -edge.length);
  return rest.replace(/^[\s,]+|(?<![\s,])[\s,]+$/gu, '');
}

function lineCorrection(line: string, corrected: CorrectedLine, isSameQuantity: boolean): Correction {
  const { quantity, unitId, foodId, note } = corrected;
  return {
    kind: 'line',
    text: lineWithoutAmount(line),
    unitId,
    foodId,
    note,
    quantity: isSameQuantity ? null : (quantity ?? 0),
  };
}

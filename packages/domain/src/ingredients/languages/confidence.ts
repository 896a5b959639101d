import type { LabelledLine } from './label-line.ts';
import type { Token } from './tokens.ts';

/** How sure each part is, from 0 to 1; lower where a rule has guessed. */
export interface Confidence {
  readonly quantity: number;
  readonly unit: number;
  readonly food: number;
  readonly note: number;
}

/** Names of more words mostly hold something else as well. */
const MOST_WORDS = 5;

/** The confidence of each part of a line. */
export function confidenceOf(line: LabelledLine, tokens: readonly Token[], food: string): Confidence {
  const words = tokens.filter(({ index, kind }) => line.marks[index] === 'food' && kind === 'word').length;
  const hasNumber = tokens.some(({ index, kind }) => line.marks[index] === 'food' && kind === 'number');
  const isLong = words > MOST_WORDS;
  const sure = food === '' ? 0.1 : hasNumber ? 0.6 : isLong ? 0.7 : line.hasGuessedNote ? 0.88 : 0.95;
  return {
    quantity: quantityConfidence(line, tokens),
    unit: unitConfidence(line),
    food: sure,
    note: food === '' ? 0.3 : isLong || hasNumber ? 0.7 : line.hasGuessedNote ? 0.88 : 0.95,
  };
}

function quantityConfidence({ amount, source }: LabelledLine, tokens: readonly Token[]): number {
  if (source === 'unit') return 0.75;
  if (amount === undefined)
    return tokens.some(({ kind }) => kind === 'number' || kind === 'glyph') ? 0.5 : 0.95;
  if (amount.number.isArticle) return 0.85;
  if (source === 'bracket') return 0.7;
  return source === 'trailing' || amount.number.isWord ? 0.93 : 0.98;
}

function unitConfidence({ amount, source, unitId }: LabelledLine): number {
  if (source === 'unit' || source === 'bracket') return 0.75;
  if (unitId === undefined) return amount === undefined ? 0.95 : 0.9;
  return 0.97;
}

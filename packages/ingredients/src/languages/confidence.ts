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
const maxWords = 5;

/**
 * The confidence of each part of a line. The figures are about the part of such lines that is read right, counted over
 * the 385 lines of the second and the third check when their readers had not seen them yet.
 */
export function computeConfidence(line: LabelledLine, tokens: readonly Token[], food: string): Confidence {
  return {
    quantity: quantityConfidence(line, tokens),
    unit: unitConfidence(line),
    ...namedConfidence(line, tokens, food),
  };
}

function quantityConfidence({ amount, source }: LabelledLine, tokens: readonly Token[]): number {
  if (source === 'unit') return 0.75;
  if (amount === undefined) {
    return tokens.some(({ kind }) => kind === 'number' || kind === 'glyph') ? 0.3 : 0.97;
  }
  if (source === 'bracket') return 0.7;
  if (amount.number.isArticle) return 0.95;
  return source === 'trailing' || amount.number.isWord ? 0.97 : 0.99;
}

function unitConfidence({ source, unitId }: LabelledLine): number {
  if (source === 'unit' || source === 'bracket') return 0.75;
  return unitId === undefined ? 0.9 : 0.98;
}

/** Food and note are told apart together, so that what makes one doubtful makes the other. */
function namedConfidence(
  { marks, hasGuessedNote }: LabelledLine,
  tokens: readonly Token[],
  food: string,
): Pick<Confidence, 'food' | 'note'> {
  const ofFood = tokens.filter(({ index }) => marks[index] === 'food');
  if (food === '') return { food: 0.1, note: 0.3 };
  if (ofFood.some(({ kind }) => kind === 'number')) return { food: 0.5, note: 0.65 };
  if (ofFood.filter(({ kind }) => kind === 'word').length > maxWords) return { food: 0.7, note: 0.65 };
  return hasGuessedNote ? { food: 0.9, note: 0.9 } : { food: 0.93, note: 0.95 };
}

import { amountAt } from '../free-amounts/index.ts';
import { readNumber } from '../../measures/quantities/index.ts';
import { toNumber } from '../../measures/rationals/index.ts';
import type { DisplayedIngredient } from './ingredient.ts';

/** A range whose smaller end is the quantity of the ingredient. */
export interface NotedRange {
  /** The larger end, in the unit of the ingredient. */
  readonly upTo: number;
  /** The note without the range. */
  readonly note: string;
}

const tolerance = 0.001;
const end = /^(?:$|,\s*)/;

/**
 * The range that the parser leaves in a note: `3-4 cloves garlic` has the quantity 3 and the note `3-4`. It is shown as
 * the amount, so that it can be read once and is scaled. Null if the note begins with none.
 */
export function notedRange({ quantity, note }: DisplayedIngredient): NotedRange | null {
  const text = note ?? '';
  const found = amountAt(text, 0);
  const [first, second] = found?.numbers ?? [];
  if (!found || first === undefined || second === undefined || found.unit !== null) return null;
  if (Math.abs(toNumber(readNumber(first)) - (quantity ?? 0)) > tolerance) return null;
  const rest = text.slice(found.end);
  return end.test(rest) ? { upTo: toNumber(readNumber(second)), note: rest.replace(end, '') } : null;
}

import { readNumber } from '../../measures/quantities/index.ts';
import { toNumber } from '../../measures/rationals/index.ts';

/** The number that a stored amount is: `250.5`, also `250,5`; null for a text that is more than a number, or empty. */
export function readNutrient(text: string | null | undefined): number | null {
  const trimmed = (text ?? '').trim();
  return /^\d{1,9}(?:[.,]\d{1,9})?$/.test(trimmed) ? toNumber(readNumber(trimmed)) : null;
}

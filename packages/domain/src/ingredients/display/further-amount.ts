import { type AmountView, findLineAmount, shownAmount } from '../free-amounts/index.ts';

/** Joins a further amount to the first: `plus 1 tbsp`, `+ 50 g`. */
const JOINT = /^(?:\+|(?:plus|and|und|et)\s)\s?/i;

/**
 * The note of an ingredient as it is shown: a further amount that it begins with, as the parser leaves it of
 * `2 cups plus 1 tbsp flour`, goes with the scale and the measures like the first. All other notes stay as written.
 */
export function noteWithFurtherAmount(note: string, view: AmountView, food: string): string {
  const joint = JOINT.exec(note)?.[0] ?? '';
  const text = note.slice(joint.length);
  const found = joint && findLineAmount(text);
  if (!found || found.main.start > 0 || !found.main.unit) return note;
  const { amount, end } = shownAmount(text, found, { ...view, food });
  return joint + amount + text.slice(end);
}

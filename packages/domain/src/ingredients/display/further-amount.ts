import { type AmountView, findLineAmount, shownAmount } from '../free-amounts/index.ts';

/** Joins a further amount to the first: `plus 1 tbsp`, `+ 50 g`. */
const JOINT =
  /^(?:plus|and|und|et|y|más|più|e|mais|en|och|og|i|oraz|и|плюс|\+)(?:\s+|(?<=\+))(?=[\d½⅓⅔¼¾⅛⅜⅝⅞])/iu;

/**
 * The note of an ingredient as it is shown: a further amount that it begins with, as the parser leaves it of
 * `2 cups plus 1 tbsp flour`, goes with the scale and the measures like the first. All other notes stay as written.
 */
export function noteWithFurtherAmount(note: string, view: AmountView, food: string): string {
  const joint = JOINT.exec(note)?.[0];
  if (joint === undefined) return note;
  const text = note.slice(joint.length);
  const found = findLineAmount(text);
  if (found?.main.start !== 0 || found.main.unit === null) return note;
  const { amount, end } = shownAmount(text, found, { ...view, food });
  return joint + amount + text.slice(end);
}

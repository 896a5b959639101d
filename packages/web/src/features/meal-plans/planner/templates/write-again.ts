import type { ReadPlanEntry } from '@hearth/contract';
import type { PlanEntryText } from '../../entries/index.ts';

/** An entry that was taken off, as it is planned again, at its place. */
export function writeAgain({
  date,
  entryType,
  mealKindId,
  title,
  text,
  recipeId,
  servings,
  position,
}: ReadPlanEntry): PlanEntryText {
  const kind = mealKindId === null ? {} : { mealKindId };
  return { date, entryType, ...kind, title, text, recipeId, servings, position };
}

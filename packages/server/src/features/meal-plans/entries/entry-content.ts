import type { PlannedRow } from './meal-plans.repository.ts';

/** The columns that say what is planned, and for which meal. */
type EntryContent = Pick<
  PlannedRow,
  'entry_type' | 'meal_kind_id' | 'title' | 'text' | 'servings' | 'recipe_id' | 'recipe_row'
>;

/** What an entry says, as a repetition and a saved menu say it for the entries that come of them. */
export function readContent({
  entry_type,
  meal_kind_id,
  title,
  text,
  servings,
  recipe_id,
  recipe_row,
}: EntryContent): EntryContent {
  return { entry_type, meal_kind_id, title, text, servings, recipe_id, recipe_row };
}

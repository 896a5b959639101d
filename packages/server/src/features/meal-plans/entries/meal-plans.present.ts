import { PlanEntryType, type ReadPlanEntry, type RecipeSummary } from '@hearth/contract';
import type { PlannedRow } from './meal-plans.repository.ts';

/** An entry as it travels; `recipes` are the summaries of recipes by their ids. */
export function presentEntry(row: PlannedRow, recipes: ReadonlyMap<string, RecipeSummary>): ReadPlanEntry {
  return {
    date: row.date,
    entryType: PlanEntryType.parse(row.entry_type),
    mealKindId: row.meal_kind_id,
    recurringMealId: row.recurring_meal_id,
    occursOn: row.recurring_meal_id === null ? null : row.occurs_on,
    title: row.title,
    text: row.text,
    recipeId: row.recipe_id,
    servings: row.servings,
    position: row.position,
    id: row.id,
    groupId: row.group_id,
    userId: row.user_id,
    householdId: row.household_id,
    recipe: row.recipe_row === null ? null : (recipes.get(row.recipe_id ?? '') ?? null),
  };
}

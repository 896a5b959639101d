import type { ReadPlanEntry } from '@hearth/contract';

/** A test entry: a dinner for five on the 2nd of March, whose recipe is deleted. */
export function planEntryForTest(fields: Partial<ReadPlanEntry> = {}): ReadPlanEntry {
  return {
    id: 1,
    date: '2026-03-02',
    entryType: 'dinner',
    mealKindId: null,
    recurringMealId: null,
    occursOn: null,
    title: '',
    text: 'double the leeks',
    recipeId: 'soup',
    servings: 5,
    position: 0,
    groupId: 'group',
    userId: 'user',
    householdId: 'household',
    recipe: null,
    ...fields,
  };
}

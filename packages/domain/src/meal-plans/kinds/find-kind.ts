import type { PlanEntryType } from '@hearth/contract';

/** A kind of meal as far as entries are concerned. */
export interface KindOfMeal {
  readonly id: string;
  readonly entryType: PlanEntryType;
}

/** What an entry says of its meal. */
export interface MealOfEntry {
  readonly entryType: PlanEntryType;
  readonly mealKindId: string | null;
}

/**
 * The kind of meal that an entry is for: its own, else the first that stands for its meal, so that what clients plan
 * which know no kinds is found among them as well. Undefined where no kind stands for the meal.
 * @param kinds in the order of the household
 */
export function findKind<Kind extends KindOfMeal>(
  kinds: readonly Kind[],
  { entryType, mealKindId }: MealOfEntry,
): Kind | undefined {
  const own = mealKindId === null ? undefined : kinds.find(({ id }) => id === mealKindId);
  return own ?? kinds.find((kind) => kind.entryType === entryType);
}

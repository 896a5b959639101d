import type { CreatePlanEntry, MealKind, MealKindColor, PlanEntryType } from '@hearth/contract';
import { findKind, type MealOfEntry } from '@hearth/domain/meal-plans/kinds';
import { mealTypes, usualMeal } from './meal-types.ts';

/** A meal of the plan: a kind that the household has named, or one of the usual seven. */
export interface PlanMeal {
  /** The id of the kind, or the entry type. */
  readonly key: string;
  readonly name: string;
  readonly color: MealKindColor | null;
  /** How many people of the household usually eat it; 0 where nothing is said. */
  readonly eaters: number;
  readonly entryType: PlanEntryType;
  /** What an entry for it says. */
  readonly fields: Pick<CreatePlanEntry, 'entryType' | 'mealKindId'>;
}

/** The meals of a household. */
export interface Meals {
  /** Those that something is planned for, in the order of a day. */
  readonly offered: readonly PlanMeal[];
  /** All that entries can be for: the offered ones, then the usual ones for which no kind stands. */
  readonly all: readonly PlanMeal[];
  /** The one for a new entry of which nobody has said the meal. */
  readonly usual: PlanMeal;
  readonly findMeal: (entry: MealOfEntry) => PlanMeal;
  /** The meal with that key; the usual one where there is none. */
  readonly findByKey: (key: string) => PlanMeal;
}

/**
 * The meals of a household with these kinds; the usual seven where it has none.
 * @param nameType the name of a usual meal
 */
export function buildMeals(kinds: readonly MealKind[], nameType: (type: PlanEntryType) => string): Meals {
  const own = kinds.map(buildOwn);
  const types = new Map(mealTypes.map((type) => [type, buildUsual(type, nameType(type), own.length > 0)]));
  const usualType = buildUsual(usualMeal, nameType(usualMeal), own.length > 0);
  const left = [...types.values()].filter(({ entryType }) => !own.some((one) => one.entryType === entryType));
  const offered = own.length > 0 ? own : left;
  const all = own.length > 0 ? [...own, ...left] : left;
  const usual = offered.find(({ entryType }) => entryType === usualMeal) ?? offered[0] ?? usualType;
  return {
    offered,
    all,
    usual,
    findMeal: (entry) => {
      const kind = findKind(kinds, entry);
      return own.find(({ key }) => key === kind?.id) ?? types.get(entry.entryType) ?? usualType;
    },
    findByKey: (key) => all.find((meal) => meal.key === key) ?? usual,
  };
}

function buildOwn({ id, name, color, eaters, entryType }: MealKind): PlanMeal {
  return { key: id, name, color, eaters: eaters.length, entryType, fields: { entryType, mealKindId: id } };
}

/** Only a household with kinds says that an entry has none. */
function buildUsual(entryType: PlanEntryType, name: string, hasKinds: boolean): PlanMeal {
  const fields = hasKinds ? { entryType, mealKindId: null } : { entryType };
  return { key: entryType, name, color: null, eaters: 0, entryType, fields };
}

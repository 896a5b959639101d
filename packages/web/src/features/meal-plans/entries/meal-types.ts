import type { PlanEntryType } from '@hearth/contract';

/** The meals of a plan, in the order of a day. Their names are the texts `meal.<type>`. */
export const mealTypes = [
  'breakfast',
  'lunch',
  'dinner',
  'side',
  'snack',
  'drink',
  'dessert',
] as const satisfies readonly PlanEntryType[];

/** What is planned unless somebody says otherwise, as the specification has it. */
export const usualMeal: PlanEntryType = 'dinner';

/** The meal that a field of a form names. */
export function mealTypeOf(text: string): PlanEntryType {
  return mealTypes.find((one) => one === text) ?? usualMeal;
}

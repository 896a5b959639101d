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

/** The default meal type, as in the contract. */
export const usualMeal: PlanEntryType = 'dinner';

import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import type { AddToPlanProps } from './add-to-plan-dialog.tsx';
import type { PlanRecipesProps } from './plan-recipes-dialog.tsx';

/** Meal plan entries of the household. */
export { mealTypes, usualMeal } from './meal-types.ts';
export { mealKindsQuery, useMeals } from './meal-kinds.query.ts';
export { MealSelect } from './meal-select.tsx';
export { buildMeals, type Meals, type PlanMeal } from './meals.ts';
export {
  type PlanEntryText,
  planQuery,
  planScope,
  type PlanRange,
  refreshPlan,
  useAddEntry,
  useAddRandom,
  useChangeEntry,
  useFillPlan,
  useRedraw,
  useRemoveEntry,
} from './meal-plans.queries.ts';
export { inOrder, ofDay } from './plan-order.ts';
export { maxPlannedTogether } from './plan-several.ts';
export { placeAfter, placeInDay, type PlanPlace, type PlanStep } from './plan-steps.ts';
export { askServings, readServings, suggestServings } from './servings.ts';
export { useToday } from './use-today.ts';

/** Puts a recipe on the plan; it comes when it is first wanted. */
export const AddToPlanDialog = lazyWithTexts<AddToPlanProps>(['meal-plans', 'dates'], () =>
  import('./add-to-plan-dialog.tsx').then((module) => module.AddToPlanDialog),
);

/** Puts several recipes on the plan; loaded on first use. */
export const PlanRecipesDialog = lazyWithTexts<PlanRecipesProps>(['meal-plans', 'dates'], () =>
  import('./plan-recipes-dialog.tsx').then((module) => module.PlanRecipesDialog),
);

import type { RecipeSettings } from '@hearth/contract';

/** The settings of a recipe, in the order in which people see them. */
export const recipeSettings = [
  'public',
  'showNutrition',
  'showAssets',
  'landscapeView',
  'disableComments',
  'disableAmount',
  'locked',
] as const satisfies readonly (keyof RecipeSettings)[];

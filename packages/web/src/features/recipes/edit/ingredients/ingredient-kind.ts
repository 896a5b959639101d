import type { RecipeIngredient } from '@hearth/contract/index';
import type { RowKind } from '../lists/use-rows.ts';

/** The ingredients of a draft. */
export const ingredientKind: RowKind<RecipeIngredient> = {
  part: 'ingredient',
  get: (draft) => draft.recipeIngredient,
  set: (draft, recipeIngredient) => ({ ...draft, recipeIngredient }),
  idOf: (ingredient) => ingredient.referenceId,
};

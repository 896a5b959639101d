import type { RecipeIngredient, RecipeSummary } from '@hearth/contract/index';
import { plainText } from '../../../../../ui/text/plain-text.ts';

/** The ingredient as a recipe in the place of its food. A note that says no more than the name goes. */
export function linkRow(row: RecipeIngredient, recipe: RecipeSummary): RecipeIngredient {
  const note = plainText(row.note ?? '') === plainText(recipe.name) ? '' : row.note;
  const referencedRecipe = { ...recipe, inTrash: false };
  return { ...row, note, food: null, referencedRecipe, isFood: true, disableAmount: false };
}

import type { RecipeIngredient } from '@hearth/contract/index';
import type { AmountView } from '@hearth/domain/ingredients/free-amounts';
import { type IngredientLine, ingredientLine } from '@hearth/domain/ingredients/display';

/** One ingredient of a recipe as a line. */
export function buildLine(ingredient: RecipeIngredient, view: AmountView): IngredientLine {
  return ingredientLine(ingredient, view, { disableAmount: ingredient.disableAmount });
}

/** The line as one plain text. */
export function lineText({ before, amount, measured, text }: IngredientLine): string {
  return [before, amount, measured && `(${measured})`, text].filter((part) => part !== '').join(' ');
}

import type { Recipe, RecipeIngredient } from '@hearth/contract/index';
import { useMemo } from 'react';
import type { CookingState } from './cooking-state.ts';
import { readExchanged, useCookingPart } from './use-cooking.ts';

/** The recipe with what the cook takes in the place of some lines, until these are set back or the recipe changes. */
export function useExchangedLines(recipe: Recipe): Recipe {
  const exchanged = useCookingPart(recipe.id, (state) => state.exchanged);
  return useMemo(() => exchangeLines(recipe, exchanged), [recipe, exchanged]);
}

/** The recipe with what the cook takes in the place of some lines at the moment. */
export function exchangeStoredLines(recipe: Recipe): Recipe {
  return exchangeLines(recipe, readExchanged(recipe.id));
}

/** A recipe with lines in the place of others. A line that was changed since shows as it is. */
export function exchangeLines(recipe: Recipe, exchanged: CookingState['exchanged']): Recipe {
  if (Object.keys(exchanged).length === 0) return recipe;
  const findLine = (line: RecipeIngredient) => {
    const found = exchanged[line.referenceId];
    return found === undefined || found.base.display !== line.display ? line : found.line;
  };
  return { ...recipe, recipeIngredient: recipe.recipeIngredient.map(findLine) };
}

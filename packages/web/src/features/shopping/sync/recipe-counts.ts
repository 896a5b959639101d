import type { ShoppingListSummary } from '@hearth/contract';
import { compare, minus, plus, type Rational, toNumber, zero } from '@hearth/domain/measures/rationals';
import { exactAmount } from '@hearth/domain/shopping/merge';
import type { RecipeAddition, RecipesOperation } from './list-operation.ts';

type RecipeOfList = ShoppingListSummary['recipeReferences'][number];

/** A list with the scales of its recipes after an operation. */
export function withRecipeCounts<List extends ShoppingListSummary>(
  list: List,
  operation: RecipesOperation,
): List {
  const recipeReferences =
    operation.kind === 'addRecipes'
      ? operation.recipes.reduce((all, one) => withAddition(all, one, list.id), list.recipeReferences)
      : list.recipeReferences.flatMap((one) => without(one, operation));
  return { ...list, recipeReferences };
}

function withAddition(all: RecipeOfList[], addition: RecipeAddition, shoppingListId: string): RecipeOfList[] {
  const { id, recipe, scale } = addition;
  const existing = all.find(({ recipeId }) => recipeId === recipe.id);
  if (existing === undefined)
    return [...all, { id, shoppingListId, recipeId: recipe.id, recipeQuantity: scale, recipe }];
  const recipeQuantity = toNumber(plus(exactAmount(existing.recipeQuantity), exactAmount(scale)));
  return all.map((one) => (one === existing ? { ...existing, recipeQuantity } : one));
}

function without(
  one: RecipeOfList,
  { recipeId, times }: Extract<RecipesOperation, { kind: 'removeRecipe' }>,
): RecipeOfList[] {
  if (one.recipeId !== recipeId) return [one];
  const rest: Rational = minus(exactAmount(one.recipeQuantity), exactAmount(times));
  return compare(rest, zero) <= 0 ? [] : [{ ...one, recipeQuantity: toNumber(rest) }];
}

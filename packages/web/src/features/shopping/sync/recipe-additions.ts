import type { Recipe, RecipeIngredient } from '@hearth/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { RecipeAddition, RecipesOperation } from './list-operation.ts';
import { getOutbox } from './current-outbox.ts';

/**
 * The ingredients of a recipe from the query cache or from a pending addition; null if the device has
 * neither.
 */
export function cachedIngredients(
  queries: QueryClient,
  recipeId: string,
): readonly RecipeIngredient[] | null {
  const cached = queries
    .getQueriesData<{ readonly data: Recipe }>({ queryKey: ['recipes', 'one'] })
    .find(([, answer]) => answer?.data.id === recipeId);
  if (cached?.[1] !== undefined) return cached[1].data.recipeIngredient;
  const pendingAdditions = getOutbox(queries)
    .pendingChanges()
    .flatMap(({ operation }) => (operation.kind === 'addRecipes' ? operation.recipes : []));
  return (
    pendingAdditions.find(({ recipe, known }) => recipe.id === recipeId && known !== null)?.known ?? null
  );
}

/** The operation that adds recipes to a list, made now. */
export function addRecipesOperation(listId: string, recipes: readonly RecipeAddition[]): RecipesOperation {
  return { kind: 'addRecipes', listId, recipes, now: new Date().toISOString() };
}

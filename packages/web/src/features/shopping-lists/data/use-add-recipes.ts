import type { RecipeIngredient } from '@hearth/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../../platform/api/index.ts';
import { listQuery, listsPath, listsQuery } from './lists.queries.ts';

/** A recipe that goes on a list: how often, and what of it. */
export interface RecipeAddition {
  readonly recipeId: string;
  readonly scale: number;
  readonly ingredients: readonly RecipeIngredient[];
}

/** Puts recipes on a list, all at the same time; answers whether all of them got there. */
export function useAddRecipes() {
  const queries = useQueryClient();
  return useCallback(
    async (listId: string, additions: readonly RecipeAddition[]): Promise<boolean> => {
      const calls = additions.map(({ recipeId, scale, ingredients }) =>
        api.post(
          `${listsPath}/${listId}/recipe/${recipeId}`,
          { recipeIncrementQuantity: scale, recipeIngredients: ingredients },
          { quiet: true },
        ),
      );
      const results = await Promise.allSettled(calls);
      void queries.invalidateQueries({ queryKey: listsQuery.queryKey });
      void queries.invalidateQueries({ queryKey: listQuery(listId).queryKey });
      return results.every(({ status }) => status === 'fulfilled');
    },
    [queries],
  );
}

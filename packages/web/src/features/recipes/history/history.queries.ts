import type { Recipe, RecipeComparison, RecipeState } from '@hearth/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

const pathOf = (recipeId: string) => `/api/recipes/${recipeId}/history`;

/** States of a recipe, newest first. */
export function historyQuery(recipeId: string) {
  return queryOptions({
    queryKey: ['history', recipeId],
    queryFn: ({ signal }) => api.get<RecipeState[]>(pathOf(recipeId), { signal }),
  });
}

/** What differs between two states. */
export function comparisonQuery(recipeId: string, from: string, to: string) {
  return queryOptions({
    queryKey: ['history', recipeId, from, to],
    queryFn: ({ signal }) =>
      api.get<RecipeComparison>(`${pathOf(recipeId)}/compare`, { query: { from, to }, signal }),
    enabled: from !== '' && to !== '',
    placeholderData: keepPreviousData,
  });
}

/** Makes a recipe what it was in a state; answers it, since its address may have changed. */
export function useRestoreState(recipeId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (stateId: string) => api.post<Recipe>(`${pathOf(recipeId)}/${stateId}/restore`),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['history', recipeId] }),
        queries.invalidateQueries({ queryKey: ['recipes'] }),
      ]),
  });
}

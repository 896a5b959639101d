import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

/** States of a recipe, newest first. */
export function historyQuery(recipeId: string) {
  return queryOptions({
    queryKey: ['history', recipeId],
    queryFn: ({ signal }) => api.get('/api/recipes/{slug}/history', { params: { slug: recipeId }, signal }),
  });
}

/** What differs between two states. */
export function comparisonQuery(recipeId: string, from: string, to: string) {
  return queryOptions({
    queryKey: ['history', recipeId, from, to],
    queryFn: ({ signal }) =>
      api.get('/api/recipes/{slug}/history/compare', {
        params: { slug: recipeId },
        query: { from, to },
        signal,
      }),
    enabled: from !== '' && to !== '',
    placeholderData: keepPreviousData,
  });
}

/** Restores a state of a recipe; returns the recipe, since its URL may have changed. */
export function useRestoreState(recipeId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (stateId: string) =>
      api.post('/api/recipes/{slug}/history/{state_id}/restore', {
        params: { slug: recipeId, state_id: stateId },
      }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['history', recipeId] }),
        queries.invalidateQueries({ queryKey: ['recipes'] }),
      ]),
  });
}

import type { RecipeShareTokenSummary } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

const buildKey = (recipeId: string) => ['share-links', recipeId];

/** Links to a recipe, newest first. */
export function shareLinksQuery(recipeId: string) {
  return queryOptions({
    queryKey: buildKey(recipeId),
    queryFn: ({ signal }) => api.get('/api/shared/recipes', { query: { recipe_id: recipeId }, signal }),
  });
}

/** Makes a link that is good until an instant. */
export function useAddShareLink(recipeId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (expiresAt: string) => api.post('/api/shared/recipes', { body: { recipeId, expiresAt } }),
    onSuccess: (made) =>
      queries.setQueryData<RecipeShareTokenSummary[]>(buildKey(recipeId), (known = []) => [made, ...known]),
  });
}

/** Takes a link back: it goes at once, and comes back when the server refuses. */
export function useDeleteShareLink(recipeId: string) {
  const queries = useQueryClient();
  const queryKey = buildKey(recipeId);
  return useMutation({
    mutationFn: (id: string) => api.delete('/api/shared/recipes/{item_id}', { params: { item_id: id } }),
    onMutate: async (id) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<RecipeShareTokenSummary[]>(queryKey, (known = []) =>
        known.filter((one) => one.id !== id),
      );
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

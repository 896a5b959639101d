import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

const pageSize = 50;

/** Deleted recipes of the group, the last deleted first, page by page. */
export const trashQuery = infiniteQueryOptions({
  queryKey: ['trash'],
  queryFn: ({ pageParam, signal }) =>
    api.get('/api/recipes/trash/items', { query: { page: pageParam, perPage: pageSize }, signal }),
  initialPageParam: 1,
  getNextPageParam: (last) => (last.page < last.total_pages ? last.page + 1 : undefined),
});

/** Brings a deleted recipe back; answers it, since its name may have a number by now. */
export function useRestoreRecipe() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api.post('/api/recipes/trash/items/{item_id}/restore', { params: { item_id: id } }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['trash'] }),
        queries.invalidateQueries({ queryKey: ['recipes'] }),
        queries.invalidateQueries({ queryKey: ['timeline'] }),
      ]),
  });
}

/** Deletes a deleted recipe for good. */
export function useDeleteForGood() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete('/api/recipes/trash/items/{item_id}', { params: { item_id: id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['trash'] }),
  });
}

import type { ShoppingListFeed } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../platform/api/index.ts';

/** The own address of a list for programs for tasks. */
export function listFeedQuery(id: string) {
  return queryOptions({
    queryKey: ['shopping-lists', 'feed', id],
    queryFn: ({ signal }) =>
      api.get('/api/households/shopping/lists/{item_id}/feed', { params: { item_id: id }, signal }),
  });
}

/** Makes the address of a list. */
export function useCreateListFeed(id: string) {
  return useFeedChange(id, () =>
    api.post('/api/households/shopping/lists/{item_id}/feed', { params: { item_id: id } }),
  );
}

/** Takes all calendar addresses of the caller back. */
export function useRevokeListFeeds(id: string) {
  return useFeedChange(id, () =>
    api.delete('/api/households/shopping/lists/{item_id}/feed', { params: { item_id: id } }),
  );
}

function useFeedChange(id: string, send: () => Promise<ShoppingListFeed>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (feed) => {
      queries.setQueryData(listFeedQuery(id).queryKey, feed);
      // The address of the plan comes and goes with those of lists.
      void queries.invalidateQueries({ queryKey: ['meal-plans', 'feed'] });
    },
  });
}

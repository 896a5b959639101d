import type { SaveStore, Store } from '@hearth/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';
import { moved } from '../../../ui/reorder/drop-place.ts';
import { storesQuery } from '../sync/index.ts';

const path = '/api/households/stores';
const { queryKey } = storesQuery;

/** Names a store, or renames one. A failure is told by the call itself. */
export function useSaveStore(store: Store | null) {
  return useStoreChange((body: SaveStore) =>
    store === null
      ? api.post(path, { body })
      : api.put(`${path}/{item_id}`, { params: { item_id: store.id }, body }),
  );
}

/** Deletes a store. */
export function useDeleteStore() {
  return useStoreChange(({ id }: Store) => api.delete(`${path}/{item_id}`, { params: { item_id: id } }));
}

/** Forgets the learned order of a store. */
export function useForgetWalks() {
  return useStoreChange(({ id }: Store) =>
    api.delete(`${path}/{item_id}/walks`, { params: { item_id: id } }),
  );
}

/** Orders the labels of a store by hand; without labels it goes by the learned order again. */
export function useOrderLabels(store: Store) {
  return useStoreChange((labelIds: readonly string[]) =>
    api.put(`${path}/{item_id}/labels`, {
      params: { item_id: store.id },
      body: { labelIds: [...labelIds] },
    }),
  );
}

/** Moves a store among the others: at once on the screen, and back when the server refuses. */
export function useMoveStore() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ store: { id, name }, to }: { store: Store; from: number; to: number }) =>
      api.put(`${path}/{item_id}`, { params: { item_id: id }, body: { name, position: to } }),
    onMutate: async ({ from, to }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (stores) => stores && moved(stores, from, to));
      return before;
    },
    onError: (_error, _move, before) => queries.setQueryData(queryKey, before),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

function useStoreChange<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: send, onSuccess: () => queries.invalidateQueries({ queryKey }) });
}

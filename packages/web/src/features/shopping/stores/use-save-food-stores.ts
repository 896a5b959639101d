import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';
import { storesQuery } from '../sync/index.ts';

/** Says which stores sell a food. A failure is told by the call itself. */
export function useSaveFoodStores(foodId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (storeIds: readonly string[]) =>
      api.put('/api/foods/{item_id}/stores', {
        params: { item_id: foodId },
        body: { storeIds: [...storeIds] },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: storesQuery.queryKey }),
  });
}

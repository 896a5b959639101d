import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

/** Groups or households on a page. */
export const perPage = 50;

/** Renames a group or a household. */
export function useRename(kind: 'groups' | 'households', id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (name: string) =>
      api.patch(`/api/admin/${kind}/{item_id}`, { params: { item_id: id }, body: { name }, quiet: true }),
    onSuccess: refresh,
  });
}

/** Deletes a group or a household; why it cannot be done is shown as a toast. */
export function useDelete(kind: 'groups' | 'households') {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api.delete(`/api/admin/${kind}/{item_id}`, { params: { item_id: id } }),
    onSuccess: refresh,
  });
}

/** Refetches lists and figures that name groups, households or the people in them. */
export function useRefresh() {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: ['admin'] });
    void queries.invalidateQueries({ queryKey: ['self'] });
  };
}

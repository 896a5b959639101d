import type { BodyInputOf, GroupEventNotifierOut, operations, Page } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

const root = '/api/households/events/notifications';

/** The household's notifiers, in the order they were made. */
export const notifiersQuery = queryOptions({
  queryKey: ['households', 'notifiers'],
  queryFn: async ({ signal }) => {
    const query = { perPage: -1, orderBy: 'created_at', orderDirection: 'asc' };
    return (await api.get<Page<GroupEventNotifierOut>>(root, { query, signal })).items;
  },
});

function useChange() {
  const queries = useQueryClient();
  return (change: (notifiers: GroupEventNotifierOut[]) => GroupEventNotifierOut[]) =>
    queries.setQueryData(notifiersQuery.queryKey, (notifiers) =>
      notifiers === undefined ? notifiers : change(notifiers),
    );
}

export function useCreateNotifier() {
  const change = useChange();
  return useMutation({
    mutationFn: (notifier: BodyInputOf<typeof operations.createNotifier>) =>
      api.post<GroupEventNotifierOut>(root, notifier),
    onSuccess: (made) => change((notifiers) => [...notifiers, made]),
  });
}

export function useSaveNotifier(id: string) {
  const change = useChange();
  return useMutation({
    mutationFn: (notifier: BodyInputOf<typeof operations.patchNotifier>) =>
      api.patch<GroupEventNotifierOut>(`${root}/${id}`, notifier),
    onSuccess: (saved) => change((all) => all.map((one) => (one.id === id ? saved : one))),
  });
}

export function useDeleteNotifier() {
  const change = useChange();
  return useMutation({
    mutationFn: (id: string) => api.delete(`${root}/${id}`),
    onSuccess: (_, id) => change((all) => all.filter((one) => one.id !== id)),
  });
}

/** Sends a test message; the answer is the notifier, which says whether it arrived. */
export function useTestNotifier(id: string) {
  const change = useChange();
  return useMutation({
    mutationFn: async (): Promise<GroupEventNotifierOut> => {
      await api.post(`${root}/${id}/test`);
      return api.get<GroupEventNotifierOut>(`${root}/${id}`);
    },
    onSuccess: (now) => change((all) => all.map((one) => (one.id === id ? now : one))),
  });
}

import type { BodyInputOf, GroupEventNotifierOut, operations } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';
import { firstEvents } from './events.ts';

/** The household's notifiers, in the order they were made. */
export const notifiersQuery = queryOptions({
  queryKey: ['households', 'notifiers'],
  queryFn: async ({ signal }) => {
    const query = { perPage: -1, orderBy: 'created_at', orderDirection: 'asc' as const };
    return (await api.get('/api/households/events/notifications', { query, signal })).items;
  },
});

function useChange() {
  const queries = useQueryClient();
  return (change: (notifiers: GroupEventNotifierOut[]) => GroupEventNotifierOut[]) =>
    queries.setQueryData(notifiersQuery.queryKey, (notifiers) =>
      notifiers === undefined ? notifiers : change(notifiers),
    );
}

/** Makes a notifier that tells of something from the start: one without events would send nothing, and not say so. */
export function useCreateNotifier() {
  const change = useChange();
  return useMutation({
    mutationFn: async (notifier: BodyInputOf<typeof operations.createNotifier>) => {
      const made = await api.post('/api/households/events/notifications', { body: notifier, quiet: true });
      return api.patch('/api/households/events/notifications/{item_id}', {
        params: { item_id: made.id },
        body: { options: firstEvents },
      });
    },
    onSuccess: (made) => change((notifiers) => [...notifiers, made]),
  });
}

export function useSaveNotifier(id: string) {
  const change = useChange();
  return useMutation({
    mutationFn: (notifier: BodyInputOf<typeof operations.patchNotifier>) =>
      api.patch('/api/households/events/notifications/{item_id}', {
        params: { item_id: id },
        body: notifier,
        // Its form says what was refused.
        quiet: true,
      }),
    onSuccess: (saved) => change((all) => all.map((one) => (one.id === id ? saved : one))),
  });
}

export function useDeleteNotifier() {
  const change = useChange();
  return useMutation({
    mutationFn: (id: string) =>
      api.delete('/api/households/events/notifications/{item_id}', { params: { item_id: id } }),
    onSuccess: (_, id) => change((all) => all.filter((one) => one.id !== id)),
  });
}

/** Sends a test message; the answer is the notifier, which says whether it arrived. */
export function useTestNotifier(id: string) {
  const change = useChange();
  return useMutation({
    mutationFn: async (): Promise<GroupEventNotifierOut> => {
      await api.post('/api/households/events/notifications/{item_id}/test', { params: { item_id: id } });
      return api.get('/api/households/events/notifications/{item_id}', { params: { item_id: id } });
    },
    onSuccess: (now) => change((all) => all.map((one) => (one.id === id ? now : one))),
  });
}

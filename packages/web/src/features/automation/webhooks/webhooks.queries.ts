import type { CreateWebhook, ReadWebhook, WebhookResult } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type BodyAt } from '../../../platform/api/index.ts';

const lookAgainMs = 500;
const maxLooks = 50;

/** The household's webhooks, in the order they were made. */
export const webhooksQuery = queryOptions({
  queryKey: ['households', 'webhooks'],
  queryFn: async ({ signal }) => {
    const query = { perPage: -1, orderBy: 'created_at', orderDirection: 'asc' as const };
    return (await api.get('/api/households/webhooks', { query, signal })).items;
  },
});

function useChange() {
  const queries = useQueryClient();
  return (change: (webhooks: ReadWebhook[]) => ReadWebhook[]) =>
    queries.setQueryData(webhooksQuery.queryKey, (webhooks) =>
      webhooks === undefined ? webhooks : change(webhooks),
    );
}

export function useCreateWebhook() {
  const change = useChange();
  return useMutation({
    mutationFn: (webhook: BodyAt<'POST', '/api/households/webhooks'>) =>
      api.post('/api/households/webhooks', { body: webhook }),
    onSuccess: (made) => change((webhooks) => [...webhooks, made]),
  });
}

export function useSaveWebhook(id: string) {
  const change = useChange();
  return useMutation({
    mutationFn: (webhook: Partial<CreateWebhook>) =>
      api.patch('/api/households/webhooks/{item_id}', { params: { item_id: id }, body: webhook }),
    onSuccess: (saved) => change((webhooks) => webhooks.map((one) => (one.id === id ? saved : one))),
  });
}

export function useDeleteWebhook() {
  const change = useChange();
  return useMutation({
    mutationFn: (id: string) => api.delete('/api/households/webhooks/{item_id}', { params: { item_id: id } }),
    onSuccess: (_, id) => change((webhooks) => webhooks.filter((one) => one.id !== id)),
  });
}

/** Sends one now and waits for how it goes; null when that takes longer than one likes to wait. */
export function useTestWebhook({ id, lastResult }: ReadWebhook) {
  const change = useChange();
  return useMutation({
    mutationFn: async (): Promise<WebhookResult | null> => {
      await api.post('/api/households/webhooks/{item_id}/test', { params: { item_id: id } });
      for (let look = 0; look < maxLooks; look += 1) {
        await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
        const now = await api.get('/api/households/webhooks/{item_id}', { params: { item_id: id } });
        if (now.lastResult === null || now.lastResult.at === lastResult?.at) continue;
        change((webhooks) => webhooks.map((one) => (one.id === id ? now : one)));
        return now.lastResult;
      }
      return null;
    },
  });
}

import type { DeadLetterWork } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

/** The server lists no more at a time. */
export const maxListed = 100;

const refreshMs = 15_000;

/** Jobs and messages that are dead letters, the latest first. */
export const deadLettersQuery = queryOptions({
  queryKey: ['admin', 'given-up'],
  queryFn: ({ signal }) => api.get('/api/admin/jobs/given-up', { signal }),
  refetchInterval: refreshMs,
});

/** One of them, or all. */
export type Chosen = DeadLetterWork | 'all';

/** Retries or drops dead letters. `onDone` is called before they leave the page. */
export function useDeadLetterChange(kind: 'retry' | 'drop', onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (chosen: Chosen) => {
      const all = '/api/admin/jobs/given-up';
      if (chosen === 'all') return kind === 'retry' ? api.post(`${all}/retry`) : api.delete(all);
      const params = { id: chosen.id };
      return kind === 'retry'
        ? api.post(`${all}/{id}/retry`, { params })
        : api.delete(`${all}/{id}`, { params });
    },
    onSuccess: (_, chosen) => {
      onDone();
      queries.setQueryData(deadLettersQuery.queryKey, (listed) =>
        chosen === 'all' ? [] : listed?.filter(({ id }) => id !== chosen.id),
      );
    },
    onSettled: () => queries.invalidateQueries({ queryKey: deadLettersQuery.queryKey }),
  });
}

import type { DatabaseCheck } from '@hearth/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';
import { databaseCheck } from './database-check.queries.ts';

const lookAgainMs = 700;
const maxLooks = 60;

/** Size of the data folder and what could be cleaned. */
export const maintenanceSummary = queryOptions({
  queryKey: ['admin', 'maintenance', 'summary'],
  queryFn: ({ signal }) => api.get('/api/admin/maintenance', { signal }),
});

/** Sizes of the parts of the data folder. */
export const storageDetails = queryOptions({
  queryKey: ['admin', 'maintenance', 'storage'],
  queryFn: ({ signal }) => api.get('/api/admin/maintenance/storage', { signal }),
});

/** The storage used by each household's files. */
export const householdStorage = queryOptions({
  queryKey: ['admin', 'maintenance', 'storage', 'households'],
  queryFn: ({ signal }) => api.get('/api/admin/maintenance/storage/households', { signal }),
});

/** Has the database file checked and waits for the result; false when it takes longer than one likes to wait. */
export function useCheckDatabase() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ lastCheck }: DatabaseCheck): Promise<boolean> => {
      await api.post('/api/admin/jobs/{name}/run', { params: { name: 'check-database' } });
      for (let look = 0; look < maxLooks; look += 1) {
        await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
        const now = await queries.query({ ...databaseCheck, staleTime: 0 });
        if (now.lastCheck?.checkedAt !== lastCheck?.checkedAt) return true;
      }
      return false;
    },
  });
}

/** The newest lines of the log. */
export function serverLog(lines: number) {
  return queryOptions({
    queryKey: ['admin', 'maintenance', 'logs', lines],
    queryFn: ({ signal }) => api.get('/api/admin/maintenance/logs', { query: { lines }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The files to clean up, as in the address of the API. */
export type CleanWhat = 'images' | 'temp' | 'recipe-folders' | 'logs';

/** Cleans one thing; the server's message says how much, as a toast. */
export function useClean() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (what: CleanWhat) => api.post(`/api/admin/maintenance/clean/${what}`),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin', 'maintenance'] }),
  });
}

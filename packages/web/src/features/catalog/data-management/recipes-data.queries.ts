import { limits } from '@hearth/contract/kernel/limits';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type BodyAt, inBatches } from '../../../platform/api/index.ts';
import { saveFrom } from '../../../ui/save-file.ts';

/** People of the own group by name. */
export const groupMembersQuery = queryOptions({
  queryKey: ['groups', 'members', 'all'],
  queryFn: async ({ signal }) => {
    const query = { page: 1, perPage: -1, orderBy: 'full_name', orderDirection: 'asc' as const };
    return (await api.get('/api/groups/members', { query, signal })).items;
  },
});

/** Archives that are ready; one that was just asked for comes within seconds. */
export const exportsQuery = queryOptions({
  queryKey: ['recipes', 'exports'],
  queryFn: ({ signal }) => api.get('/api/recipes/bulk-actions/export', { signal }),
  refetchInterval: 3000,
});

/** The fields sent besides the recipes. */
type Part<What extends 'tag' | 'categorize' | 'settings'> = Omit<
  BodyAt<'POST', `/api/recipes/bulk-actions/${What}`>,
  'recipes'
>;

/** One thing done to many recipes, named by their slugs: to all that one request takes, or to none of them. */
export type BulkChange =
  | ({ readonly what: 'tag' } & Part<'tag'>)
  | ({ readonly what: 'categorize' } & Part<'categorize'>)
  | ({ readonly what: 'settings' } & Part<'settings'>)
  | { readonly what: 'export' };

export function useBulkChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ recipes, change }: { recipes: readonly string[]; change: BulkChange }) => {
      return inBatches(recipes, limits.bulkRecipes, (part) => sendBulkChange(part, change));
    },
    onSuccess: () => queries.invalidateQueries(),
  });
}

function sendBulkChange(recipes: readonly string[], change: BulkChange): Promise<null> {
  const root = '/api/recipes/bulk-actions';
  const quiet = true;
  switch (change.what) {
    case 'tag':
      return api.post(`${root}/tag`, { body: { recipes, tags: change.tags }, quiet });
    case 'categorize':
      return api.post(`${root}/categorize`, { body: { recipes, categories: change.categories }, quiet });
    case 'settings':
      return api.post(`${root}/settings`, { body: { recipes, settings: change.settings }, quiet });
    case 'export':
      return api.post(`${root}/export`, { body: { recipes }, quiet });
  }
}

/** Transfers recipes to another user of the group. */
export function useChangeOwner() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, userId }: { ids: readonly string[]; userId: string }) =>
      inBatches(ids, limits.bulkBodies, (part) =>
        api.patch('/api/recipes', { body: part.map((id) => ({ id, userId })), quiet: true }),
      ),
    onSuccess: () => queries.invalidateQueries(),
  });
}

/** Deletes all archives of the group. */
export function usePurgeExports() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete('/api/recipes/bulk-actions/export/purge', { quiet: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  });
}

/** Has the browser save an archive. */
export async function fetchExport(path: string): Promise<void> {
  const { fileToken } = await api.get('/api/recipes/bulk-actions/export/download', { query: { path } });
  saveFrom(`/api/utils/download?token=${encodeURIComponent(fileToken)}`);
}

import type { GroupDataExport, Page, RecipeSettings, UserSummary } from '@hearth/contract';
import { limits } from '@hearth/contract/kernel/limits';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, inBatches } from '../../../platform/api/index.ts';
import { saveFrom } from '../../../ui/save-file.ts';

const root = '/api/recipes/bulk-actions';

/** People of the own group by name. */
export const groupMembersQuery = queryOptions({
  queryKey: ['groups', 'members', 'all'],
  queryFn: async ({ signal }) => {
    const query = { page: 1, perPage: -1, orderBy: 'full_name', orderDirection: 'asc' };
    return (await api.get<Page<UserSummary>>('/api/groups/members', { query, signal })).items;
  },
});

/** Archives that are ready; one that was just asked for comes within seconds. */
export const exportsQuery = queryOptions({
  queryKey: ['recipes', 'exports'],
  queryFn: ({ signal }) => api.get<GroupDataExport[]>(`${root}/export`, { signal }),
  refetchInterval: 3000,
});

/** One thing done to many recipes, named by their slugs: to all that one request takes, or to none of them. */
export type BulkChange =
  | { readonly what: 'tag'; readonly tags: readonly object[] }
  | { readonly what: 'categorize'; readonly categories: readonly object[] }
  | { readonly what: 'settings'; readonly settings: RecipeSettings }
  | { readonly what: 'export' };

export function useBulkChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ recipes, change }: { recipes: readonly string[]; change: BulkChange }) => {
      const { what, ...fields } = change;
      return inBatches(recipes, limits.bulkRecipes, (part) =>
        api.post(`${root}/${what}`, { recipes: part, ...fields }, { quiet: true }),
      );
    },
    onSuccess: () => queries.invalidateQueries(),
  });
}

/** Hands recipes to somebody else of the group. */
export function useChangeOwner() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, userId }: { ids: readonly string[]; userId: string }) =>
      inBatches(ids, limits.bulkBodies, (part) =>
        api.patch(
          '/api/recipes',
          part.map((id) => ({ id, userId })),
          { quiet: true },
        ),
      ),
    onSuccess: () => queries.invalidateQueries(),
  });
}

/** Deletes all archives of the group. */
export function usePurgeExports() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete<{ message: string }>(`${root}/export/purge`, { quiet: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  });
}

/** Has the browser save an archive. */
export async function fetchExport(path: string): Promise<void> {
  const { fileToken } = await api.get<{ fileToken: string }>(`${root}/export/download`, { query: { path } });
  saveFrom(`/api/utils/download?token=${encodeURIComponent(fileToken)}`);
}

import type { Label, Page, SeedKind } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';
import type { DataItem, DataKind } from './data-kind.ts';

/** Everything of one kind that the group has. */
export function dataQuery<T extends DataItem>({
  key,
  path,
  query,
  adapt,
}: Pick<DataKind<T>, 'key' | 'path' | 'query' | 'adapt'>) {
  return queryOptions({
    queryKey: ['data', key],
    queryFn: async ({ signal }) => {
      const page = await api.get<Page<T>>(path, { query: { ...query, page: 1, perPage: -1 }, signal });
      return adapt === undefined ? page.items : page.items.map(adapt);
    },
  });
}

/** The labels of the group by name, to choose among. */
export const labelsQuery = queryOptions({
  queryKey: ['data', 'labels', 'by-name'],
  queryFn: async ({ signal }) => {
    const query = { page: 1, perPage: -1, orderBy: 'name', orderDirection: 'asc' };
    return (await api.get<Page<Label>>('/api/groups/labels', { query, signal })).items;
  },
});

/** What is called otherwise shows in recipes, lists and filters: everything is asked for anew when it is seen. */
function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries();
}

/** Creates one (without an id) or changes the fields given. The form shows what goes wrong. */
export function useSaveItem<T extends DataItem>(path: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, fields }: { id: string | null; fields: object }) =>
      id === null
        ? api.post<T>(path, fields, { quiet: true })
        : api.patch<T>(`${path}/${id}`, fields, { quiet: true }),
    onSuccess: refresh,
  });
}

/** What became of many calls. */
export interface BulkResult {
  readonly done: number;
  readonly failed: number;
}

/** So many calls of one person are under way at once. */
const atOnce = 4;

/** Deletes or changes many, a few at a time, and tells how many could not be. */
export function useBulk(path: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ ids, fields }: { ids: readonly string[]; fields: object | null }) => {
      const waiting = [...ids];
      let failed = 0;
      const work = async () => {
        for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
          const call =
            fields === null
              ? api.delete(`${path}/${id}`, { quiet: true })
              : api.patch(`${path}/${id}`, fields, { quiet: true });
          await call.catch(() => (failed += 1));
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      return { done: ids.length - failed, failed } satisfies BulkResult;
    },
    onSettled: refresh,
  });
}

/** Puts one food or unit in the place of another everywhere. */
export function useMerge(kind: 'foods' | 'units') {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ from, to }: { from: string; to: string }) =>
      api.put(
        `/api/${kind}/merge`,
        kind === 'foods' ? { fromFood: from, toFood: to } : { fromUnit: from, toUnit: to },
        { quiet: true },
      ),
    onSuccess: refresh,
  });
}

/** Adds what the list of a language has and the group has not. */
export function useSeed(kind: SeedKind) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (locale: string) => api.post(`/api/groups/seeders/${kind}`, { locale }, { quiet: true }),
    onSuccess: refresh,
  });
}

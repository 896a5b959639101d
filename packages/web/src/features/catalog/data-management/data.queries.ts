import type { IngredientFood, IngredientUnit, Organizer, OrganizerKind, SeedKind } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type BodyAt } from '../../../platform/api/index.ts';
import type { DataItem, DataKind, DataList, DataPath, NamedPath } from './data-kind.ts';

/** The query of a list that is fetched whole. */
export const everything = { page: 1, perPage: -1 } as const;

/** Everything of one kind that the group has. */
export function dataQuery<T extends DataItem>({ key, list }: Pick<DataKind<T>, 'key' | 'list'>) {
  return queryOptions({ queryKey: ['data', key], queryFn: ({ signal }) => list({ signal }) });
}

/** All foods. */
export const listFoods: DataList<IngredientFood> = async (settings) =>
  (await api.get('/api/foods', { query: everything, ...settings })).items;

/** All units. */
export const listUnits: DataList<IngredientUnit> = async (settings) =>
  (await api.get('/api/units', { query: everything, ...settings })).items;

/** All categories, tags or tools. */
export function buildOrganizerList(kind: OrganizerKind): DataList<Organizer> {
  return async (settings) =>
    (await api.get(`/api/organizers/${kind}`, { query: everything, ...settings })).items;
}

/** The labels of the group by name, to choose among. */
export const labelsQuery = queryOptions({
  queryKey: ['data', 'labels', 'by-name'],
  queryFn: async ({ signal }) => {
    const query = { page: 1, perPage: -1, orderBy: 'name', orderDirection: 'asc' as const };
    return (await api.get('/api/groups/labels', { query, signal })).items;
  },
});

/** A renamed entry shows in recipes, lists and filters: all queries are invalidated and fetched again when seen. */
function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries();
}

/** The fields of a new item. */
export type NewFields = BodyAt<'POST', NamedPath>;
/** What of an item is changed. */
export type ChangedFields = BodyAt<'PATCH', `${NamedPath}/{item_id}`>;

/** Creates an item. The form shows errors. */
export function useCreateItem(path: NamedPath) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (fields: NewFields) => api.post(path, { body: fields, quiet: true }),
    onSuccess: refresh,
  });
}

/** Creates a category, tag or tool by its name alone, and answers it. */
export function useCreateOrganizer(kind: OrganizerKind) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (name: string): Promise<Organizer> => api.post(`/api/organizers/${kind}`, { body: { name } }),
    onSuccess: refresh,
  });
}

/** Changes the given fields. The form shows errors. */
export function useChangeItem(path: NamedPath) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, fields }: { id: string; fields: ChangedFields }) => change(path, id, fields),
    onSuccess: refresh,
  });
}

function change(path: NamedPath, id: string, fields: ChangedFields) {
  return api.patch(`${path}/{item_id}`, { params: { item_id: id }, body: fields, quiet: true });
}

/** What became of many calls. */
export interface BulkResult {
  readonly done: number;
  readonly failed: number;
}

/** So many calls of one person are under way at once. */
const atOnce = 4;

/** Deletes many, a few at a time, and tells how many could not be. */
export function useBulkDelete(path: DataPath) {
  return useBulk((id) =>
    path === '/api/recipes'
      ? api.delete('/api/recipes/{slug}', { params: { slug: id }, quiet: true })
      : api.delete(`${path}/{item_id}`, { params: { item_id: id }, quiet: true }),
  );
}

/** Gives many the same fields, a few at a time, and tells how many could not be changed. */
export function useBulkFields(path: NamedPath, fields: ChangedFields) {
  return useBulk((id) => change(path, id, fields));
}

function useBulk(send: (id: string) => Promise<unknown>) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const waiting = [...ids];
      let failed = 0;
      const work = async () => {
        for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
          await send(id).catch(() => (failed += 1));
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
      kind === 'foods'
        ? api.put('/api/foods/merge', { body: { fromFood: from, toFood: to }, quiet: true })
        : api.put('/api/units/merge', { body: { fromUnit: from, toUnit: to }, quiet: true }),
    onSuccess: refresh,
  });
}

/** Adds the entries of a language's list that the group lacks. */
export function useSeed(kind: SeedKind) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (locale: string) =>
      api.post(`/api/groups/seeders/${kind}`, { body: { locale }, quiet: true }),
    onSuccess: refresh,
  });
}

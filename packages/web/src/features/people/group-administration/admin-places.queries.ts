import type { GroupInDB, HouseholdInDB, ReadHouseholdPreferences } from '@hearth/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, useOptimisticChange } from '../../../platform/api/index.ts';

const perPage = 50;

/** All groups by name, a page at a time. */
export function adminGroups(page: number) {
  return queryOptions({
    queryKey: ['admin', 'groups', 'list', page],
    queryFn: ({ signal }) =>
      api.get('/api/admin/groups', {
        query: { page, perPage, orderBy: 'name', orderDirection: 'asc' },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Names and ids of every group, to choose from. */
export const everyGroup = queryOptions({
  queryKey: ['admin', 'groups', 'every'],
  queryFn: ({ signal }) =>
    api.get('/api/admin/groups', { query: { perPage: -1, orderBy: 'name', orderDirection: 'asc' }, signal }),
});

export function adminGroup(id: string) {
  return queryOptions({
    queryKey: ['admin', 'groups', 'one', id],
    queryFn: ({ signal }) => api.get('/api/admin/groups/{item_id}', { params: { item_id: id }, signal }),
  });
}

/** All households by name, a page at a time. */
export function adminHouseholds(page: number) {
  return queryOptions({
    queryKey: ['admin', 'households', 'list', page],
    queryFn: ({ signal }) =>
      api.get('/api/admin/households', {
        query: { page, perPage, orderBy: 'name,group.name', orderDirection: 'asc' },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export function adminHousehold(id: string) {
  return queryOptions({
    queryKey: ['admin', 'households', 'one', id],
    queryFn: ({ signal }) => api.get('/api/admin/households/{item_id}', { params: { item_id: id }, signal }),
  });
}

/** Creates a group; its name may come back with a number. */
export function useCreateGroup() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (name: string) => api.post('/api/admin/groups', { body: { name }, quiet: true }),
    onSuccess: refresh,
  });
}

/** Creates a household; its name may come back with a number. */
export function useCreateHousehold() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (given: { name: string; groupId: string }) =>
      api.post('/api/admin/households', { body: given, quiet: true }),
    onSuccess: refresh,
  });
}

/** Renames a group or a household. */
export function useRenamePlace(kind: 'groups' | 'households', id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (name: string) =>
      api.patch(`/api/admin/${kind}/{item_id}`, { params: { item_id: id }, body: { name }, quiet: true }),
    onSuccess: refresh,
  });
}

/** Deletes a group or a household; why it cannot be done is shown as a toast. */
export function useDeletePlace(kind: 'groups' | 'households') {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api.delete(`/api/admin/${kind}/{item_id}`, { params: { item_id: id } }),
    onSuccess: refresh,
  });
}

type GroupPreferences = NonNullable<GroupInDB['preferences']>;

/** Changes a group's preferences optimistically. */
export function useChangeGroup(id: string) {
  const { t } = useTranslation('places');
  const queries = useQueryClient();
  return useOptimisticChange<GroupInDB>({
    queryKey: adminGroup(id).queryKey,
    send: async ({ preferences }) => {
      const changed = await api.patch('/api/admin/groups/{item_id}', {
        params: { item_id: id },
        body: { preferences },
        quiet: true,
      });
      void queries.invalidateQueries({ queryKey: ['admin', 'groups', 'list'] });
      return changed;
    },
    texts: { saved: t('saved'), failed: t('notSaved') },
  }) as (change: { preferences: GroupPreferences }) => void;
}

/** Changes a household's preferences optimistically. */
export function useChangeHousehold(id: string) {
  const { t } = useTranslation('places');
  const { queryKey } = adminHousehold(id);
  const queries = useQueryClient();
  const change = useOptimisticChange<HouseholdInDB>({
    queryKey,
    send: ({ preferences }) =>
      api.patch('/api/admin/households/{item_id}', {
        params: { item_id: id },
        body: { preferences },
        quiet: true,
      }),
    texts: { saved: t('saved'), failed: t('notSaved') },
  });
  return (changed: Partial<ReadHouseholdPreferences>) => {
    const before = queries.getQueryData(queryKey)?.preferences;
    if (before) change({ preferences: { ...before, ...changed } });
  };
}

/** Lists and figures that name groups, households or the people in them. */
function useRefresh() {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: ['admin'] });
    void queries.invalidateQueries({ queryKey: ['self'] });
  };
}

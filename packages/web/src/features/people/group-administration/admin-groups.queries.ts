import type { GroupInDB } from '@hearth/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, useOptimisticChange } from '../../../platform/api/index.ts';
import { perPage, useRefresh } from './admin-list.queries.ts';

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

/** Creates a group; its name may come back with a number. */
export function useCreateGroup() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (name: string) => api.post('/api/admin/groups', { body: { name }, quiet: true }),
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

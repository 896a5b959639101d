import type { HouseholdInDB, ReadHouseholdPreferences } from '@hearth/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, useOptimisticChange } from '../../../platform/api/index.ts';
import { perPage, useRefresh } from './admin-list.queries.ts';

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

/** Creates a household; its name may come back with a number. */
export function useCreateHousehold() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (given: { name: string; groupId: string }) =>
      api.post('/api/admin/households', { body: given, quiet: true }),
    onSuccess: refresh,
  });
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

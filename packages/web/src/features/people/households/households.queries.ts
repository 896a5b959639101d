import type { ReadHouseholdPreferences } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, useOptimisticChange } from '../../../platform/api/index.ts';
import { selfQuery } from '../../../platform/session/index.ts';

/** Preferences of the own household. */
export const ownHouseholdPreferences = queryOptions({
  queryKey: ['households', 'preferences'],
  queryFn: ({ signal }) => api.get('/api/households/preferences', { signal }),
});

/** Changes some preferences of the own household optimistically. */
export function useChangeHouseholdPreferences() {
  const { t } = useTranslation('places');
  return useOptimisticChange<ReadHouseholdPreferences>({
    queryKey: ownHouseholdPreferences.queryKey,
    send: (change) => api.patch('/api/households/preferences', { body: change, quiet: true }),
    texts: { saved: t('saved'), failed: t('notSaved') },
  });
}

/** Gives the own household another name, and with it another slug. */
export function useRenameOwnHousehold() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => api.patch('/api/households/self', { body: { name }, quiet: true }),
    // Menus, recipes and cookbooks name it as well.
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: selfQuery.queryKey });
      void queries.invalidateQueries();
    },
  });
}

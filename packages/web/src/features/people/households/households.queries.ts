import type { ReadHouseholdPreferences } from '@hearth/contract';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, useOptimisticChange } from '../../../platform/api/index.ts';

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

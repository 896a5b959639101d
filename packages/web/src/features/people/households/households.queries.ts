import type { ReadHouseholdPreferences } from '@hearth/contract';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, useOptimisticChange } from '../../../platform/api/index.ts';

const path = '/api/households/preferences';

/** What the own household prefers. */
export const ownHouseholdPreferences = queryOptions({
  queryKey: ['households', 'preferences'],
  queryFn: ({ signal }) => api.get<ReadHouseholdPreferences>(path, { signal }),
});

/** Changes some of what the own household prefers; it shows at once. */
export function useChangeHouseholdPreferences() {
  const { t } = useTranslation('places');
  return useOptimisticChange<ReadHouseholdPreferences>({
    queryKey: ownHouseholdPreferences.queryKey,
    send: (change) => api.patch(path, change, { quiet: true }),
    texts: { saved: t('saved'), failed: t('notSaved') },
  });
}

import type { GroupSummary } from '@hearth/contract';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, useOptimisticChange } from '../../../platform/api/index.ts';

type Preferences = NonNullable<GroupSummary['preferences']>;

/** Preferences of the own group. */
export const ownGroupPreferences = queryOptions({
  queryKey: ['groups', 'preferences'],
  queryFn: ({ signal }) => api.get('/api/groups/preferences', { signal }),
});

/** How much room the recipes of the own group take. */
export const ownGroupStorage = queryOptions({
  queryKey: ['groups', 'storage'],
  queryFn: ({ signal }) => api.get('/api/groups/storage', { signal }),
});

/** Changes the preferences of the own group optimistically. */
export function useChangeGroupPreferences() {
  const { t } = useTranslation('places');
  return useOptimisticChange<Preferences>({
    queryKey: ownGroupPreferences.queryKey,
    send: (change) => api.patch('/api/groups/preferences', { body: change, quiet: true }),
    texts: { saved: t('saved'), failed: t('notSaved') },
  });
}

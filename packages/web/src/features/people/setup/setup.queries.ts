import type { SetupRequest } from '@hearth/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/index.ts';
import { activeLocale } from '../../../platform/i18n/index.ts';
import { usePreference } from '../../../platform/preferences/index.ts';
import { markSessionFresh, selfQuery } from '../../../platform/session/index.ts';
import type { Measures } from '../../../platform/preferences/usual-measures.ts';

/** Claims the empty server: creates its first administrator, who is signed in by that. */
export function useClaimServer() {
  return useMutation({
    mutationFn: (body: SetupRequest) => api.post('/api/setup', { body, quiet: true, anonymous: true }),
    onSuccess: markSessionFresh,
  });
}

/** Settings of the first administrator for all users. */
export interface CommonSettings {
  /** Of the household; empty to keep the one it has. */
  householdName: string;
  /** On this device. */
  measures: Measures;
  /** Recipes are public. */
  isPublic: boolean;
  /** 0 is Sunday. */
  firstDayOfWeek: number;
  /** The group begins with foods, units and labels in the reader's language. */
  isSeeded: boolean;
}

/** Ovens that go with the measures. */
const temperatures = { original: 'original', metric: 'celsius', us: 'fahrenheit' } as const;

const seeds = ['labels', 'units', 'foods'] as const;

/** Stores the choices of the guide: for the group, then for the household. */
export function useStoreCommonSettings() {
  const queries = useQueryClient();
  const { t } = useTranslation('setup');
  const [, changeView] = usePreference('recipeView');
  return useMutation({
    mutationFn: async ({ householdName, measures, isPublic, firstDayOfWeek, isSeeded }: CommonSettings) => {
      changeView({ units: measures, temperature: temperatures[measures] });
      const name = householdName.trim();
      if (name !== '') await api.patch('/api/households/self', { body: { name }, quiet: true });
      const household = { privateHousehold: !isPublic, recipePublic: isPublic, firstDayOfWeek };
      await api.patch('/api/households/preferences', { body: household, quiet: true });
      await api.patch('/api/groups/preferences', { body: { privateGroup: !isPublic }, quiet: true });
      const body = { locale: activeLocale.value };
      if (isSeeded)
        await Promise.all(
          seeds.map((kind) => api.post(`/api/groups/seeders/${kind}`, { body, quiet: true })),
        );
      await createFirstList(t('guide.list'));
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: selfQuery.queryKey });
      await queries.invalidateQueries({ queryKey: ['households'] });
      await queries.invalidateQueries({ queryKey: ['groups'] });
    },
  });
}

/** A list to shop with; a household that has one, or has been through the guide before, keeps what it has. */
async function createFirstList(name: string): Promise<void> {
  const lists = '/api/households/shopping/lists';
  const { total } = await api.get(lists, { query: { page: 1, perPage: 1 }, quiet: true });
  if (total === 0) await api.post(lists, { body: { name }, quiet: true });
}

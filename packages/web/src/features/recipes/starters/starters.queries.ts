import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';
import { activeLocale } from '../../../platform/i18n/index.ts';
import { readPreference } from '../../../platform/preferences/index.ts';
import { guessMeasures } from '../../../platform/preferences/usual-measures.ts';

/** How many starter recipes the household has. It is asked again when a recipe has changed. */
export const startersQuery = queryOptions({
  queryKey: ['recipes', 'list', 'starters'],
  queryFn: ({ signal }) => api.get('/api/groups/seeders/recipes', { signal }),
  staleTime: 300_000,
});

/** Adds the starter recipes in the reader's language, with the measures of this device. */
export function useAddStarters() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => {
      const body = { locale: activeLocale.value, measures: chooseMeasures() };
      return api.post('/api/groups/seeders/recipes', { body });
    },
    onSuccess: () => queries.invalidateQueries(),
  });
}

/** Cups only where recipes are shown in them, or where kitchens have them. */
function chooseMeasures(): 'metric' | 'us' {
  const { units } = readPreference('recipeView');
  const wanted = units === 'original' ? guessMeasures(navigator.language) : units;
  return wanted === 'us' ? 'us' : 'metric';
}

/** Moves the starter recipes that nobody has changed to the trash. */
export function useDeleteStarters() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete('/api/groups/seeders/recipes', {}),
    onSuccess: () => queries.invalidateQueries(),
  });
}

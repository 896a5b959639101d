import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';
import type { Preferences } from '../../../platform/preferences/index.ts';

/** As many as one looks through. */
const maxSuggestions = 48;

/** Recipes for what there is, those that lack least first. */
export function suggestionsQuery({ conditions, queryFilter, ...wishes }: Preferences['finder']) {
  const query = {
    ...wishes,
    queryFilter: conditions === 0 ? null : queryFilter,
    includeSubstitutes: true,
    limit: maxSuggestions,
    orderBy: 'name',
    orderDirection: 'asc' as const,
  };
  return queryOptions({
    queryKey: ['recipes', 'suggestions', query],
    queryFn: ({ signal }) => api.get('/api/recipes/suggestions', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

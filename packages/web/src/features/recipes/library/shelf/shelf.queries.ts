import { addDays } from '@hearth/domain/dates/plain-dates';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../platform/api/index.ts';
import { loadLists } from '../../../shopping/index.ts';

/** Sooner, few people want the same again. */
const minDaysSince = 21;
const minRating = 4;
/** So many take turns, a day each. */
const candidateCount = 12;

/**
 * Recipes to cook again: rated 4 or more, and made at least three weeks ago, the last made first. What was made more
 * recently is still remembered; what was made last of the rest is what the household cooks these days, as favorites of
 * years ago are not. A mean rating says that it went well without asking who liked it.
 */
export function cookAgainQuery(today: string) {
  return queryOptions({
    queryKey: ['recipes', 'cook-again', today],
    queryFn: async ({ signal }) => {
      const queryFilter = `rating >= ${minRating} AND last_made <= "${addDays(today, -minDaysSince)}"`;
      const order = { orderBy: 'last_made', orderDirection: 'desc' } as const;
      const query = { page: 1, perPage: candidateCount, queryFilter, ...order };
      return (await api.get('/api/recipes', { query, signal })).items;
    },
    staleTime: 300_000,
  });
}

/** Recipes with something to buy, out of the lists that this device has already where it has them. */
export function useOnListsQuery() {
  const queries = useQueryClient();
  return queryOptions({
    queryKey: ['shopping-lists', 'recipes-to-buy'],
    queryFn: async () => (await loadLists()).fetchRecipesOnLists(queries),
    staleTime: 15_000,
  });
}

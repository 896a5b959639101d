import type { UserRatingSummary } from '@hearth/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, firstAnswer } from '../../../platform/api/index.ts';
import { useSelf } from '../../../platform/session/index.ts';

interface Ratings {
  ratings: UserRatingSummary[];
}

/** The own ratings and favorites. */
export const ownRatingsQuery = queryOptions({
  queryKey: ['ratings', 'self'],
  queryFn: ({ signal }) => api.get('/api/users/self/ratings', { signal }),
  initialData: () => firstAnswer('/api/users/self/ratings')?.data,
  staleTime: 60_000,
});

/** Own rating of a recipe and whether it is a favourite; null for visitors and while it loads. */
export function useOwnRating(recipeId: string): UserRatingSummary | null {
  const self = useSelf();
  const { data } = useQuery({ ...ownRatingsQuery, enabled: self !== null });
  if (data === undefined) return null;
  const unrated = { recipeId, rating: null, isFavorite: false };
  return data.ratings.find((rating) => rating.recipeId === recipeId) ?? unrated;
}

/** The rated recipe: its id for the own list, its slug for the URL. */
export interface Rated {
  id: string;
  slug: string;
}

/** Changes the own rating or favourite mark; it shows at once and is taken back when the server refuses. */
export function useSetRating(recipe: Rated) {
  const self = useSelf();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: { rating?: number; isFavorite?: boolean }) =>
      api.post('/api/users/{id}/ratings/{slug}', {
        params: { id: self?.id ?? '', slug: recipe.slug },
        body: change,
      }),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: ownRatingsQuery.queryKey });
      const before = queries.getQueryData(ownRatingsQuery.queryKey);
      queries.setQueryData(ownRatingsQuery.queryKey, (old) => changed(old, recipe.id, change));
      return before;
    },
    onError: (_error, _change, before) => queries.setQueryData(ownRatingsQuery.queryKey, before),
    onSettled: (_data, _error, { rating }) => {
      // A change that is quicker than the own ratings stops them on their way.
      if (queries.getQueryData(ownRatingsQuery.queryKey) === undefined)
        void queries.invalidateQueries({ queryKey: ownRatingsQuery.queryKey });
      // Lists show the mean of all ratings, but no favourites of their own.
      return queries.invalidateQueries({ queryKey: rating === undefined ? ['recipes', 'one'] : ['recipes'] });
    },
  });
}

function changed(
  old: Ratings | undefined,
  recipeId: string,
  change: { rating?: number; isFavorite?: boolean },
): Ratings | undefined {
  if (old === undefined) return undefined;
  const known = old.ratings.find((rating) => rating.recipeId === recipeId);
  const next = { recipeId, rating: null, isFavorite: false, ...known, ...change };
  return { ratings: [...old.ratings.filter((rating) => rating.recipeId !== recipeId), next] };
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';
import type { Library } from '../index.ts';

/** Recipes by their ids; those that no longer exist are missing. Asks for nothing while there is no id. */
export function useRecipesOf(ids: readonly string[], { groupSlug, isOwn }: Library) {
  const path = isOwn ? '/api/recipes' : '/api/explore/groups/{group_slug}/recipes';
  const params = { group_slug: groupSlug };
  const queryFilter = `id IN [${ids.map((id) => `"${id}"`).join(',')}]`;
  return useQuery({
    queryKey: ['recipes', 'named', groupSlug, isOwn, ids],
    queryFn: async ({ signal }) =>
      (await api.get(path, { params, query: { queryFilter, page: 1, perPage: -1 }, signal })).items,
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';
import type { Library } from '../index.ts';

/** Households of the group shown, by name. */
export function householdsQuery({ groupSlug, isOwn }: Library) {
  const path = isOwn ? '/api/groups/households' : '/api/explore/groups/{group_slug}/households';
  const params = { group_slug: groupSlug };
  return queryOptions({
    queryKey: ['households', groupSlug, isOwn],
    queryFn: async ({ signal }) => {
      const query = { page: 1, perPage: -1, orderBy: 'name', orderDirection: 'asc' as const };
      return (await api.get(path, { params, query, signal })).items;
    },
    staleTime: 300_000,
  });
}

/** Foods of the group shown, by name. */
export function foodsQuery({ groupSlug, isOwn }: Library) {
  const path = isOwn ? '/api/foods' : '/api/explore/groups/{group_slug}/foods';
  const params = { group_slug: groupSlug };
  return queryOptions({
    queryKey: ['foods', groupSlug, isOwn],
    queryFn: async ({ signal }) => {
      const query = { page: 1, perPage: -1, orderBy: 'name', orderDirection: 'asc' as const };
      return (await api.get(path, { params, query, signal })).items;
    },
    staleTime: 60_000,
  });
}

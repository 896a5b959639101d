import type { HouseholdSummary, Page } from '@hearth/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';
import type { Library } from '../recipe/index.ts';

/** Households of the group shown, by name. */
export function householdsQuery({ groupSlug, isOwn }: Library) {
  const path = isOwn
    ? '/api/groups/households'
    : `/api/explore/groups/${encodeURIComponent(groupSlug)}/households`;
  return queryOptions({
    queryKey: ['households', groupSlug, isOwn],
    queryFn: async ({ signal }) => {
      const query = { page: 1, perPage: -1, orderBy: 'name', orderDirection: 'asc' };
      return (await api.get<Page<HouseholdSummary>>(path, { query, signal })).items;
    },
    staleTime: 300_000,
  });
}

/** Foods of the group shown, by name. */
export function foodsQuery({ groupSlug, isOwn }: Library) {
  const path = isOwn ? '/api/foods' : `/api/explore/groups/${encodeURIComponent(groupSlug)}/foods`;
  return queryOptions({
    queryKey: ['foods', groupSlug, isOwn],
    queryFn: async ({ signal }) => {
      const query = { page: 1, perPage: -1, orderBy: 'name', orderDirection: 'asc' };
      return (await api.get<Page<{ id: string; name: string }>>(path, { query, signal })).items;
    },
    staleTime: 60_000,
  });
}

import type { Organizer, OrganizerKind } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

/** Whose organizers: the own group's, or those that another group shows. */
export interface OrganizerSource {
  groupSlug: string;
  isOwn: boolean;
}

/** All categories, tags or tools of a group, by name. */
export function organizersQuery(source: OrganizerSource, kind: OrganizerKind) {
  const path = source.isOwn
    ? (`/api/organizers/${kind}` as const)
    : (`/api/explore/groups/{group_slug}/organizers/${kind}` as const);
  const params = { group_slug: source.groupSlug };
  return queryOptions({
    queryKey: ['organizers', source, kind],
    queryFn: async ({ signal }): Promise<Organizer[]> => {
      const query = { page: 1, perPage: -1, orderBy: 'name', orderDirection: 'asc' as const };
      return (await api.get(path, { params, query, signal })).items;
    },
    staleTime: 60_000,
  });
}

/** How many recipes of the own group carry each category, tag or tool. */
export function organizerCountsQuery(source: OrganizerSource, kind: OrganizerKind) {
  return queryOptions({
    queryKey: ['organizers', source, kind, 'counts'],
    queryFn: ({ signal }) => api.get(`/api/organizers/${kind}/counts`, { signal }),
    staleTime: 60_000,
  });
}

/** Creates a category, tag or tool of the own group. `quiet` when the caller shows a failure itself. */
export function useCreateOrganizer(kind: OrganizerKind, { quiet = false } = {}) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string): Promise<Organizer> =>
      api.post(`/api/organizers/${kind}`, { body: { name }, quiet }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['organizers'] }),
  });
}

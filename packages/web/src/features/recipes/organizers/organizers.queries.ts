import type { Organizer, OrganizerKind, Page } from '@hearth/contract';
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
    ? `/api/organizers/${kind}`
    : `/api/explore/groups/${encodeURIComponent(source.groupSlug)}/organizers/${kind}`;
  return queryOptions({
    queryKey: ['organizers', source, kind],
    queryFn: async ({ signal }) => {
      const query = { page: 1, perPage: -1, orderBy: 'name', orderDirection: 'asc' };
      return (await api.get<Page<Organizer>>(path, { query, signal })).items;
    },
    staleTime: 60_000,
  });
}

/** Creates a category, tag or tool of the own group. `quiet` when the caller shows a failure itself. */
export function useCreateOrganizer(kind: OrganizerKind, { quiet = false } = {}) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => api.post<Organizer>(`/api/organizers/${kind}`, { name }, { quiet }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['organizers'] }),
  });
}

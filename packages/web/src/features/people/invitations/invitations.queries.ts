import type { CreateInviteToken } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

/** What one says of an invitation. */
export type Wish = Pick<CreateInviteToken, 'uses' | 'role' | 'days'> & { readonly householdId: string };

/** Open invitations of the household, or of the group for who manages it, newest first. */
export const invitationsQuery = queryOptions({
  queryKey: ['people', 'invitations'],
  queryFn: ({ signal }) => api.get('/api/households/invitations', { query: { ofGroup: true }, signal }),
});

/** The households of the group by name. */
export const groupHouseholdsQuery = queryOptions({
  queryKey: ['people', 'households-of-group'],
  queryFn: async ({ signal }) => {
    const query = { page: 1, perPage: -1, orderBy: 'name', orderDirection: 'asc' as const };
    return (await api.get('/api/groups/households', { query, signal })).items;
  },
});

/** Makes an invitation. */
export function useInvite() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: Wish) => api.post('/api/households/invitations', { body: wish }),
    onSuccess: () => queries.invalidateQueries(invitationsQuery),
  });
}

/** Takes an invitation back. */
export function useRevoke() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api.delete('/api/households/invitations/{item_id}', { params: { item_id: id } }),
    onSettled: () => queries.invalidateQueries(invitationsQuery),
  });
}

/** Sends an invitation by mail; the answer says whether the mail server took it. */
export function useEmailInvitation() {
  return useMutation({
    mutationFn: (body: { email: string; token: string }) =>
      api.post('/api/households/invitations/email', { body, quiet: true }),
  });
}

import type { UserPatch } from '@hearth/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type BodyAt } from '../../../platform/api/index.ts';
import { selfQuery } from '../../../platform/session/index.ts';
import { type AccountList, listQuery } from './account-list.ts';

const key = ['admin', 'users'] as const;

/** One page of all users of the server. */
export const accountsQuery = (list: AccountList) =>
  queryOptions({
    queryKey: [...key, 'list', list],
    queryFn: ({ signal }) => api.get('/api/admin/users', { query: listQuery(list), signal }),
    placeholderData: keepPreviousData,
  });

export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, id],
    queryFn: ({ signal }) => api.get('/api/admin/users/{item_id}', { params: { item_id: id }, signal }),
  });

/** What a user has, and who would take it over. */
export function belongingsQuery(id: string) {
  return queryOptions({
    queryKey: ['accounts', 'belongings', id],
    queryFn: ({ signal }) =>
      api.get('/api/admin/users/{item_id}/belongings', { params: { item_id: id }, signal }),
    staleTime: 0,
  });
}

/** A household, with the name of its group. */
export interface HouseholdOfGroup {
  readonly group: string;
  readonly household: string;
}

/** Every household of the server. */
export const placesQuery = queryOptions({
  queryKey: ['admin', 'places'],
  queryFn: async ({ signal }): Promise<HouseholdOfGroup[]> => {
    const query = { perPage: -1, orderBy: 'name', orderDirection: 'asc' as const };
    const { items } = await api.get('/api/admin/households', { query, signal });
    return items.map(({ group, name }) => ({ group, household: name }));
  },
});

export function useCreateAccount() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyAt<'POST', '/api/admin/users'>) =>
      api.post('/api/admin/users', { body, quiet: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Changes the given fields of a user; changes of the own account show everywhere at once. */
export function useChangeAccount(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: UserPatch) =>
      api.patch('/api/admin/users/{item_id}', { params: { item_id: id }, body: change, quiet: true }),
    onSuccess: async (saved) => {
      queries.setQueryData(accountQuery(id).queryKey, saved);
      await queries.invalidateQueries({ queryKey: [...key, 'list'] });
      await queries.invalidateQueries({ queryKey: selfQuery.queryKey });
    },
  });
}

export function useDeleteAccount(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete('/api/admin/users/{item_id}', { params: { item_id: id } }),
    onSuccess: async () => {
      queries.removeQueries({ queryKey: accountQuery(id).queryKey });
      await queries.invalidateQueries({ queryKey: [...key, 'list'] });
    },
  });
}

/** Opens every account that wrong passwords have locked. */
export function useUnlockAll() {
  return useMutation({
    mutationFn: () => api.post('/api/admin/users/unlock', { query: { force: true } }),
  });
}

/** A token with which the person sets a new password. */
export function useResetToken() {
  return useMutation({
    mutationFn: (email: string) => api.post('/api/admin/users/password-reset-token', { body: { email } }),
  });
}

/** Has the server send such a link to the person itself. */
export function useSendResetLink() {
  return useMutation({
    mutationFn: (email: string) => api.post('/api/users/forgot-password', { body: { email } }),
  });
}

const identitiesKey = (id: string) => [...key, id, 'identities'];

/** The identities of providers that open an account. */
export const identitiesQuery = (id: string) =>
  queryOptions({
    queryKey: identitiesKey(id),
    queryFn: ({ signal }) =>
      api.get('/api/admin/users/{item_id}/identities', { params: { item_id: id }, signal }),
  });

/** Links an account to the user with that `sub` at the server's provider, or removes its links (null). */
export function useLinkIdentity(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (subject: string | null) => {
      const params = { item_id: id };
      return subject === null
        ? api.delete('/api/admin/users/{item_id}/identities', { params, quiet: true })
        : api.put('/api/admin/users/{item_id}/identities', { params, body: { subject }, quiet: true });
    },
    onSuccess: (identities) => queries.setQueryData(identitiesKey(id), identities),
  });
}

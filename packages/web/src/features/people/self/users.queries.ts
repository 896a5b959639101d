import type { UserOut } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';
import { selfQuery } from '../../../platform/session/index.ts';

/** Changes the own password; every other session of the person ends. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      api.put('/api/users/password', { body, quiet: true }),
  });
}

/** The fields that users may change of their own account; a new e-mail address needs the password. */
export type OwnChange = Partial<Pick<UserOut, 'username' | 'fullName' | 'email' | 'advanced'>> & {
  currentPassword?: string;
};

function shown(change: OwnChange): OwnChange {
  const { currentPassword, ...rest } = change;
  return currentPassword === undefined ? change : rest;
}

/** Changes the given fields of the own account; the screen updates at once. */
export function useChangeSelf(self: UserOut) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: OwnChange) =>
      api.patch('/api/users/{item_id}', { params: { item_id: self.id }, body: change, quiet: true }),
    // The password is not part of the person that the screen shows.
    onMutate: (change) => queries.setQueryData(selfQuery.queryKey, { ...self, ...shown(change) }),
    onError: () => queries.setQueryData(selfQuery.queryKey, self),
    onSettled: () => queries.invalidateQueries({ queryKey: selfQuery.queryKey }),
  });
}

/** Replaces the own picture. */
export function useUploadPicture(self: UserOut) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.append('profile', file);
      return api.post('/api/users/{id}/image', { params: { id: self.id }, body: form, quiet: true });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: selfQuery.queryKey }),
  });
}

/** How much the household and its group have. */
export interface Statistics {
  totalRecipes: number;
  totalUsers: number;
  totalCategories: number;
  totalTags: number;
  totalTools: number;
}

export const statisticsQuery = queryOptions({
  queryKey: ['household', 'statistics'],
  queryFn: ({ signal }) => api.get('/api/households/statistics', { signal }),
});

import type { BodyInputOf, LongLiveTokenOut, operations, UserOut } from '@hearth/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';
import { selfQuery } from '../../../platform/session/index.ts';

/** The fields of a new token. */
export type NewToken = BodyInputOf<typeof operations.createApiToken>;

function useTokensOfSelf() {
  const queries = useQueryClient();
  return (change: (tokens: readonly LongLiveTokenOut[]) => LongLiveTokenOut[]) =>
    queries.setQueryData(selfQuery.queryKey, (self: UserOut | null | undefined) =>
      self === null || self === undefined ? self : { ...self, tokens: change(self.tokens ?? []) },
    );
}

/** Creates a token; the answer is the only one that holds its text. */
export function useCreateToken() {
  const setTokens = useTokensOfSelf();
  return useMutation({
    mutationFn: (token: NewToken) => api.post('/api/users/api-tokens', { body: token, quiet: true }),
    onSuccess: (created) => setTokens((tokens) => [{ ...created, token: '' }, ...tokens]),
  });
}

/** Revokes a token: programs that use it are out at once. */
export function useDeleteToken() {
  const setTokens = useTokensOfSelf();
  return useMutation({
    mutationFn: (id: number) => api.delete('/api/users/api-tokens/{token_id}', { params: { token_id: id } }),
    onSuccess: (_, id) => setTokens((tokens) => tokens.filter((token) => token.id !== id)),
  });
}

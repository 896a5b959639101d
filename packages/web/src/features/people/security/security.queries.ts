import type { SecondFactor } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { PublicKeyCredentialCreationOptionsJSON as PasskeyOptions } from '@simplewebauthn/browser';
import { api } from '../../../platform/api/index.ts';

const factorPath = '/api/users/self/second-factor';

/** Which second factors the person has. */
export const secondFactorQuery = queryOptions({
  queryKey: ['self', 'second-factor'],
  queryFn: ({ signal }) => api.get('/api/users/self/second-factor', { signal }),
});

/** Where the person is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['self', 'sessions'],
  queryFn: ({ signal }) => api.get('/api/users/self/sessions', { signal }),
});

/** A secret for an authenticator that counts once {@link useConfirmTotp} has seen its code. */
export function useStartTotp() {
  return useMutation({
    mutationFn: (password: string) =>
      api.post('/api/users/self/second-factor/totp', { body: { password }, quiet: true }),
  });
}

export function useConfirmTotp() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (code: string) =>
      api.post('/api/users/self/second-factor/totp/confirm', { body: { code }, quiet: true }),
    onSuccess: refresh,
  });
}

export function useRemoveTotp() {
  return useFactorChange((password: string) =>
    api.post(`${factorPath}/totp/remove`, { body: { password }, quiet: true }),
  );
}

export function useRemovePasskey() {
  return useFactorChange(({ id, password }: { id: string; password: string }) =>
    api.post(`${factorPath}/passkeys/{passkey_id}/remove`, {
      params: { passkey_id: id },
      body: { password },
      quiet: true,
    }),
  );
}

export function useRenewCodes() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (password: string) =>
      api.post('/api/users/self/second-factor/recovery-codes', { body: { password }, quiet: true }),
    onSuccess: refresh,
  });
}

/** Makes a passkey with the browser and keeps it. */
export function useAddPasskey() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ name, password }: { name: string; password: string }) => {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const path = '/api/users/self/second-factor/passkeys';
      const options = await api.post(`${path}/options`, { body: { password }, quiet: true });
      const response = await startRegistration({ optionsJSON: options as unknown as PasskeyOptions });
      return api.post(path, { body: { name, response: { ...response } }, quiet: true });
    },
    onSuccess: refresh,
  });
}

/** Signs one device out by its id, or every other one by `others`. */
export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      id === 'others'
        ? api.delete('/api/users/self/sessions')
        : api.delete('/api/users/self/sessions/{session_id}', { params: { session_id: id } }),
    onSuccess: (left) => queries.setQueryData(sessionsQuery.queryKey, left),
  });
}

function useFactorChange<T>(change: (given: T) => Promise<SecondFactor>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (factors) => queries.setQueryData(secondFactorQuery.queryKey, factors),
  });
}

function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
}

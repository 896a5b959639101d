import type { SecondFactor, SessionOut } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { PublicKeyCredentialCreationOptionsJSON as PasskeyOptions } from '@simplewebauthn/browser';
import { api } from '../../../platform/api/index.ts';

const factorPath = '/api/users/self/second-factor';
const sessionsPath = '/api/users/self/sessions';

/** Which second factors the person has. */
export const secondFactorQuery = queryOptions({
  queryKey: ['self', 'second-factor'],
  queryFn: ({ signal }) => api.get<SecondFactor>(factorPath, { signal }),
});

/** Where the person is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['self', 'sessions'],
  queryFn: ({ signal }) => api.get<SessionOut[]>(sessionsPath, { signal }),
});

interface Codes {
  recoveryCodes: string[] | null;
}

/** A secret for an authenticator that counts once {@link useConfirmTotp} has seen its code. */
export function useStartTotp() {
  return useMutation({
    mutationFn: (password: string) =>
      api.post<{ secret: string; address: string }>(`${factorPath}/totp`, { password }, { quiet: true }),
  });
}

export function useConfirmTotp() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (code: string) => api.post<Codes>(`${factorPath}/totp/confirm`, { code }, { quiet: true }),
    onSuccess: refresh,
  });
}

export function useRemoveTotp() {
  return useFactorChange((password: string) => ['/totp/remove', { password }]);
}

export function useRemovePasskey() {
  return useFactorChange(({ id, password }: { id: string; password: string }) => [
    `/passkeys/${encodeURIComponent(id)}/remove`,
    { password },
  ]);
}

export function useRenewCodes() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (password: string) =>
      api.post<Codes>(`${factorPath}/recovery-codes`, { password }, { quiet: true }),
    onSuccess: refresh,
  });
}

/** Makes a passkey with the browser and keeps it. */
export function useAddPasskey() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ name, password }: { name: string; password: string }) => {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const path = `${factorPath}/passkeys`;
      const optionsJSON = await api.post<PasskeyOptions>(`${path}/options`, { password }, { quiet: true });
      const response = await startRegistration({ optionsJSON });
      return api.post<Codes>(path, { name, response }, { quiet: true });
    },
    onSuccess: refresh,
  });
}

/** Signs one device out by its id, or every other one by `others`. */
export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api.delete<SessionOut[]>(id === 'others' ? sessionsPath : `${sessionsPath}/${id}`),
    onSuccess: (left) => queries.setQueryData(sessionsQuery.queryKey, left),
  });
}

function useFactorChange<T>(callOf: (given: T) => [path: string, body: object]) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (given: T) => {
      const [path, body] = callOf(given);
      return api.post<SecondFactor>(`${factorPath}${path}`, body, { quiet: true });
    },
    onSuccess: (factors) => queries.setQueryData(secondFactorQuery.queryKey, factors),
  });
}

function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
}

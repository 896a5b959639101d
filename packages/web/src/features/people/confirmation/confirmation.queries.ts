import type { ConfirmationProof } from '@hearth/contract';
import type { PublicKeyCredentialRequestOptionsJSON as PasskeyRequest } from '@simplewebauthn/browser';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

const path = '/api/auth/confirmation';

/** How the person can confirm. */
export const methodsQuery = queryOptions({
  queryKey: ['self', 'confirmation'],
  queryFn: ({ signal }) => api.get(path, { signal }),
  staleTime: 0,
});

/** Confirms with the password or a code; the server notes it in a cookie. */
export function useConfirm() {
  return useMutation({ mutationFn: (body: ConfirmationProof) => api.post(path, { body, quiet: true }) });
}

/** Confirms with a passkey: the browser asks for it. */
export function useConfirmWithPasskey() {
  return useMutation({
    mutationFn: async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const options = await api.post(`${path}/passkey/options`, { quiet: true });
      const response = await startAuthentication({ optionsJSON: options as unknown as PasskeyRequest });
      return api.post(`${path}/passkey`, { body: { response: { ...response } }, quiet: true });
    },
  });
}

import type { SecondStepNeeded, TokenAnswer, UserOut } from '@hearth/contract';
import type { PublicKeyCredentialRequestOptionsJSON as PasskeyRequest } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError, getOutsideContract, isApiError } from '../../../platform/api/index.ts';
import { boot } from '../../../platform/boot/boot.ts';
import { markSessionFresh, selfQuery } from '../../../platform/session/index.ts';
import { onSite } from '../../../platform/boot/site-address.ts';

/** The fields of the sign-in form. */
export interface Credentials {
  username: string;
  password: string;
  isRemembered: boolean;
}

/** The remaining step of a sign-in after the password. */
export type SecondStep = SecondStepNeeded['detail']['secondStep'];

/** The session of a sign-in is not there: the browser has not kept the cookie. */
export const sessionNotKept = 'sessionNotKept';

/** Signs in: the session lives in an httpOnly cookie, the token of the answer is not kept. */
export function useSignIn() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ username, password, isRemembered }: Credentials): Promise<UserOut> => {
      const form = new URLSearchParams({ username, password, remember_me: String(isRemembered) });
      await api.post('/api/auth/token', { body: form, quiet: true, anonymous: true });
      return arrive();
    },
    onSuccess: (self) => queries.setQueryData(selfQuery.queryKey, self),
  });
}

/** Who is signed in, once the server has set the cookie. @throws ApiError `sessionNotKept` if the browser has none */
async function arrive(): Promise<UserOut> {
  delete boot.isSignedIn;
  markSessionFresh();
  return api.get('/api/users/self', { anonymous: true }).catch((error: unknown) => {
    throw isApiError(error, 401) ? new ApiError(401, { message: '', code: sessionNotKept }) : error;
  });
}

/** Takes the second step with a code of the authenticator, or a recovery code. */
export function useFinishWithCode() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: { token: string; code: string }): Promise<UserOut> => {
      await api.post('/api/auth/second-step', { body, quiet: true, anonymous: true });
      return arrive();
    },
    onSuccess: (self) => queries.setQueryData(selfQuery.queryKey, self),
  });
}

/** Takes the second step with a passkey: the browser asks for it. */
export function useFinishWithPasskey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (token: string): Promise<UserOut> => {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const path = '/api/auth/second-step/passkey';
      const call = { quiet: true, anonymous: true };
      const options = await api.post(`${path}/options`, { body: { token }, ...call });
      const response = await startAuthentication({ optionsJSON: options as unknown as PasskeyRequest });
      await api.post(path, { body: { token, response: { ...response } }, ...call });
      return arrive();
    },
    onSuccess: (self) => queries.setQueryData(selfQuery.queryKey, self),
  });
}

/** Signs in with the parameters that the identity provider put into the URL of the page. */
export function useReturnFromProvider() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (query: string): Promise<UserOut> => {
      // The query is for the provider and the server only.
      await getOutsideContract<TokenAnswer>(`/api/auth/oauth/callback${query}`, { anonymous: true });
      return arrive();
    },
    onSuccess: (self) => queries.setQueryData(selfQuery.queryKey, self),
  });
}

/** Ends the session on the server, then loads the sign-in page anew: nothing of the person stays in memory. */
export async function signOut(): Promise<void> {
  try {
    await api.post('/api/auth/logout', { quiet: true, anonymous: true });
  } catch (error) {
    if (!isApiError(error, 401)) throw error;
  }
  // Cached responses of one user must not be shown to another.
  if ('caches' in globalThis) {
    const { forgetDevice } = await import('../../../platform/offline/forget-device.ts');
    await forgetDevice();
  }
  globalThis.location.assign(onSite('/login?direct=1'));
}

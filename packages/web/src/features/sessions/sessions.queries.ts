import type { TokenAnswer, UserOut } from '@hearth/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, isApiError } from '../../platform/api/index.ts';
import { boot } from '../../platform/boot/boot.ts';
import { markSessionFresh, selfQuery } from '../../platform/session/index.ts';

/** What the sign-in form holds. */
export interface Credentials {
  username: string;
  password: string;
  isRemembered: boolean;
}

/** Signs in: the session lives in an httpOnly cookie, the token of the answer is not kept. */
export function useSignIn() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ username, password, isRemembered }: Credentials): Promise<UserOut> => {
      const form = new URLSearchParams({ username, password, remember_me: String(isRemembered) });
      await api.post<TokenAnswer>('/api/auth/token', form, { quiet: true, anonymous: true });
      delete boot.isSignedIn;
      markSessionFresh();
      return api.get<UserOut>('/api/users/self', { anonymous: true });
    },
    onSuccess: (self) => queries.setQueryData(selfQuery.queryKey, self),
  });
}

/** Ends the session on the server, then loads the sign-in page anew: nothing of the person stays in memory. */
export async function signOut(): Promise<void> {
  try {
    await api.post('/api/auth/logout', undefined, { quiet: true, anonymous: true });
  } catch (error) {
    if (!isApiError(error, 401)) throw error;
  }
  globalThis.location.assign('/login?direct=1');
}

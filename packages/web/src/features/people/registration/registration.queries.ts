import { queryOptions, useMutation } from '@tanstack/react-query';
import { api, type BodyAt, hasCode, refusedFields } from '../../../platform/api/index.ts';

/** Creates the account, without signing in. */
export function useRegister() {
  return useMutation({
    mutationFn: (body: BodyAt<'POST', '/api/users/register'>) =>
      api.post('/api/users/register', { body, quiet: true, anonymous: true }),
  });
}

/** Who invites with a token, and to where; the error `invalidGroupToken` when it opens nothing. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => fetchPreview(token),
    retry: false,
    staleTime: 'static',
  });

const fetchPreview = (token: string) =>
  api.post('/api/users/register/invitation', { body: { token }, quiet: true, anonymous: true });

/** Whether a token still opens a household. Without a response it does: the server checks it again at the end. */
export async function checkInvitation(token: string): Promise<'open' | 'ended' | 'tooMany'> {
  return fetchPreview(token).then(
    () => 'open',
    (error: unknown) => {
      if (hasCode(error, 'invalidGroupToken')) return 'ended';
      return hasCode(error, 'tooManyRequests') ? 'tooMany' : 'open';
    },
  );
}

const anonymous = { anonymous: true };
const ways = {
  group: (name: string) => api.get('/api/validators/group', { query: { name }, ...anonymous }),
  username: (name: string) => api.get('/api/validators/user/name', { query: { name }, ...anonymous }),
  email: (email: string) => api.get('/api/validators/user/email', { query: { email }, ...anonymous }),
};

/** Why the server would refuse the password of a new account; null if it would not, and without a response. */
export async function passwordProblem(
  body: BodyAt<'POST', '/api/validators/password'>,
): Promise<string | null> {
  return api.post('/api/validators/password', { body, quiet: true, ...anonymous }).then(
    () => null,
    (error: unknown) => refusedFields(error, { password: '' }).password ?? null,
  );
}

/** The fields of the form. */
export type Unique = keyof typeof ways;

/** Whether a value is free. Without a response it counts as free: the server checks it again at the end. */
export async function isFree(what: Unique, value: string): Promise<boolean> {
  return ways[what](value.trim()).then(
    ({ valid }) => valid,
    () => true,
  );
}

import type { CreateUserRegistration, UserOut } from '@hearth/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

/** Creates the account. Nobody is signed in by it. */
export function useRegister() {
  return useMutation({
    mutationFn: (body: Partial<CreateUserRegistration>) =>
      api.post<UserOut>('/api/users/register', body, { quiet: true, anonymous: true }),
  });
}

const ways = {
  group: ['/api/validators/group', 'name'],
  username: ['/api/validators/user/name', 'name'],
  email: ['/api/validators/user/email', 'email'],
} as const;

/** What can be asked for. */
export type Unique = keyof typeof ways;

/** Whether nobody has that value yet. When the server does not say, it is taken as free: the server decides at the end. */
export async function isFree(what: Unique, value: string): Promise<boolean> {
  const [path, name] = ways[what];
  return api.get<{ valid: boolean }>(path, { query: { [name]: value.trim() }, anonymous: true }).then(
    ({ valid }) => valid,
    () => true,
  );
}

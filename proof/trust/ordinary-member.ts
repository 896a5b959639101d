import type { HearthProcess } from '../../packages/e2e/src/harness/stage/hearth-process.ts';
import { call, field } from './calls.ts';

/** Makes an account without rights in the administrator's household; answers its token. */
export async function addOrdinaryMember(hearth: HearthProcess, name = 'member'): Promise<string> {
  const admin = { url: hearth.url, token: await hearth.signIn() };
  const self = await call(admin, '/api/users/self');
  const account = { username: name, email: `${name}@example.com`, password: 'another good long password' };
  const place = { group: field(self?.body, 'group'), household: field(self?.body, 'household') };
  const body = { ...account, ...place, fullName: name, admin: false };
  const made = await call(admin, '/api/admin/users', { body });
  if (made?.status !== 201)
    throw new Error(`The account was not made: ${made?.status} ${JSON.stringify(made?.body)}`);
  return hearth.signIn(account);
}

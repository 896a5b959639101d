import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findSelf } from './users.repository.ts';

/** The address of the first account of the server, as clients of the contract know it. */
export const firstAccount = 'changeme@example.com';

/**
 * Whether this is the account that a demonstration is shown with, by its e-mail address: a request to change or
 * delete it gets a success response, and nothing happens.
 */
export function isDemoAccount({ settings }: Platform, email: string): boolean {
  const given = settings.defaults.firstAdministrator?.email ?? firstAccount;
  return settings.server.isDemo && email.toLowerCase() === given.toLowerCase();
}

/** Whether the caller is signed in as that account. */
export async function isDemoSelf(platform: Platform, scope: MemberScope): Promise<boolean> {
  if (!platform.settings.server.isDemo) return false;
  const self = await findSelf(platform.database.read(scope));
  return self !== undefined && isDemoAccount(platform, self.email);
}

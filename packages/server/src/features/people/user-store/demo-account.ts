import type { Platform } from '../../../platform/platform.ts';

/** Who has this address came with the server, as clients of the contract know it. */
export const firstAccount = 'changeme@example.com';

/**
 * Whether this is the account that a demonstration is shown with, by its e-mail address: whoever tries to change or
 * delete it is told that it worked, and nothing happens.
 */
export function isDemoAccount({ settings }: Platform, email: string): boolean {
  const given = settings.defaults.firstAdministrator?.email ?? firstAccount;
  return settings.server.isDemo && email.toLowerCase() === given.toLowerCase();
}

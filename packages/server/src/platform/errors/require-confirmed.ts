import type { MemberScope } from '../db/scope.ts';
import { fail } from './app-error.ts';

/**
 * Makes sure that a user of the web app has just confirmed who it is. Programs are not asked: they sign in with the
 * password each time.
 * @throws AppError `confirmationNeeded`
 */
export function requireConfirmed({ credential }: MemberScope): void {
  if (credential.kind === 'session' && credential.mustConfirm === true) fail('confirmationNeeded');
}

import type { MemberScope } from '../../../platform/db/scope.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findSelf } from '../user-store/index.ts';
import { type Attempt, countSignInFailure, refuseLockedOut } from './sign-in-lockout.ts';

/**
 * Makes sure that it is the person who sits at the device, before something that guards the account changes. Users who
 * sign in elsewhere have no password here, and their session is enough.
 * @throws AppError `invalidCurrentPassword`, `lockedOut`, `tooManyAttempts`
 */
export async function confirmPassword(
  platform: Platform,
  scope: MemberScope,
  password: string,
  address: string,
): Promise<void> {
  const user = required(await findSelf(platform.database.read(scope)), 'notAuthenticated');
  if (user.auth_method !== 'Mealie') return;
  const attempt = attemptOfSession(user, address);
  await refuseLockedOut(platform, attempt);
  if (await platform.passwords.verify(password, user.password)) return;
  await countSignInFailure(platform, attempt);
  fail('invalidCurrentPassword');
}

/** A password that is typed into an open session, which guesses from elsewhere do not lock. */
export function attemptOfSession(user: { id: string; username: string | null }, address: string): Attempt {
  return {
    username: user.username ?? '',
    method: 'password',
    address,
    userId: user.id,
    knownAs: `session ${user.id}`,
  };
}

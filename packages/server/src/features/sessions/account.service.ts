import type { MemberScope } from '../../platform/db/scope.ts';
import { AppError, fail, required } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { changePassword, findSelf, getSelf, isDemoAccount, verifyPassword } from '../users/index.ts';
import { deleteOtherSessions } from './sessions.repository.ts';
import { countSignInFailure, refuseLockedOut } from './sign-in-limits.ts';

/**
 * Changes the own password and ends every other session of the person. A wrong current password counts as a failed
 * sign-in: else whoever finds an open session could guess the password through it.
 * @throws AppError as `changePassword`, and `lockedOut`, `tooManyAttempts`
 */
export async function changeOwnPassword(
  platform: Platform,
  scope: MemberScope,
  given: { currentPassword: string; newPassword: string },
  address: string,
): Promise<void> {
  const { username, email } = await getSelf(platform, scope);
  if (isDemoAccount(platform, email)) return;
  const attempt = { username: username ?? '', address };
  await refuseLockedOut(platform, attempt);
  await changePassword(platform, scope, given, deleteOtherSessions).catch(async (error: unknown) => {
    const isGuess = error instanceof AppError && error.code === 'invalidCurrentPassword';
    if (isGuess) await countSignInFailure(platform, attempt);
    throw error;
  });
}

/**
 * Makes sure that it is the person who sits at the device, before something that guards the account changes. Whoever
 * signs in elsewhere has no password here, and is taken at the word of the session.
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
  const attempt = { username: user.username, address };
  await refuseLockedOut(platform, attempt);
  if (await verifyPassword(password, user.password)) return;
  await countSignInFailure(platform, attempt);
  fail('invalidCurrentPassword');
}

import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteResetTokensOf } from '../password-reset/index.ts';
import {
  attemptOfSession,
  countSignInFailure,
  deleteOtherSessions,
  refuseLockedOut,
} from '../sessions/index.ts';
import { changePassword, getSelf, isDemoAccount } from '../user-store/index.ts';

/**
 * Changes the own password, ends all other sessions of the user, and voids reset links. A wrong current password counts as a failed
 * sign-in: otherwise an attacker with an open session could guess the password through it.
 * @throws AppError as `changePassword`, and `lockedOut`, `tooManyAttempts`
 */
export async function changeOwnPassword(
  platform: Platform,
  scope: MemberScope,
  given: { currentPassword: string; newPassword: string },
  address: string,
): Promise<void> {
  const self = await getSelf(platform, scope);
  if (isDemoAccount(platform, self.email)) return;
  const attempt = attemptOfSession(self, address);
  await refuseLockedOut(platform, attempt);
  await changePassword(platform, scope, given, endOtherWaysIn).catch(async (error: unknown) => {
    const isGuess = error instanceof AppError && error.code === 'invalidCurrentPassword';
    if (isGuess) await countSignInFailure(platform, attempt);
    throw error;
  });
  platform.securityLog.write({ event: 'password.changed', userId: scope.userId });
}

async function endOtherWaysIn(tx: Tx<MemberScope>): Promise<void> {
  await deleteOtherSessions(tx);
  await deleteResetTokensOf(tx, tx.scope.userId);
}

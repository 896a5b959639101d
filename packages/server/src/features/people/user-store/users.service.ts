import type { ErrorCode, UserOut } from '@hearth/contract';
import { passwordProblem } from '@hearth/domain/people/passwords';
import type { Tx } from '../../../platform/db/database.ts';
import { type MemberScope, systemScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, failAs, required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listApiTokens } from '../api-tokens/index.ts';
import { refuseGuessable } from './common-passwords.ts';
import { findSelf, hasNoUsers, updatePassword } from './users.repository.ts';
import { presentUser } from './users.present.ts';

/** The signed-in user. */
export async function getSelf(platform: Platform, scope: MemberScope): Promise<UserOut> {
  const user = required(await findSelf(platform.database.read(scope)), 'notAuthenticated');
  return { ...presentUser(user), tokens: await listApiTokens(platform, scope) };
}

/** Whether the server waits for its first administrator. */
export async function isUnclaimed(platform: Platform): Promise<boolean> {
  return hasNoUsers(platform.database.read(systemScope('start the server')));
}

/**
 * Changes the own password; `endOtherSessions` runs in the same transaction.
 * @throws AppError `invalidCurrentPassword`, `passwordControlledElsewhere`, those of `refuseGuessable`
 */
export async function changePassword(
  platform: Platform,
  scope: MemberScope,
  given: { currentPassword: string; newPassword: string },
  endOtherSessions: (tx: Tx<MemberScope>) => Promise<void>,
): Promise<void> {
  const user = required(await findSelf(platform.database.read(scope)), 'notAuthenticated');
  if (user.auth_method !== 'Mealie') fail('passwordControlledElsewhere');
  if (!(await platform.passwords.verify(given.currentPassword, user.password)))
    fail('invalidCurrentPassword');
  requireGoodPassword(given.newPassword, 'newPassword');
  await refuseGuessable(platform, given.newPassword, presentUser(user), 'newPassword');
  const hash = await platform.passwords.hash(given.newPassword);
  await platform.database.write(scope, async (tx) => {
    await updatePassword(tx, hash, storedInstant(platform.clock.now()));
    await endOtherSessions(tx);
  });
}

/**
 * Refuses a password that is too short or that bcrypt would cut.
 * @param field of the body that has it
 * @throws AppError `passwordTooShort`, `passwordTooLong`
 */
export function requireGoodPassword(password: string, field: string): void {
  const problem = passwordProblem(password);
  if (problem === 'tooShort') fail('passwordTooShort', { field });
  if (problem !== null) fail('passwordTooLong', { field });
}

/**
 * Refuses names that others have, in words that clients of the route know.
 * @throws AppError `usernameTaken`, `emailTaken`
 */
export function refuseTakenName(
  taken: { readonly username: boolean; readonly email: boolean },
  knownAs: ErrorCode,
): void {
  if (taken.username) failAs(knownAs, 'usernameTaken');
  if (taken.email) failAs(knownAs, 'emailTaken');
}

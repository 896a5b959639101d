import type { MemberScope } from '../../platform/db/scope.ts';
import type { Platform } from '../../platform/platform.ts';
import { changePassword } from '../users/index.ts';
import { deleteOtherSessions } from './sessions.repository.ts';

/**
 * Changes the own password and ends every other session of the person.
 * @throws AppError as `changePassword`
 */
export async function changeOwnPassword(
  platform: Platform,
  scope: MemberScope,
  given: { currentPassword: string; newPassword: string },
): Promise<void> {
  await changePassword(platform, scope, given, deleteOtherSessions);
}

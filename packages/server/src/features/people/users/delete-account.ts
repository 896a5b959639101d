import * as z from 'zod';
import type { DeletedUser, ErrorCode } from '@hearth/contract';
import { bumpLibraryRevisionOf } from '../../../platform/db/revisions/library-revision.ts';
import { systemScope } from '../../../platform/db/scope.ts';
import { fail, failAs } from '../../../platform/errors/app-error.ts';
import { defineJob } from '../../../platform/jobs/payload-kind.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteTokensOf } from '../api-tokens/index.ts';
import { userFolder } from '../self/index.ts';
import { deleteUser, findUser, holdAdministrators, isDemoAccount, presentUser } from '../user-store/index.ts';
import { leaveGroup } from './leave-group.ts';

const scope = systemScope('delete an account');

const OfUser = z.object({ userId: z.string() });

/** Removes the files of a deleted user. */
export const deleteUserFilesJob = defineJob('delete-user-files', OfUser);

/**
 * Deletes an account with everything that belongs to the user alone: sessions, tokens, ratings, favourites, comments and
 * timeline events. Recipes pass to another user, whom the response names.
 * @throws AppError of `unknown` for an unknown id, `lastAdministrator`, `nobodyTakesRecipes`
 */
export async function deleteAccount(
  platform: Platform,
  id: string,
  unknown: ErrorCode,
): Promise<DeletedUser> {
  let ended: readonly string[] = [];
  const deleted = await platform.database.write(scope, async (tx) => {
    const user = (await findUser(tx, id)) ?? failAs(unknown, 'itemGone');
    if (isDemoAccount(platform, user.email)) return { ...presentUser(user), recipesPassedTo: null };
    const library = await bumpLibraryRevisionOf(tx, user.group_id);
    if (user.admin === 1 && (await holdAdministrators(tx)).length < 2) fail('lastAdministrator');
    const recipesPassedTo = await leaveGroup(platform, library, user);
    ended = await deleteTokensOf(tx, id);
    await deleteUser(tx, id);
    tx.onCommit(() => platform.securityLog.write({ event: 'user.deleted', userId: id, name: user.username }));
    await platform.jobs.enqueue(tx, deleteUserFilesJob, { userId: id });
    return { ...presentUser(user), recipesPassedTo };
  });
  await platform.endedKeys.add('API token', ended);
  return deleted;
}

/** Removes all files of a deleted user. */
export async function deleteUserFiles(
  platform: Platform,
  { userId }: z.output<typeof OfUser>,
): Promise<void> {
  await platform.files.deletePrefix(userFolder(userId));
}

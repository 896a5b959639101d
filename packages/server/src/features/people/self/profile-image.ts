import { mayEditUser } from '@hearth/domain/people/policies';
import { type MemberScope, systemScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import { failAsPicture, makeProfileImage } from '../../../platform/files/image.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findUser, isDemoAccount, updateUser } from '../user-store/index.ts';

const scope = systemScope('store a profile image');
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const keyLength = 4;

/**
 * Stores the picture of a user as a WebP square; clients see by `cacheKey` that it changed.
 * @throws AppError `notAnAdmin`, `itemNotFound`, as {@link failAsPicture}
 */
export async function saveProfileImage(
  platform: Platform,
  by: MemberScope,
  userId: string,
  bytes: Buffer,
): Promise<null> {
  if (!mayEditUser({ userId: by.userId, admin: by.rights.admin }, userId)) fail('notAnAdmin');
  const { email } = required(await findUser(platform.database.read(scope), userId), 'itemNotFound');
  if (isDemoAccount(platform, email)) return null;
  const picture = await makeProfileImage(bytes).catch(failAsPicture);
  await platform.files.put(`${userFolder(userId)}/profile.webp`, picture);
  const now = storedInstant(platform.clock.now());
  await platform.database.write(scope, (tx) =>
    updateUser(tx, userId, { cache_key: newCacheKey(platform), updated_at: now }),
  );
  return null;
}

function newCacheKey({ random }: Platform): string {
  return Array.from({ length: keyLength }, () => letters[random.int(letters.length)]).join('');
}

/** The folder of the files of a user. */
export function userFolder(userId: string): string {
  return `users/${userId}`;
}

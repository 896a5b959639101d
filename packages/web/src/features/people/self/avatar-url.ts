import type { UserOut } from '@hearth/contract';

/** The `cacheKey` of a user without a picture. */
const withoutPicture = '1234';

/** The picture of a person, null without one; `cacheKey` changes with the picture. */
export function avatarUrl({ id, cacheKey }: Pick<UserOut, 'id' | 'cacheKey'>): string | null {
  if (cacheKey === withoutPicture) return null;
  return `/api/media/users/${id}/profile.webp?cacheKey=${encodeURIComponent(cacheKey)}`;
}

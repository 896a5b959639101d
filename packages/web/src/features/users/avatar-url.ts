import type { UserOut } from '@hearth/contract';

/** The picture of a person; `cacheKey` changes with the picture. */
export function avatarUrl({ id, cacheKey }: Pick<UserOut, 'id' | 'cacheKey'>): string {
  return `/api/media/users/${id}/profile.webp?cacheKey=${encodeURIComponent(cacheKey)}`;
}

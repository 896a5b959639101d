import type { UserOut } from '@hearth/contract';
import type { Boot } from '../../../platform/boot/boot.ts';

type Entry = Pick<Boot, 'isSetUp' | 'defaultGroupSlug'>;
type Visitor = Pick<UserOut, 'groupSlug'> | null;

/** The target of `/`: the setup of an unclaimed server, the library of a user, or the public pages. */
export function homeTarget(entry: Entry, self: Visitor): string {
  if (!entry.isSetUp) return '/setup';
  const group = self?.groupSlug ?? entry.defaultGroupSlug;
  return group === null ? '/login' : `/g/${encodeURIComponent(group)}`;
}

/** Where the short link of a recipe leads; without any group to look in, past the sign-in page. */
export function shortLinkTarget(
  entry: Entry,
  self: Visitor,
  slug: string,
  location: { href: string; searchStr: string },
): string {
  if (!entry.isSetUp) return '/setup';
  const group = self?.groupSlug ?? entry.defaultGroupSlug;
  if (group === null) return `/login?next=${encodeURIComponent(location.href)}`;
  return `/g/${encodeURIComponent(group)}/r/${encodeURIComponent(slug)}${location.searchStr}`;
}

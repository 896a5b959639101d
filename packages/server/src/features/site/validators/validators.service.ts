import { publicScope, systemScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isPublicGroup } from '../../people/groups/index.ts';
import { isHouseholdNameFree } from '../../people/households/index.ts';
import { buildSlug, isSlugTaken } from '../../recipes/names/index.ts';
import { findTakenAccountNames, usernameKey } from '../../people/user-store/index.ts';

/**
 * Whether a new recipe of that name would get its bare slug. Of a group that is private, or does not exist, every name
 * is free: its id, which a share link carries, discloses nothing about its content.
 */
export async function isRecipeNameFree(platform: Platform, groupId: string, name: string): Promise<boolean> {
  if (!(await isPublicGroup(platform.database.read(systemScope('validate names')), groupId))) return true;
  const reader = platform.database.read(publicScope(groupId));
  return !(await isSlugTaken(reader, buildSlug(name)));
}

/** The same of a new household in the group: in a private one every name is free. */
export async function isHouseholdFree(platform: Platform, groupId: string, name: string): Promise<boolean> {
  if (!(await isPublicGroup(platform.database.read(systemScope('validate names')), groupId))) return true;
  return isHouseholdNameFree(platform, groupId, name.trim());
}

/** Whether that user name is free, in any case. */
export async function isUsernameFree(platform: Platform, name: string): Promise<boolean> {
  return !(await taken(platform, { usernameKey: usernameKey(name.trim()), email: '' })).username;
}

/** Whether that e-mail address is free, in any case. */
export async function isEmailFree(platform: Platform, email: string): Promise<boolean> {
  return !(await taken(platform, { usernameKey: '', email: email.trim().toLowerCase() })).email;
}

async function taken(platform: Platform, wanted: { usernameKey: string; email: string }) {
  return findTakenAccountNames(platform.database.read(systemScope('validate names')), wanted);
}

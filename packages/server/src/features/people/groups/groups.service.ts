import type { GroupSummary, UpdateGroupPreferences } from '@hearth/contract';
import { mayManageGroup } from '@hearth/domain/people/policies';
import { freeName, type NamedSlug, namesToTry, slugOrSigns } from '@hearth/domain/text/slugs';
import type { Tx } from '../../../platform/db/database.ts';
import {
  bumpLibraryRevision,
  bumpLibraryRevisionOf,
} from '../../../platform/db/revisions/library-revision.ts';
import {
  type MemberScope,
  type PublicScope,
  publicScope,
  systemScope,
  type SystemScope,
} from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { ownAiGroup, readAiSettings } from '../../imports/ai/index.ts';
import {
  findGroupByName,
  findGroupBySlugOrId,
  findGroupsNamed,
  findOwnGroup,
  type GroupWithPreferences,
  insertGroup,
  updateGroupName,
  updateGroupPreferences,
} from './groups.repository.ts';

type PreferencesOfGroup = NonNullable<GroupSummary['preferences']>;

/** The caller's group with its preferences. */
export async function getOwnGroup(platform: Platform, scope: MemberScope): Promise<GroupSummary> {
  const group = required(await findOwnGroup(platform.database.read(scope)), 'itemNotFound');
  return { ...presentGroup(group), aiProviderSettings: await readAiSettings(platform, ownAiGroup(scope)) };
}

/** What the caller's group prefers. */
export async function getGroupPreferences(
  platform: Platform,
  scope: MemberScope,
): Promise<PreferencesOfGroup> {
  const group = required(await findOwnGroup(platform.database.read(scope)), 'itemNotFound');
  const { preferences } = presentGroup(group);
  return required(preferences, 'itemNotFound');
}

/**
 * Changes the preferences of the caller's group; omitted fields stay. The public sees it on its next look.
 * @throws AppError `forbidden` without the right to manage the group
 */
export async function changeGroupPreferences(
  platform: Platform,
  scope: MemberScope,
  change: UpdateGroupPreferences,
): Promise<PreferencesOfGroup> {
  if (!mayManageGroup(scope.rights)) fail('forbidden');
  await platform.database.write(scope, async (open) => {
    const tx = await bumpLibraryRevision(open);
    await saveGroupPreferences(tx, scope.groupId, change);
  });
  return getGroupPreferences(platform, scope);
}

/** Writes the preferences that are given; the caller has touched the library. */
export async function saveGroupPreferences(
  tx: Tx,
  groupId: string,
  { privateGroup, showAnnouncements }: UpdateGroupPreferences,
): Promise<void> {
  const columns = {
    ...(privateGroup === undefined ? {} : { private_group: Number(privateGroup) }),
    ...(showAnnouncements === undefined ? {} : { show_announcements: Number(showAnnouncements) }),
  };
  if (Object.keys(columns).length > 0) await updateGroupPreferences(tx, groupId, columns);
}

/**
 * The first of `name`, `name (1)` … that no group has.
 * @throws AppError `groupNameTaken` when ten numbers are taken
 */
export async function freeGroupName(tx: Tx<SystemScope>, name: string): Promise<NamedSlug> {
  return freeName(name, await findGroupsNamed(tx, namesToTry(name))) ?? fail('groupNameTaken');
}

/**
 * Gives a group another name, and the slug of it.
 * @throws AppError `groupNameTaken`
 */
export async function renameGroup(
  platform: Platform,
  tx: Tx<SystemScope>,
  groupId: string,
  name: string,
): Promise<void> {
  const wanted = { name, slug: slugOrSigns(name) };
  const others = (await findGroupsNamed(tx, [wanted])).filter(({ id }) => id !== groupId);
  if (others.length > 0) fail('groupNameTaken');
  await bumpLibraryRevisionOf(tx, groupId);
  await updateGroupName(tx, groupId, { ...wanted, updated_at: storedInstant(platform.clock.now()) });
}

/**
 * The scope of visitors of a public group.
 * @throws AppError `groupNotFound` when the group is missing or private: the two look alike.
 */
export async function findPublicScope(platform: Platform, slugOrId: string): Promise<PublicScope> {
  return (await publicGroup(platform, slugOrId)).scope;
}

/**
 * A public group, with the scope of its visitors.
 * @throws AppError as {@link findPublicScope}
 */
export async function publicGroup(
  platform: Platform,
  slugOrId: string,
): Promise<{ readonly name: string; readonly slug: string; readonly scope: PublicScope }> {
  const reader = platform.database.read(systemScope('find a public group'));
  const group = await findGroupBySlugOrId(reader, slugOrId);
  if (group === undefined || group.privateGroup !== 0) fail('groupNotFound');
  const { id: groupId, name, slug, libraryRevision } = group;
  return { name, slug, scope: publicScope(groupId, libraryRevision ?? 0) };
}

/** Slug of the default group when it shows itself to everyone, else null. */
export async function publicDefaultGroup(platform: Platform): Promise<{ id: string; slug: string } | null> {
  const reader = platform.database.read(systemScope('describe the server'));
  const group = await findGroupByName(reader, platform.settings.defaults.group);
  return group?.privateGroup === 0 ? { id: group.id, slug: group.slug } : null;
}

/** Creates a group and says its id. */
export async function createGroup(
  platform: Platform,
  tx: Tx<SystemScope>,
  given: { name: string; isPrivate: boolean },
): Promise<string> {
  const id = platform.random.uuid();
  const now = storedInstant(platform.clock.now());
  await insertGroup(
    tx,
    { id, name: given.name, slug: slugOrSigns(given.name), created_at: now, updated_at: now },
    { id: platform.random.uuid(), privateGroup: given.isPrivate },
  );
  return id;
}

/** Whether a new group could have exactly that name. */
export async function isGroupNameFree(platform: Platform, name: string): Promise<boolean> {
  const reader = platform.database.read(systemScope('validate names'));
  return (await findGroupsNamed(reader, [{ name, slug: slugOrSigns(name) }])).length === 0;
}

function presentGroup(group: GroupWithPreferences): Omit<GroupSummary, 'aiProviderSettings'> {
  const { id, name, slug } = group;
  return { id, name, slug, preferences: presentGroupPreferences(group) };
}

/** What a group prefers; null where nothing is stored. */
export function presentGroupPreferences(
  group: Omit<GroupWithPreferences, 'name' | 'slug'>,
): GroupSummary['preferences'] {
  const { id: groupId, preferencesId: id, privateGroup, showAnnouncements } = group;
  if (id === null) return null;
  return { id, groupId, privateGroup: privateGroup !== 0, showAnnouncements: showAnnouncements !== 0 };
}

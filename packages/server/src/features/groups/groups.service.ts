import type { GroupSummary } from '@hearth/contract';
import { nameWithSuffix, slugify } from '@hearth/domain/slugs';
import type { Reader, Tx } from '../../platform/db/database.ts';
import {
  type MemberScope,
  type PublicScope,
  type SystemScope,
  systemScope,
} from '../../platform/db/scope.ts';
import { storedInstant } from '../../platform/db/stored-instant.ts';
import { fail, required } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  findGroupByName,
  findGroupBySlugOrId,
  findOwnGroup,
  findTakenGroupWords,
  type GroupWithPreferences,
  insertGroup,
} from './groups.repository.ts';

/** The caller's group with its preferences. */
export async function getOwnGroup(platform: Platform, scope: MemberScope): Promise<GroupSummary> {
  return presentGroup(required(await findOwnGroup(platform.database.read(scope)), 'itemNotFound'));
}

/**
 * The walls of a group's public face.
 * @throws AppError `groupNotFound` when the group is missing or private: the two look alike.
 */
export async function publicScopeOf(platform: Platform, slugOrId: string): Promise<PublicScope> {
  const reader = platform.database.read(systemScope('explore'));
  const group = await findGroupBySlugOrId(reader, slugOrId);
  if (group === undefined || group.privateGroup !== 0) fail('groupNotFound');
  return { kind: 'public', groupId: group.id, libraryRevision: group.libraryRevision ?? 0 };
}

/** Slug of the default group when it shows itself to everyone, else null. */
export async function publicDefaultGroup(platform: Platform): Promise<{ id: string; slug: string } | null> {
  const reader = platform.database.read(systemScope('about'));
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
    { id, name: given.name, slug: slugify(given.name), created_at: now, updated_at: now },
    { id: platform.random.uuid(), privateGroup: given.isPrivate },
  );
  return id;
}

/** How often a name that is taken is tried again with a number behind it. */
const attempts = 10;

/**
 * The name, or the name with the first number behind it, under which a new group can be told from all others; names
 * that make the same slug, such as those that differ in case only, collide.
 * @throws AppError `nameTaken` when ten of them are taken
 */
export async function freeGroupName(reader: Reader<SystemScope>, name: string): Promise<string> {
  const names = Array.from({ length: attempts }, (_, attempt) => nameWithSuffix(name, attempt));
  const taken = await findTakenGroupWords(reader, [...names, ...names.map(slugify)]);
  const isFree = (one: string) => slugify(one) !== '' && !taken.has(one) && !taken.has(slugify(one));
  return names.find(isFree) ?? fail('nameTaken');
}

/** Whether a new group could have exactly that name. */
export async function isGroupNameFree(platform: Platform, name: string): Promise<boolean> {
  const reader = platform.database.read(systemScope('validate'));
  return (await findTakenGroupWords(reader, [name, slugify(name)])).size === 0;
}

function presentGroup(group: GroupWithPreferences): GroupSummary {
  const { id, name, slug, preferencesId, privateGroup } = group;
  const preferences =
    preferencesId === null ? null : { id: preferencesId, groupId: id, privateGroup: privateGroup !== 0 };
  return { id, name, slug, preferences };
}

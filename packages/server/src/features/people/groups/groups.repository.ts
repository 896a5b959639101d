import { canonicalUuid, type NamedSlug } from '@hearth/domain/text/slugs';
import type { GroupReader, Reader, Tx } from '../../../platform/db/database.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';
import type { GroupPreferencesRow, GroupRow } from './groups.tables.ts';

/** A group with what it prefers, as one row. */
export interface GroupWithPreferences {
  id: string;
  name: string;
  slug: string;
  preferencesId: string | null;
  privateGroup: number | null;
  showAnnouncements: number | null;
}

function groups(reader: Reader) {
  return reader
    .selectFrom('groups')
    .leftJoin('group_preferences', 'group_preferences.group_id', 'groups.id')
    .select([
      'groups.id',
      'groups.name',
      'groups.slug',
      'group_preferences.id as preferencesId',
      'group_preferences.private_group as privateGroup',
      'group_preferences.show_announcements as showAnnouncements',
    ]);
}

/** The group of the scope. */
export async function findOwnGroup(reader: GroupReader): Promise<GroupWithPreferences | undefined> {
  return groups(reader).where('groups.id', '=', reader.scope.groupId).executeTakeFirst();
}

/** A group by slug or id, without a check of the caller: public pages then check what it shows. */
export async function findGroupBySlugOrId(
  reader: Reader<SystemScope>,
  slugOrId: string,
): Promise<(GroupWithPreferences & { libraryRevision: number | null }) | undefined> {
  return groups(reader)
    .leftJoin('library_revisions', 'library_revisions.group_id', 'groups.id')
    .select('library_revisions.revision as libraryRevision')
    .where((eb) =>
      eb.or([eb('groups.slug', '=', slugOrId), eb('groups.id', '=', canonicalUuid(slugOrId) ?? slugOrId)]),
    )
    .executeTakeFirst();
}

/** The slug of a group; empty when it is gone. */
export async function findGroupSlug(reader: Reader, groupId: string): Promise<string> {
  const group = await reader.selectFrom('groups').select('slug').where('id', '=', groupId).executeTakeFirst();
  return group?.slug ?? '';
}

/** Groups that have one of these names or slugs. */
export async function findGroupsNamed(
  reader: Reader<SystemScope>,
  wanted: readonly NamedSlug[],
): Promise<(NamedSlug & { id: string })[]> {
  const names = wanted.map(({ name }) => name);
  const slugs = wanted.map(({ slug }) => slug);
  return reader
    .selectFrom('groups')
    .select(['id', 'name', 'slug'])
    .where((eb) => eb.or([eb('name', 'in', names), eb('slug', 'in', slugs)]))
    .execute();
}

export async function updateGroupPreferences(
  tx: Tx,
  groupId: string,
  columns: Partial<Pick<GroupPreferencesRow, 'private_group' | 'show_announcements'>>,
): Promise<void> {
  await tx.updateTable('group_preferences').set(columns).where('group_id', '=', groupId).execute();
}

export async function updateGroupName(
  tx: Tx<SystemScope>,
  groupId: string,
  change: NamedSlug & { updated_at: string },
): Promise<void> {
  await tx.updateTable('groups').set(change).where('id', '=', groupId).execute();
}

export async function findGroupByName(
  reader: Reader<SystemScope>,
  name: string,
): Promise<GroupWithPreferences | undefined> {
  return groups(reader).where('groups.name', '=', name).executeTakeFirst();
}

export async function insertGroup(
  tx: Tx<SystemScope>,
  group: GroupRow,
  preferences: { id: string; privateGroup: boolean },
): Promise<void> {
  await tx.insertInto('groups').values(group).execute();
  await tx
    .insertInto('group_preferences')
    .values({
      id: preferences.id,
      group_id: group.id,
      private_group: preferences.privateGroup ? 1 : 0,
      show_announcements: 1,
    })
    .execute();
  await tx.insertInto('library_revisions').values({ group_id: group.id, revision: 1 }).execute();
}

/** Whether a group of that id shows itself to everyone. */
export async function isPublicGroup(reader: Reader<SystemScope>, id: string): Promise<boolean> {
  const row = await reader
    .selectFrom('group_preferences')
    .select('private_group')
    .where('group_id', '=', id)
    .executeTakeFirst();
  return row?.private_group === 0;
}

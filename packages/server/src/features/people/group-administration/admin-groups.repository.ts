import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';

type SystemReader = Reader<SystemScope>;

/** A group with what it prefers. */
export interface AdminGroupRow {
  id: string;
  name: string;
  slug: string;
  created_at: string;
  updated_at: string;
  preferencesId: string | null;
  privateGroup: number | null;
  showAnnouncements: number | null;
}

function groups(reader: SystemReader) {
  return reader
    .selectFrom('groups')
    .leftJoin('group_preferences', 'group_preferences.group_id', 'groups.id')
    .selectAll('groups')
    .select([
      'group_preferences.id as preferencesId',
      'group_preferences.private_group as privateGroup',
      'group_preferences.show_announcements as showAnnouncements',
    ]);
}

/** Every group, oldest first; read apart from other requests. */
export async function findGroups(reader: SystemReader): Promise<AdminGroupRow[]> {
  return reader.runApart(groups(reader).orderBy('groups.created_at').orderBy('groups.id').compile());
}

export async function findGroup(reader: SystemReader, id: string): Promise<AdminGroupRow | undefined> {
  return groups(reader).where('groups.id', '=', id).executeTakeFirst();
}

/** Users and households of these groups, by name. */
export async function findGroupContents(reader: SystemReader, ids: readonly string[]) {
  const [categories, households, users] = await Promise.all([
    reader
      .selectFrom('categories')
      .select(['id', 'name', 'slug', 'group_id'])
      .where((eb) => isOneOf(reader.dialect, eb.ref('group_id'), ids))
      .orderBy('name_normalized')
      .execute(),
    reader
      .selectFrom('households')
      .select(['id', 'name', 'group_id'])
      .where((eb) => isOneOf(reader.dialect, eb.ref('group_id'), ids))
      .orderBy('name')
      .execute(),
    reader
      .selectFrom('users')
      .select(['id', 'username', 'full_name', 'group_id', 'household_id'])
      .where((eb) => isOneOf(reader.dialect, eb.ref('group_id'), ids))
      .orderBy('full_name')
      .execute(),
  ]);
  return { categories, households, users };
}

export type GroupContents = Awaited<ReturnType<typeof findGroupContents>>;

/** Whether some row of the table belongs to the group. */
export async function hasSome(
  reader: SystemReader,
  table: 'users' | 'households' | 'recipes',
  groupId: string,
): Promise<boolean> {
  const found = await reader
    .selectFrom(table)
    .select('id')
    .where('group_id', '=', groupId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function deleteGroup(tx: Tx<SystemScope>, id: string): Promise<void> {
  await tx.deleteFrom('groups').where('id', '=', id).execute();
}

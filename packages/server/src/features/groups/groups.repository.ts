import { canonicalUuid } from '@hearth/domain/slugs';
import type { GroupReader, Reader, Tx } from '../../platform/db/database.ts';
import { isOneOf } from '../../platform/db/expressions.ts';
import type { SystemScope } from '../../platform/db/scope.ts';
import type { GroupRow } from './groups.tables.ts';

/** A group with what it prefers, as one row. */
export interface GroupWithPreferences {
  id: string;
  name: string;
  slug: string;
  preferencesId: string | null;
  privateGroup: number | null;
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
    ]);
}

/** The group of the scope. */
export async function findOwnGroup(reader: GroupReader): Promise<GroupWithPreferences | undefined> {
  return groups(reader).where('groups.id', '=', reader.scope.groupId).executeTakeFirst();
}

/** A group by slug or id, whoever asks: for the public pages, which then check what it shows. */
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

export async function findGroupByName(
  reader: Reader<SystemScope>,
  name: string,
): Promise<GroupWithPreferences | undefined> {
  return groups(reader).where('groups.name', '=', name).executeTakeFirst();
}

/** Names and slugs that groups have among those given. */
export async function findTakenGroupWords(
  reader: Reader<SystemScope>,
  words: readonly string[],
): Promise<Set<string>> {
  const rows = await reader
    .selectFrom('groups')
    .select(['name', 'slug'])
    .where((eb) =>
      eb.or([isOneOf(reader.dialect, eb.ref('name'), words), isOneOf(reader.dialect, eb.ref('slug'), words)]),
    )
    .execute();
  return new Set(rows.flatMap(({ name, slug }) => [name, slug]));
}

export async function insertGroup(
  tx: Tx<SystemScope>,
  group: GroupRow,
  preferences: { id: string; privateGroup: boolean },
): Promise<void> {
  await tx.insertInto('groups').values(group).execute();
  await tx
    .insertInto('group_preferences')
    .values({ id: preferences.id, group_id: group.id, private_group: preferences.privateGroup ? 1 : 0 })
    .execute();
  await tx.insertInto('library_revisions').values({ group_id: group.id, revision: 1 }).execute();
}

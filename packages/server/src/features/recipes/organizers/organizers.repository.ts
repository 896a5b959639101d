import { sql } from 'kysely';
import type { OrganizerKind } from '@hearth/contract';
import type { LibraryTx } from '../../../platform/db/revisions/library-revision.ts';
import type { GroupReader } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import { isNotInTrashOf } from '../visibility/index.ts';
import type { OrganizerRow } from './organizers.tables.ts';

function organizers(reader: GroupReader, kind: OrganizerKind) {
  return reader
    .selectFrom(sql<OrganizerRow>`${sql.table(kind)}`.as('organizer'))
    .where('organizer.group_id', '=', reader.scope.groupId);
}

export async function findOrganizer(
  reader: GroupReader,
  kind: OrganizerKind,
  by: { id: string } | { slug: string },
): Promise<OrganizerRow | undefined> {
  const query = organizers(reader, kind).selectAll();
  return 'id' in by
    ? query.where('organizer.id', '=', by.id).executeTakeFirst()
    : query.where('organizer.slug', '=', by.slug).executeTakeFirst();
}

/** All of the group. Lists of organizers are short; paging, ordering and filtering happen over the whole. */
export async function findOrganizers(reader: GroupReader, kind: OrganizerKind): Promise<OrganizerRow[]> {
  return organizers(reader, kind)
    .selectAll()
    .orderBy('organizer.created_at')
    .orderBy('organizer.id')
    .execute();
}

/** Those of the group that no recipe carries, by name. */
export async function findEmptyOrganizers(reader: GroupReader, kind: OrganizerKind): Promise<OrganizerRow[]> {
  const link = sql<{ organizer_id: string }>`${sql.table(`recipes_to_${kind}`)}`.as('link');
  return organizers(reader, kind)
    .selectAll()
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom(link).select('link.organizer_id').whereRef('link.organizer_id', '=', 'organizer.id'),
        ),
      ),
    )
    .orderBy('organizer.name_normalized')
    .execute();
}

/** How many recipes of the group carry each organizer of a kind, without those in the trash. */
export async function countRecipes(
  reader: GroupReader,
  kind: OrganizerKind,
): Promise<{ id: string; count: number }[]> {
  const { groupId } = reader.scope;
  const link = sql<{ organizer_id: string; recipe_id: string }>`${sql.table(`recipes_to_${kind}`)}`.as(
    'link',
  );
  const rows = await reader
    .selectFrom(link)
    .innerJoin('recipes', 'recipes.id', 'link.recipe_id')
    .select(['link.organizer_id as id', sql<number>`count(*)`.as('count')])
    .where('recipes.group_id', '=', groupId)
    .where(isNotInTrashOf(groupId))
    .groupBy('link.organizer_id')
    .execute();
  return rows.map(({ id, count }) => ({ id, count: Number(count) }));
}

/** Those of the group among the given ids and slugs. */
export async function findOrganizersAmong(
  reader: GroupReader,
  kind: OrganizerKind,
  idsOrSlugs: readonly string[],
): Promise<OrganizerRow[]> {
  return organizers(reader, kind)
    .selectAll()
    .where((eb) =>
      eb.or([
        isOneOf(reader.dialect, eb.ref('organizer.id'), idsOrSlugs),
        isOneOf(reader.dialect, eb.ref('organizer.slug'), idsOrSlugs),
      ]),
    )
    .execute();
}

export async function insertOrganizer(tx: LibraryTx, kind: OrganizerKind, row: OrganizerRow): Promise<void> {
  await tx
    .insertInto(kind)
    .values({ ...row, group_id: tx.scope.groupId })
    .execute();
}

export async function renameOrganizer(
  tx: LibraryTx,
  kind: OrganizerKind,
  id: string,
  change: Pick<OrganizerRow, 'name' | 'name_normalized' | 'slug' | 'updated_at'>,
): Promise<void> {
  await tx
    .updateTable(kind)
    .set(change)
    .where('id', '=', id)
    .where('group_id', '=', tx.scope.groupId)
    .execute();
}

export async function deleteOrganizer(tx: LibraryTx, kind: OrganizerKind, id: string): Promise<void> {
  await tx.deleteFrom(kind).where('id', '=', id).where('group_id', '=', tx.scope.groupId).execute();
}

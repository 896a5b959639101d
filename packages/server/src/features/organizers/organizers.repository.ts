import { sql } from 'kysely';
import type { OrganizerKind } from '@hearth/contract';
import type { GroupReader, GroupTx } from '../../platform/db/database.ts';
import { isOneOf } from '../../platform/db/expressions.ts';
import type { MemberScope } from '../../platform/db/scope.ts';
import type { Tx } from '../../platform/db/database.ts';
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

/** Slugs of the households that have each tool. */
export async function findToolsOnHand(
  reader: GroupReader,
  toolIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await reader
    .selectFrom('tools_on_hand')
    .innerJoin('households', 'households.id', 'tools_on_hand.household_id')
    .select(['tools_on_hand.tool_id', 'households.slug'])
    .where('households.group_id', '=', reader.scope.groupId)
    .where((eb) => isOneOf(reader.dialect, eb.ref('tools_on_hand.tool_id'), toolIds))
    .orderBy('households.slug')
    .execute();
  const byTool = new Map<string, string[]>();
  for (const row of rows) byTool.set(row.tool_id, [...(byTool.get(row.tool_id) ?? []), row.slug]);
  return byTool;
}

export async function insertOrganizer(tx: GroupTx, kind: OrganizerKind, row: OrganizerRow): Promise<void> {
  await tx
    .insertInto(kind)
    .values({ ...row, group_id: tx.scope.groupId })
    .execute();
}

export async function renameOrganizer(
  tx: GroupTx,
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

export async function deleteOrganizer(tx: GroupTx, kind: OrganizerKind, id: string): Promise<void> {
  await tx.deleteFrom(kind).where('id', '=', id).where('group_id', '=', tx.scope.groupId).execute();
}

/** Ids of the group's households with these slugs. */
export async function findHouseholdIds(reader: GroupReader, slugs: readonly string[]): Promise<string[]> {
  const rows = await reader
    .selectFrom('households')
    .select('id')
    .where('group_id', '=', reader.scope.groupId)
    .where((eb) => isOneOf(reader.dialect, eb.ref('slug'), slugs))
    .execute();
  return rows.map((row) => row.id);
}

/** Says whether the caller's household has the tool. */
export async function setToolOnHand(tx: Tx<MemberScope>, toolId: string, onHand: boolean): Promise<void> {
  const row = { tool_id: toolId, household_id: tx.scope.householdId };
  if (onHand) {
    await tx
      .insertInto('tools_on_hand')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await tx
    .deleteFrom('tools_on_hand')
    .where('tool_id', '=', toolId)
    .where('household_id', '=', tx.scope.householdId)
    .execute();
}

/** Replaces the households that have the tool. */
export async function replaceToolHouseholds(
  tx: GroupTx,
  toolId: string,
  householdIds: readonly string[],
): Promise<void> {
  await tx.deleteFrom('tools_on_hand').where('tool_id', '=', toolId).execute();
  if (householdIds.length === 0) return;
  const rows = householdIds.map((household_id) => ({ tool_id: toolId, household_id }));
  await tx.insertInto('tools_on_hand').values(rows).execute();
}

import type { LibraryTx } from '../../../platform/db/revisions/library-revision.ts';
import type { GroupReader, GroupTx, Reader, Tx } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/queries/prepared.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import type { LabelRow } from './labels.tables.ts';

const ofGroup = prepared<{ groupId: string }, LabelRow>((db, parameter) =>
  db
    .selectFrom('labels')
    .selectAll()
    .where('group_id', '=', parameter('groupId'))
    .orderBy('created_at')
    .orderBy('id'),
);

const among = prepared<{ groupId: string; ids: string }, LabelRow>((db, parameter, dialect) =>
  db
    .selectFrom(dialect.textRows(parameter('ids')).as('wanted'))
    .crossJoin('labels')
    .selectAll('labels')
    .whereRef('labels.id', '=', 'wanted.value')
    .where('labels.group_id', '=', parameter('groupId')),
);

/** All labels of the group, oldest first. There are few. */
export async function findLabels(reader: GroupReader): Promise<LabelRow[]> {
  return findLabelsOf(reader, reader.scope.groupId);
}

/** As {@link findLabels}, for work without a group. */
export async function findLabelsOf(reader: Reader, groupId: string): Promise<LabelRow[]> {
  return ofGroup(reader, { groupId });
}

/** The group's labels among those with these ids. */
export async function findLabelsAmong(reader: GroupReader, ids: readonly string[]): Promise<LabelRow[]> {
  if (ids.length === 0) return [];
  return among(reader, { groupId: reader.scope.groupId, ids: JSON.stringify(ids) });
}

export async function findLabel(reader: GroupReader, id: string): Promise<LabelRow | undefined> {
  return reader
    .selectFrom('labels')
    .selectAll()
    .where('group_id', '=', reader.scope.groupId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Adds labels; names that the group has already are left as they are. */
export async function addLabels(tx: Tx<Scope>, rows: readonly LabelRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('labels')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertLabel(tx: GroupTx, row: LabelRow): Promise<void> {
  await tx
    .insertInto('labels')
    .values({ ...row, group_id: tx.scope.groupId })
    .execute();
}

export async function updateLabel(
  tx: LibraryTx,
  id: string,
  change: Pick<LabelRow, 'name' | 'color' | 'updated_at'>,
): Promise<void> {
  await tx
    .updateTable('labels')
    .set(change)
    .where('id', '=', id)
    .where('group_id', '=', tx.scope.groupId)
    .execute();
}

/** Deletes a label; every food that has it has none then. */
export async function deleteLabel(tx: LibraryTx, id: string): Promise<void> {
  await tx.deleteFrom('labels').where('id', '=', id).where('group_id', '=', tx.scope.groupId).execute();
}

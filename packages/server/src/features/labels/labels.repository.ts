import type { GroupReader, GroupTx, Reader, Tx } from '../../platform/db/database.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { LabelRow } from './labels.tables.ts';

/** All labels of the group, oldest first. There are few. */
export async function findLabels(reader: GroupReader): Promise<LabelRow[]> {
  return findLabelsOf(reader, reader.scope.groupId);
}

/** As {@link findLabels}, for work that stands outside the group. */
export async function findLabelsOf(reader: Reader, groupId: string): Promise<LabelRow[]> {
  return reader
    .selectFrom('labels')
    .selectAll()
    .where('group_id', '=', groupId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
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
  tx: GroupTx,
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
export async function deleteLabel(tx: GroupTx, id: string): Promise<void> {
  await tx.deleteFrom('labels').where('id', '=', id).where('group_id', '=', tx.scope.groupId).execute();
}

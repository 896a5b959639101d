import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { StoredRow } from '../../../platform/db/dump/database-snapshot.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';

/** A setting that is there from the commit of a restore until its files are in place. */
const mark = 'restore.filesPending';

/** More than caches look back. */
const leap = 100;

export async function setRestoreMark(tx: Tx<SystemScope>): Promise<void> {
  await tx
    .insertInto('site_settings')
    .values({ name: mark, value: 'true' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

export async function clearRestoreMark(tx: Tx<SystemScope>): Promise<void> {
  await tx.deleteFrom('site_settings').where('name', '=', mark).execute();
}

export async function isRestoreMarked(reader: Reader<SystemScope>): Promise<boolean> {
  const row = await reader
    .selectFrom('site_settings')
    .select('name')
    .where('name', '=', mark)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Reads the counters by which caches and devices notice changes. Restored rows of the same groups and lists get higher
 * ones, since lower ones would look like what they know already. Uses of an invitation that are spent stay so.
 * @returns what becomes of a restored row
 */
export async function keepCounters(
  tx: Tx<SystemScope>,
): Promise<(table: string, row: StoredRow) => StoredRow> {
  const revisions = await tx.selectFrom('library_revisions').select(['group_id', 'revision']).execute();
  const lists = await tx.selectFrom('shopping_lists').select(['id', 'sequence']).execute();
  const invitations = await tx.selectFrom('invite_tokens').select(['token', 'uses_left']).execute();
  const ofInvitation = new Map(invitations.map((row) => [row.token, row.uses_left]));
  const ofGroup = new Map(revisions.map((row) => [row.group_id, Number(row.revision)]));
  const ofList = new Map(lists.map((row) => [row.id, Number(row.sequence)]));
  return (table, row) => {
    if (table === 'library_revisions') return atLeast(row, 'revision', ofGroup.get(String(row.group_id)));
    if (table === 'shopping_lists') return atLeast(row, 'sequence', ofList.get(String(row.id)));
    if (table === 'invite_tokens') return atMost(row, 'uses_left', ofInvitation.get(String(row.token)));
    return row;
  };
}

function atLeast(row: StoredRow, column: string, known: number | undefined): StoredRow {
  return known === undefined ? row : { ...row, [column]: Math.max(Number(row[column]), known) + leap };
}

function atMost(row: StoredRow, column: string, known: number | undefined): StoredRow {
  return known === undefined ? row : { ...row, [column]: Math.min(Number(row[column]), known) };
}

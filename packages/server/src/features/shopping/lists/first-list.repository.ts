import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';
import type { ShoppingListLabelRow, ShoppingListRow } from '../store/shopping.tables.ts';

/** The labels of a group, by name: the order that they have in a new list. */
export async function findLabelIds(tx: Tx<SystemScope>, groupId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('labels')
    .select('id')
    .where('group_id', '=', groupId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Inserts a list with the places of its labels. */
export async function insertFirstList(
  tx: Tx<SystemScope>,
  list: ShoppingListRow,
  labels: readonly ShoppingListLabelRow[],
): Promise<void> {
  await tx.insertInto('shopping_lists').values(list).execute();
  if (labels.length > 0) await tx.insertInto('shopping_list_labels').values(labels).execute();
}

import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { insertRows } from '../../../platform/db/queries/insert-rows.ts';
import type { MemberScope, SystemScope } from '../../../platform/db/scope.ts';
import { idsOfHousehold } from './lists.repository.ts';
import type { ShoppingTickRow } from './shopping.tables.ts';

/** Ticks of a list that are evaluated: about twenty trips. */
const maxTicks = 600;

/** Stores ticks in their order. */
export async function insertTicks(
  tx: Tx<MemberScope>,
  ticks: readonly Omit<ShoppingTickRow, 'row'>[],
): Promise<void> {
  await insertRows(tx, 'shopping_ticks', ticks);
}

/** The newest ticks of a list of the household, oldest first. */
export async function findTicks(
  reader: Reader<MemberScope>,
  listId: string,
): Promise<Pick<ShoppingTickRow, 'thing' | 'ticked_at'>[]> {
  const rows = await reader
    .selectFrom('shopping_ticks')
    .select(['thing', 'ticked_at'])
    .where('list_id', '=', listId)
    .where('list_id', 'in', idsOfHousehold(reader))
    .orderBy('row', 'desc')
    .limit(maxTicks)
    .execute();
  return rows.toReversed();
}

/** Ticks of a household that its usual items are taken from. */
const maxPurchases = 1500;

/**
 * The newest ticks of all lists of the household with what was ticked, the newest first. They are sorted by time: in the
 * order of their rows a database would walk through those of all households.
 */
export function findPurchases(
  reader: Reader<MemberScope>,
): Promise<Pick<ShoppingTickRow, 'thing' | 'note' | 'quantity' | 'unit_id'>[]> {
  return reader
    .selectFrom('shopping_ticks')
    .select(['thing', 'note', 'quantity', 'unit_id'])
    .where('list_id', 'in', idsOfHousehold(reader))
    .orderBy('ticked_at', 'desc')
    .orderBy('row', 'desc')
    .limit(maxPurchases)
    .execute();
}

/** Deletes ticks beyond the newest {@link maxTicks} of each list. */
export async function deleteOldTicks(tx: Tx<SystemScope>): Promise<void> {
  const old = sql<number>`(select ${sql.ref('row')} from (
    select ${sql.ref('row')}, row_number() over (partition by list_id order by ${sql.ref('row')} desc) as place
    from shopping_ticks) ticks where place > ${maxTicks})`;
  await tx.deleteFrom('shopping_ticks').where('row', 'in', old).execute();
}

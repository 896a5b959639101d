import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import { insertRows } from '../../../platform/db/queries/insert-rows.ts';
import type { MemberScope, SystemScope } from '../../../platform/db/scope.ts';
import type { StoreTickRow } from './stores.tables.ts';

/** Ticks of a store that are kept and evaluated: those of about a dozen large walks. */
const maxTicks = 600;

/** A tick, and the label that its item has now: its own, or that of its food. */
export type FoundTick = Omit<StoreTickRow, 'row' | 'item_id'>;

/** The newest ticks of each of the own household's stores. */
export async function findStoreTicks(reader: Reader<MemberScope>): Promise<FoundTick[]> {
  const { groupId, householdId } = reader.scope;
  const ticks = sql<FoundTick>`(
    select t.store_id, t.thing, coalesce(t.label_id, foods.label_id) as label_id, t.device_id, t.ticked_at
    from (
      select store_ticks.*, row_number() over (
        partition by store_ticks.store_id order by store_ticks.ticked_at desc, store_ticks.${sql.ref('row')} desc
      ) as place
      from store_ticks join stores on stores.id = store_ticks.store_id where stores.household_id = ${householdId}
    ) t left join foods on foods.id = t.thing and foods.group_id = ${groupId}
    where t.place <= ${sql.lit(maxTicks)})`;
  return reader.selectFrom(ticks.as('ticks')).selectAll().execute();
}

/** Stores ticks in their order. */
export async function insertStoreTicks(
  tx: Tx<MemberScope>,
  ticks: readonly Omit<StoreTickRow, 'row'>[],
): Promise<void> {
  await insertRows(tx, 'store_ticks', ticks);
}

/** Forgets that these items were ticked in stores of the own household since then. */
export async function deleteUndoneTicks(
  tx: Tx<MemberScope>,
  { itemIds, since }: { readonly itemIds: readonly string[]; readonly since: string },
): Promise<void> {
  await tx
    .deleteFrom('store_ticks')
    .where((eb) => isOneOf(tx.dialect, eb.ref('item_id'), itemIds))
    .where('ticked_at', '>=', since)
    .where('store_id', 'in', (eb) =>
      eb.selectFrom('stores').select('stores.id').where('household_id', '=', tx.scope.householdId),
    )
    .execute();
}

/** Forgets all ticks in a store of the own household. */
export async function deleteStoreTicks(tx: Tx<MemberScope>, storeId: string): Promise<void> {
  await tx.deleteFrom('store_ticks').where('store_id', '=', storeId).execute();
}

/** Deletes ticks beyond the newest {@link maxTicks} of each store. */
export async function deleteOldStoreTicks(tx: Tx<SystemScope>): Promise<void> {
  const old = sql<number>`(select ${sql.ref('row')} from (
    select ${sql.ref('row')}, row_number() over (partition by store_id
      order by ticked_at desc, ${sql.ref('row')} desc) as place
    from store_ticks) ticks where place > ${maxTicks})`;
  await tx.deleteFrom('store_ticks').where('row', 'in', old).execute();
}

import { sql } from 'kysely';
import { storesChanged } from '../../../platform/db/announcements.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { insertRows } from '../../../platform/db/queries/insert-rows.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { StoreRow } from './stores.tables.ts';

type MemberReader = Reader<MemberScope>;

/** The stores of the own household, in their order. */
export function findStores(reader: MemberReader): Promise<StoreRow[]> {
  return reader
    .selectFrom('stores')
    .selectAll()
    .where('household_id', '=', reader.scope.householdId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Whether the own household has the store. */
export async function hasStore(reader: MemberReader, id: string): Promise<boolean> {
  const row = await reader
    .selectFrom('stores')
    .select('id')
    .where('id', '=', id)
    .where('household_id', '=', reader.scope.householdId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What the stores of the own household sell. */
export function findStoreFoods(reader: MemberReader): Promise<{ store_id: string; food_id: string }[]> {
  return reader
    .selectFrom('store_foods')
    .innerJoin('stores', 'stores.id', 'store_foods.store_id')
    .select(['store_foods.store_id', 'store_foods.food_id'])
    .where('stores.household_id', '=', reader.scope.householdId)
    .orderBy('store_foods.food_id')
    .execute();
}

/** How many foods the stores of the own household sell together, but for one food. */
export async function countStoreFoods(reader: MemberReader, exceptFoodId: string): Promise<number> {
  const { count } = await reader
    .selectFrom('store_foods')
    .innerJoin('stores', 'stores.id', 'store_foods.store_id')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('stores.household_id', '=', reader.scope.householdId)
    .where('store_foods.food_id', '!=', exceptFoodId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The labels of the own household's stores that were ordered by hand, in that order. */
export function findStoreLabels(reader: MemberReader): Promise<{ store_id: string; label_id: string }[]> {
  return reader
    .selectFrom('store_labels')
    .innerJoin('stores', 'stores.id', 'store_labels.store_id')
    .select(['store_labels.store_id', 'store_labels.label_id'])
    .where('stores.household_id', '=', reader.scope.householdId)
    .orderBy('store_labels.position')
    .execute();
}

/**
 * Begins a change of the household's stores: its devices hear of it once it is done, and other changes wait for its
 * end. SQLite has one writer anyway.
 */
export async function holdStores(tx: Tx<MemberScope>): Promise<void> {
  tx.announce(storesChanged(tx.scope.householdId));
  if (tx.dialect.engine !== 'postgres') return;
  await tx.execute(sql`select id from households where id = ${tx.scope.householdId} for no key update`);
}

export async function insertStore(tx: Tx<MemberScope>, row: StoreRow): Promise<void> {
  await tx.insertInto('stores').values(row).execute();
}

export async function renameStore(
  tx: Tx<MemberScope>,
  { id, ...change }: Pick<StoreRow, 'id' | 'name' | 'folded_name' | 'updated_at'>,
): Promise<void> {
  await tx
    .updateTable('stores')
    .set(change)
    .where('id', '=', id)
    .where('household_id', '=', tx.scope.householdId)
    .execute();
}

/** Deletes a store of the own household, with what is known of it. */
export async function deleteStore(tx: Tx<MemberScope>, id: string): Promise<void> {
  await tx
    .deleteFrom('stores')
    .where('id', '=', id)
    .where('household_id', '=', tx.scope.householdId)
    .execute();
}

/** Gives the stores of the own household their places in the order of the list. */
export async function placeStores(tx: Tx<MemberScope>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const cases = ids.map((id, place) => sql`when ${id} then ${sql.lit(place)}`);
  await tx.execute(sql`update stores set position = case id ${sql.join(cases, sql` `)} else position end
    where household_id = ${tx.scope.householdId}`);
}

/** The labels of a store stand in this order, and no other; without any it goes by what it has learned. */
export async function replaceStoreLabels(
  tx: Tx<MemberScope>,
  { storeId, labelIds }: { readonly storeId: string; readonly labelIds: readonly string[] },
): Promise<void> {
  await tx.deleteFrom('store_labels').where('store_id', '=', storeId).execute();
  const rows = labelIds.map((label_id, position) => ({ store_id: storeId, label_id, position }));
  await insertRows(tx, 'store_labels', rows);
}

/** Of the own household's stores, these sell a food, and no other. */
export async function replaceFoodStores(
  tx: Tx<MemberScope>,
  { foodId, storeIds }: { readonly foodId: string; readonly storeIds: readonly string[] },
): Promise<void> {
  await tx
    .deleteFrom('store_foods')
    .where('food_id', '=', foodId)
    .where('store_id', 'in', (eb) =>
      eb.selectFrom('stores').select('stores.id').where('household_id', '=', tx.scope.householdId),
    )
    .execute();
  const rows = storeIds.map((store_id) => ({ store_id, food_id: foodId }));
  await insertRows(tx, 'store_foods', rows);
}

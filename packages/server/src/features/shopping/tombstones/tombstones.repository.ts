import { sql } from 'kysely';
import * as z from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import { upsertRows } from '../../../platform/db/queries/insert-rows.ts';
import { prepared, preparedWrite } from '../../../platform/db/queries/prepared.ts';
import type { MemberScope, Scope } from '../../../platform/db/scope.ts';
import { storedJson } from '../../../platform/db/values/stored-json.ts';
import type { ShoppingItemRow } from '../store/shopping.tables.ts';
import { itemKey, itemRow, type StoredItem, storedItems } from '../store/stored-item.ts';

const tombstoneByKey = prepared<{ keys: string; groupId: string; householdId: string }, { item: string }>(
  (db, parameter, dialect) =>
    db
      .selectFrom(dialect.textRows(parameter('keys')).as('wanted'))
      .crossJoin('shopping_items_gone as gone')
      .select('gone.item')
      .whereRef('gone.key', '=', 'wanted.value')
      .where(
        sql<boolean>`exists (select 1 from shopping_lists l join users owner on owner.id = l.user_id
          where l.id = gone.list_id and l.group_id = ${parameter('groupId')}
          and owner.household_id = ${parameter('householdId')})`,
      ),
);

const deleteTombstoneRows = preparedWrite<{ keys: string }>((db, parameter, dialect) =>
  db.deleteFrom('shopping_items_gone').where('key', 'in', dialect.textsOf(parameter('keys'))),
);

type TombstoneRow = Omit<ShoppingItemRow, 'row'>;

/** The row of a deleted item. */
const tombstoneJson = storedJson<TombstoneRow>(
  'the tombstone of a shopping item',
  z.object({
    key: z.string(),
    id: z.string(),
    list_id: z.string(),
    position: z.number(),
    checked: z.number(),
    quantity: z.number(),
    exact_quantity: z.string(),
    is_food: z.number(),
    note: z.string(),
    // Rows that were deleted before the column existed have none.
    original_text: z.string().nullable().default(null),
    food_id: z.string().nullable(),
    unit_id: z.string().nullable(),
    label_id: z.string().nullable(),
    extras: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
    edit_sequence: z.number(),
    edited_by: z.string(),
    edit_before: z.number(),
  }),
);

/** Stores the rows of deleted items without their recipe shares. */
export async function insertTombstoneRows(
  tx: Tx<Scope>,
  rows: readonly TombstoneRow[],
  now: string,
): Promise<void> {
  const tombstones = rows.map((row) => ({
    key: row.key,
    list_id: row.list_id,
    item: tombstoneJson.stringify(row),
    gone_at: now,
  }));
  await upsertRows(tx, 'shopping_items_gone', tombstones, {
    key: ['key'],
    update: ['list_id', 'item', 'gone_at'],
  });
}

/** Stores deleted items; see {@link insertTombstoneRows}. */
export async function insertTombstones(
  tx: Tx<MemberScope>,
  items: readonly StoredItem[],
  now: string,
): Promise<void> {
  await insertTombstoneRows(tx, items.map(itemRow), now);
}

/** Deleted items of the household with these ids, in their last state. */
export async function findTombstones(tx: Tx<MemberScope>, ids: readonly string[]): Promise<StoredItem[]> {
  if (ids.length === 0) return [];
  const { groupId, householdId } = tx.scope;
  const keys = JSON.stringify(ids.map((id) => itemKey(tx.scope, id)));
  const rows = await tombstoneByKey(tx, { keys, groupId, householdId });
  return storedItems(
    rows.map(({ item }) => tombstoneJson.parse(item)),
    [],
  );
}

/** Deletes the tombstones of restored items. */
export async function deleteTombstones(tx: Tx<MemberScope>, items: readonly StoredItem[]): Promise<void> {
  if (items.length === 0) return;
  await deleteTombstoneRows(tx, { keys: JSON.stringify(items.map(({ key }) => key)) });
}

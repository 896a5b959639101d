import type { Tx } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import { insertRows, upsertRows } from '../../../platform/db/queries/insert-rows.ts';
import { preparedWrite } from '../../../platform/db/queries/prepared.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { idsOfHousehold } from './lists.repository.ts';
import type { ShoppingItemRow } from './shopping.tables.ts';
import { itemRow, shareRows, type StoredItem } from './stored-item.ts';

type ItemRow = Omit<ShoppingItemRow, 'row'>;
/** A type alias, since an interface is not assignable to a record. */
type ItemValues = { [Column in keyof ItemRow]: ItemRow[Column] };

const columns = [
  'list_id',
  'position',
  'checked',
  'quantity',
  'exact_quantity',
  'is_food',
  'note',
  'original_text',
  'food_id',
  'unit_id',
  'label_id',
  'extras',
  'updated_at',
  'edit_sequence',
  'edited_by',
  'edit_before',
] as const;

const updateOne = preparedWrite<ItemValues>((db, parameter) =>
  db
    .updateTable('shopping_items')
    .set(Object.fromEntries(columns.map((column) => [column, parameter(column)])))
    .where('key', '=', parameter('key')),
);

const deleteSharesOf = preparedWrite<{ keys: string }>((db, parameter, dialect) =>
  db.deleteFrom('shopping_item_recipes').where('item_key', 'in', dialect.textsOf(parameter('keys'))),
);

/** Inserts items into lists of an edit. */
export async function insertItems(tx: Tx<MemberScope>, items: readonly StoredItem[]): Promise<void> {
  await insertRows(tx, 'shopping_items', items.map(itemRow));
  await insertShares(tx, items);
}

/** Updates items that were read in this transaction, without their recipe shares. */
export async function updateItems(tx: Tx<MemberScope>, items: readonly StoredItem[]): Promise<void> {
  const rows = items.map(itemRow);
  const [only] = rows;
  if (only !== undefined && rows.length === 1) await updateOne(tx, only);
  else await upsertRows(tx, 'shopping_items', rows, { key: ['key'], update: columns });
}

/** Replaces the recipe shares of items. */
export async function replaceShares(tx: Tx<MemberScope>, items: readonly StoredItem[]): Promise<void> {
  if (items.length === 0) return;
  await deleteSharesOf(tx, { keys: JSON.stringify(items.map(({ key }) => key)) });
  await insertShares(tx, items);
}

async function insertShares(tx: Tx<MemberScope>, items: readonly StoredItem[]): Promise<void> {
  await insertRows(tx, 'shopping_item_recipes', items.flatMap(shareRows));
}

/** Deletes items of the household. */
export async function deleteItems(tx: Tx<MemberScope>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('shopping_items')
    .where((eb) => isOneOf(tx.dialect, eb.ref('id'), ids))
    .where('list_id', 'in', idsOfHousehold(tx))
    .execute();
}

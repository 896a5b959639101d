import { sql } from 'kysely';
import type { PagingQuery } from '@hearth/contract';
import type { FilterSchema } from '@hearth/domain/query-filter';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isOneOf } from '../../platform/db/expressions.ts';
import type { MemberScope } from '../../platform/db/scope.ts';
import { findListedRows } from '../../platform/paging/listed-rows.repository.ts';
import { isNotInTrash } from '../recipes/index.ts';
import { idsOfHousehold } from './lists.repository.ts';
import type { ShoppingItemRow } from './shopping-lists.tables.ts';
import { itemRow, type ShareRow, shareRows, type StoredItem, storedItems } from './stored-item.ts';

type MemberReader = Reader<MemberScope>;

/** Rows that one statement writes: databases bound the values of one. */
const rowsAtOnce = 500;

const text = (column: string) => ({ type: 'text' as const, column });
const uuid = (column: string) => ({ type: 'uuid' as const, column });
const number = (column: string) => ({ type: 'number' as const, column });
const flag = (column: string) => ({ type: 'boolean' as const, column });
const instant = (column: string) => ({ type: 'datetime' as const, column });
const named = (id: string, name: string): FilterSchema => ({ fields: { id: uuid(id), name: text(name) } });

/** What clients may filter and order items by. */
const schema: FilterSchema = {
  fields: {
    id: uuid('id'),
    shopping_list_id: uuid('list_id'),
    group_id: uuid('group_id'),
    household_id: uuid('household_id'),
    note: text('note'),
    quantity: number('quantity'),
    position: number('position'),
    checked: flag('checked'),
    is_food: flag('is_food'),
    food_id: uuid('food_id'),
    unit_id: uuid('unit_id'),
    label_id: uuid('label_id'),
    created_at: instant('created_at'),
    updated_at: instant('updated_at'),
    update_at: instant('updated_at'),
  },
  relations: {
    food: { many: false, schema: () => named('food_id', 'food_name') },
    unit: { many: false, schema: () => named('unit_id', 'unit_name') },
    label: { many: false, schema: () => named('label_id', 'label_name') },
    shopping_list: { many: false, schema: () => named('list_id', 'list_name') },
  },
};

/** One page of the items on the household's lists. */
export async function findItemsPage(reader: MemberReader, query: PagingQuery, now: Date) {
  const { scope } = reader;
  const source = sql<ShoppingItemRow>`(select i.*, l.group_id, owner.household_id, l.name as list_name,
    f.name as food_name, u.name as unit_name, b.name as label_name
    from shopping_lists l join users owner on owner.id = l.user_id join shopping_items i on i.list_id = l.id
    left join foods f on f.id = i.food_id left join units u on u.id = i.unit_id
    left join labels b on b.id = i.label_id
    where l.group_id = ${scope.groupId} and owner.household_id = ${scope.householdId}
    and l.deleted_at is null)`;
  const page = await findListedRows(reader, { source, schema, by: 'row', last: 'id' }, query, now);
  return { window: page.window, items: await withShares(reader, page.rows) };
}

/** Items of these lists of the household, in their order. */
export async function findItemsOf(reader: MemberReader, listIds: readonly string[]): Promise<StoredItem[]> {
  if (listIds.length === 0) return [];
  const rows = await itemsOfHousehold(reader)
    .where((eb) => isOneOf(reader.dialect, eb.ref('list_id'), listIds))
    .orderBy('position')
    .orderBy('row')
    .execute();
  return withShares(reader, rows);
}

/** The household's items among those with these ids. */
export async function findItems(reader: MemberReader, ids: readonly string[]): Promise<StoredItem[]> {
  if (ids.length === 0) return [];
  const rows = await itemsOfHousehold(reader)
    .where((eb) => isOneOf(reader.dialect, eb.ref('id'), ids))
    .execute();
  return withShares(reader, rows);
}

function itemsOfHousehold(reader: MemberReader) {
  return reader.selectFrom('shopping_items').selectAll().where('list_id', 'in', idsOfHousehold(reader));
}

async function withShares(
  reader: MemberReader,
  rows: readonly Omit<ShoppingItemRow, 'row'>[],
): Promise<StoredItem[]> {
  if (rows.length === 0) return [];
  const keys = rows.map(({ key }) => key);
  const shares = await reader
    .selectFrom('shopping_item_recipes')
    .innerJoin('recipes', 'recipes.id', 'shopping_item_recipes.recipe_id')
    .selectAll('shopping_item_recipes')
    .select(isNotInTrash.as('is_shown'))
    .where((eb) => isOneOf(reader.dialect, eb.ref('shopping_item_recipes.item_key'), keys))
    .orderBy('shopping_item_recipes.id')
    .execute();
  return storedItems(rows, shares as ShareRow[]);
}

/** Adds items to lists that {@link touchLists} has answered. */
export async function insertItems(tx: Tx<MemberScope>, items: readonly StoredItem[]): Promise<void> {
  for (const some of inParts(items.map(itemRow)))
    await tx.insertInto('shopping_items').values(some).execute();
  await insertShares(tx, items);
}

/** Writes items that were read in this transaction. */
export async function updateItems(tx: Tx<MemberScope>, items: readonly StoredItem[]): Promise<void> {
  for (const some of inParts(items.map(itemRow)))
    await tx
      .insertInto('shopping_items')
      .values(some)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({
          list_id: eb.ref('excluded.list_id'),
          position: eb.ref('excluded.position'),
          checked: eb.ref('excluded.checked'),
          quantity: eb.ref('excluded.quantity'),
          exact_quantity: eb.ref('excluded.exact_quantity'),
          is_food: eb.ref('excluded.is_food'),
          note: eb.ref('excluded.note'),
          food_id: eb.ref('excluded.food_id'),
          unit_id: eb.ref('excluded.unit_id'),
          label_id: eb.ref('excluded.label_id'),
          extras: eb.ref('excluded.extras'),
          updated_at: eb.ref('excluded.updated_at'),
          edit_sequence: eb.ref('excluded.edit_sequence'),
          edited_by: eb.ref('excluded.edited_by'),
          edit_before: eb.ref('excluded.edit_before'),
        })),
      )
      .execute();
  const keys = items.map(({ key }) => key);
  await tx
    .deleteFrom('shopping_item_recipes')
    .where((eb) => isOneOf(tx.dialect, eb.ref('item_key'), keys))
    .execute();
  await insertShares(tx, items);
}

async function insertShares(tx: Tx<MemberScope>, items: readonly StoredItem[]): Promise<void> {
  for (const some of inParts(items.flatMap(shareRows)))
    await tx.insertInto('shopping_item_recipes').values(some).execute();
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

function inParts<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / rowsAtOnce);
  return Array.from({ length: count }, (_, at) => rows.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce));
}

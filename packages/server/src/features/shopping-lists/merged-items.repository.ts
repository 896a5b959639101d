import type { Tx } from '../../platform/db/database.ts';
import { isOneOf } from '../../platform/db/expressions.ts';
import type { MemberScope } from '../../platform/db/scope.ts';
import { idsOfHousehold } from './lists.repository.ts';
import type { ShoppingItemMergedRow } from './shopping-lists.tables.ts';
import { itemKey } from './stored-item.ts';

/** An item that went into another, by keys. */
export type Merged = ShoppingItemMergedRow;

/** Which of the ids items of the household have or had, each with the item that it is or went into. */
export async function findTakenIds(
  tx: Tx<MemberScope>,
  ids: readonly string[],
): Promise<{ id: string; item_id: string }[]> {
  if (ids.length === 0) return [];
  const keys = ids.map((id) => itemKey(tx.scope, id));
  const items = await tx
    .selectFrom('shopping_items')
    .select(['id', 'id as item_id'])
    .where((eb) =>
      // Lists may have come into the household with their owner, and keep the keys of their items.
      eb.or([
        isOneOf(tx.dialect, eb.ref('key'), keys),
        eb.and([isOneOf(tx.dialect, eb.ref('id'), ids), eb('list_id', 'in', idsOfHousehold(tx))]),
      ]),
    )
    .execute();
  const merged = await tx
    .selectFrom('shopping_items_merged as merged')
    .innerJoin('shopping_items as item', 'item.key', 'merged.item_key')
    .select(['merged.id', 'item.id as item_id'])
    .where((eb) => isOneOf(tx.dialect, eb.ref('merged.key'), keys))
    .execute();
  return [...items, ...merged];
}

/** Remembers what the ids of items mean that went into others, and of those that had gone into them before. */
export async function rememberMerged(tx: Tx<MemberScope>, merged: readonly Merged[]): Promise<void> {
  if (merged.length === 0) return;
  const targets = new Map(merged.map(({ key, item_key }) => [key, item_key]));
  const earlier = await tx
    .selectFrom('shopping_items_merged')
    .selectAll()
    .where((eb) => isOneOf(tx.dialect, eb.ref('item_key'), [...targets.keys()]))
    .execute();
  const moved = earlier.map((row) => ({ ...row, item_key: targets.get(row.item_key) ?? row.item_key }));
  await tx
    .insertInto('shopping_items_merged')
    .values([...new Map([...moved, ...merged].map((row) => [row.key, row])).values()])
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ item_key: eb.ref('excluded.item_key') })),
    )
    .execute();
}

import type { Tx } from '../../../platform/db/database.ts';
import { upsertRows } from '../../../platform/db/queries/insert-rows.ts';
import { prepared, preparedOfMany } from '../../../platform/db/queries/prepared.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { isOfHousehold } from './stored-items.repository.ts';
import type { ShoppingItemMergedRow } from './shopping.tables.ts';
import { itemKey } from './stored-item.ts';

/** An item that was merged into another, by keys. */
export type Merged = ShoppingItemMergedRow;

interface ExistingId {
  readonly id: string;
  readonly item_id: string;
}

const idsOfItems = prepared<{ keys: string; ids: string; groupId: string; householdId: string }, ExistingId>(
  (db, parameter, dialect) =>
    db
      .selectFrom('shopping_items')
      .select(['id', 'id as item_id'])
      .where((eb) =>
        // Lists that moved into the household with their owner keep the keys of their items.
        eb.or([
          eb('key', 'in', dialect.textsOf(parameter('keys'))),
          eb.and([
            eb('id', 'in', dialect.textsOf(parameter('ids'))),
            isOfHousehold(parameter('groupId'), parameter('householdId')),
          ]),
        ]),
      ),
);

const idsOfMergedItems = prepared<{ keys: string }, ExistingId>((db, parameter, dialect) =>
  db
    .selectFrom('shopping_items_merged as merged')
    .innerJoin('shopping_items as item', 'item.key', 'merged.item_key')
    .select(['merged.id', 'item.id as item_id'])
    .where('merged.key', 'in', dialect.textsOf(parameter('keys'))),
);

/**
 * Those of the ids that items of the household have or had, each with the id of the item that it is or was
 * merged into.
 */
export async function findExistingIds(tx: Tx<MemberScope>, ids: readonly string[]): Promise<ExistingId[]> {
  if (ids.length === 0) return [];
  const { groupId, householdId } = tx.scope;
  const keys = JSON.stringify(ids.map((id) => itemKey(tx.scope, id)));
  const items = await idsOfItems(tx, { keys, ids: JSON.stringify(ids), groupId, householdId });
  return [...items, ...(await idsOfMergedItems(tx, { keys }))];
}

const mergedInto = preparedOfMany<Merged>((db, keys) =>
  db.selectFrom('shopping_items_merged').selectAll().where('item_key', 'in', keys),
);

/** Stores the targets of merged items, and redirects items that were merged into them before. */
export async function saveMerged(tx: Tx<MemberScope>, merged: readonly Merged[]): Promise<void> {
  if (merged.length === 0) return;
  const targets = new Map(merged.map(({ key, item_key }) => [key, item_key]));
  const earlier = await mergedInto(tx, [...targets.keys()]);
  const moved = earlier.map((row) => ({ ...row, item_key: targets.get(row.item_key) ?? row.item_key }));
  const rows = [...new Map([...moved, ...merged].map((row) => [row.key, row])).values()];
  await upsertRows(tx, 'shopping_items_merged', rows, { key: ['key'], update: ['item_key'] });
}

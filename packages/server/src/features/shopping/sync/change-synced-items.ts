import type { ShoppingChangeOf } from '@hearth/contract';
import { restoresItem } from '@hearth/domain/shopping/sync';
import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { restoreItems, changeDeletedItems } from './restore-items.ts';
import { changeItems, type ItemChange } from '../items/change-items.ts';
import type { ChangeContext } from '../store/lock-lists.ts';
import { touchLists } from '../store/lists.repository.ts';
import { restoreRecipes } from '../recipes-on-list/restore-recipes.ts';
import { findExistingIds } from '../store/merged-items.repository.ts';

/**
 * Changes items for a device. Ids of merged items are redirected; deleted items are restored if the change
 * asks for it. An item stays on its list if the target list is deleted.
 */
export async function changeSyncedItems(
  platform: Platform,
  tx: Tx<MemberScope>,
  { items, at, storeId }: ShoppingChangeOf<'change'>,
  context: ChangeContext,
): Promise<void> {
  const editor = { ...context, step: { at: at ?? null, storeId: storeId ?? null } };
  const wanted = items.filter(restoresItem).map(({ id }) => id);
  await restoreItems(platform, tx, wanted, editor);
  await changeDeletedItems(
    platform,
    tx,
    items.filter((item) => !restoresItem(item)),
    editor,
  );
  const ids = items.map(({ id }) => id);
  const itemIds = new Map((await findExistingIds(tx, ids)).map(({ id, item_id }) => [id, item_id]));
  const targets = items.flatMap(({ shoppingListId }) => shoppingListId ?? []);
  const lists = await touchLists(tx, [...new Set(targets)], editor.now);
  const inputs = items.flatMap(({ shoppingListId, ...item }): ItemChange[] => {
    const id = itemIds.get(item.id);
    if (id === undefined) return [];
    return [lists.has(shoppingListId ?? '') ? { ...item, id, shoppingListId } : { ...item, id }];
  });
  await restoreRecipes(platform, tx, inputs, await changeItems(platform, tx, inputs, editor));
}

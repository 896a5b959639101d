import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertTombstones } from '../tombstones/tombstones.repository.ts';
import { deleteItems } from '../store/item-writes.repository.ts';
import { beginEdit, type ChangeContext } from '../store/lock-lists.ts';
import { dropFinishedRecipes } from '../store/list-recipes.repository.ts';
import { publishItemEvents } from '../store/shopping-list-events.ts';
import type { StoredItem } from '../store/stored-item.ts';

/** Deletes items of the household, and removes recipes from lists that have none of their items left. */
export async function removeItems(
  platform: Platform,
  tx: Tx<MemberScope>,
  items: readonly StoredItem[],
  editor: ChangeContext,
): Promise<void> {
  const listIds = [...new Set(items.map(({ shoppingListId }) => shoppingListId))];
  await beginEdit(tx, listIds, editor);
  await insertTombstones(tx, items, editor.now);
  await deleteItems(
    tx,
    items.map(({ id }) => id),
  );
  if (items.some(({ recipeReferences }) => recipeReferences.length > 0))
    await dropFinishedRecipes(tx, listIds);
  await publishItemEvents(platform, tx, { deleted: items });
}

import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ItemChange } from '../items/change-items.ts';
import { restoreLists } from '../lists/list-changes.service.ts';
import { findTombstones, deleteTombstones, insertTombstones } from '../tombstones/tombstones.repository.ts';
import { insertItems } from '../store/item-writes.repository.ts';
import { resolveReferences } from '../items/resolve-references.ts';
import { beginEdit, type ChangeContext } from '../store/lock-lists.ts';
import { changedItem } from '../items/sent-item.ts';

/**
 * Restores deleted items, and their lists, from tombstones, with the names of deleted catalog entries as words and
 * without recipe shares.
 */
export async function restoreItems(
  platform: Platform,
  tx: Tx<MemberScope>,
  ids: readonly string[],
  editor: ChangeContext,
): Promise<void> {
  const deleted = await findTombstones(tx, ids);
  if (deleted.length === 0) return;
  const lists = [...new Set(deleted.map(({ shoppingListId }) => shoppingListId))];
  await restoreLists(platform, tx, lists);
  await beginEdit(tx, lists, editor);
  const references = await resolveReferences(platform, tx, [], deleted);
  const restored = deleted.map((item) => changedItem(item, {}, references));
  await insertItems(tx, restored);
  await deleteTombstones(tx, restored);
}

/** Applies changes to tombstones, so that they take effect if the items are restored. */
export async function changeDeletedItems(
  platform: Platform,
  tx: Tx<MemberScope>,
  changes: readonly ItemChange[],
  { now }: ChangeContext,
): Promise<void> {
  const deleted = await findTombstones(
    tx,
    changes.map(({ id }) => id),
  );
  if (deleted.length === 0) return;
  const references = await resolveReferences(platform, tx, changes, deleted);
  const byId = new Map(changes.map((change) => [change.id, change]));
  await insertTombstones(
    tx,
    deleted.flatMap((item) => {
      const change = byId.get(item.id);
      return change === undefined ? [] : [changedItem(item, change, references)];
    }),
    now,
  );
}

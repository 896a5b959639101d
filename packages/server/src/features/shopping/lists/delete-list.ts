import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { markDeleted, undoDeletion } from './deleted-lists.repository.ts';
import { insertTombstones } from '../tombstones/tombstones.repository.ts';
import { findItemsOf } from '../store/stored-items.repository.ts';
import { deleteItems } from '../store/item-writes.repository.ts';
import type { ChangeContext } from '../store/lock-lists.ts';
import { publishListEvent } from '../store/shopping-list-events.ts';

interface Named {
  readonly id: string;
  readonly name: string | null;
}

/**
 * Deletes a list (soft delete) with its items (tombstones), so that devices which were offline can restore
 * them.
 */
export async function deleteWholeList(
  platform: Platform,
  tx: Tx<MemberScope>,
  list: Named,
  { now }: ChangeContext,
): Promise<void> {
  const items = await findItemsOf(tx, [list.id]);
  await insertTombstones(tx, items, now);
  await deleteItems(
    tx,
    items.map(({ id }) => id),
  );
  await markDeleted(tx, list.id, now);
  await publishListEvent(platform, tx, list, 'delete');
}

/** Restores deleted lists without their items. */
export async function restoreLists(
  platform: Platform,
  tx: Tx<MemberScope>,
  ids: readonly string[],
): Promise<void> {
  for (const list of await undoDeletion(tx, ids)) await publishListEvent(platform, tx, list, 'create');
}

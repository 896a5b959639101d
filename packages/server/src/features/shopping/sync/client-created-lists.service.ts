import type { ShoppingChangeOf } from '@hearth/contract';
import { isListIdOf, isUnseen, labelOrder } from '@hearth/domain/shopping/sync';
import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockList } from '../lists/deleted-lists.repository.ts';
import {
  deleteWholeList,
  insertNewList,
  type NamedList,
  restoreLists,
  saveLabelPositions,
  saveListFields,
} from '../lists/list-changes.service.ts';
import { findItemsOf } from '../store/stored-items.repository.ts';
import { findLabelSettings } from '../store/label-settings.repository.ts';
import { updateList } from '../store/lists.repository.ts';
import type { ChangeContext } from '../store/lock-lists.ts';
import { removeItems } from '../items/remove-items.ts';

/** The context of a change by a device. */
export interface SyncContext extends ChangeContext {
  readonly deviceId: string;
}

/**
 * Creates a list of a device. A list with that id is renamed, and restored if it was deleted.
 * @returns false if devices of the household do not make such an id
 */
export async function createClientList(
  platform: Platform,
  tx: Tx<MemberScope>,
  { listId: id, name = null }: ShoppingChangeOf<'createList'>,
  { now }: SyncContext,
): Promise<boolean> {
  if (!isListIdOf({ householdId: tx.scope.householdId, id })) return false;
  if ((await lockList(tx, id, now)) === undefined)
    return insertNewList(platform, tx, { id, name, extras: null, createdAt: now, now });
  await restoreLists(platform, tx, [id]);
  await updateList(tx, id, { name });
  return true;
}

/** Renames a list. A deleted one stays deleted. */
export async function renameClientList(
  platform: Platform,
  tx: Tx<MemberScope>,
  { listId: id, name = null }: ShoppingChangeOf<'renameList'>,
): Promise<void> {
  await saveListFields(platform, tx, { id, fields: { name } }, 'listOwnerUnknown');
}

/**
 * Gives a list another owner of the household.
 * @throws AppError `listOwnerUnknown`
 */
export async function transferClientList(
  platform: Platform,
  tx: Tx<MemberScope>,
  { list, ownerId = null }: { readonly list: NamedList; readonly ownerId?: string | null | undefined },
): Promise<void> {
  if (ownerId === null) fail('listOwnerUnknown');
  await saveListFields(platform, tx, { id: list.id, fields: { user_id: ownerId } }, 'listOwnerUnknown');
}

/** Orders the labels of a list as a device sent them. */
export async function orderClientLabels(
  platform: Platform,
  tx: Tx<MemberScope>,
  { list, labelIds }: { readonly list: NamedList; readonly labelIds: readonly string[] },
): Promise<void> {
  const settings = await findLabelSettings(tx, [list.id]);
  const ordered = labelOrder(
    settings.map(({ label_id }) => label_id),
    labelIds,
  );
  const places = settings.map(({ id, label_id }) => ({ id, position: ordered.indexOf(label_id) }));
  await saveLabelPositions(platform, tx, list.id, places);
}

/**
 * Deletes a list. Items with unseen edits of other devices stay, and then so does the list.
 * @returns the ids of the items that stay
 */
export async function removeClientList(
  platform: Platform,
  tx: Tx<MemberScope>,
  { list, seenVersion }: { readonly list: NamedList; readonly seenVersion: number },
  context: SyncContext,
): Promise<string[]> {
  const items = await findItemsOf(tx, [list.id]);
  const unseenItems = new Set(
    items.filter(({ version }) => isUnseen(version, context.deviceId, seenVersion)),
  );
  if (unseenItems.size === 0) await deleteWholeList(platform, tx, list, context);
  const rest = items.filter((item) => !unseenItems.has(item));
  if (unseenItems.size > 0 && rest.length > 0) await removeItems(platform, tx, rest, context);
  return [...unseenItems].map(({ id }) => id);
}

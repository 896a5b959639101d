import type { ShoppingListCreate } from '@hearth/contract';
import type { GroupTx, Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { failAs, required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteItems } from '../store/item-writes.repository.ts';
import { findMissingSettings, insertLabelSettings, moveLabels } from '../store/label-settings.repository.ts';
import { findList, insertList, isHousemate, type ListFields, updateList } from '../store/lists.repository.ts';
import type { ChangeContext } from '../store/lock-lists.ts';
import { publishListEvent } from '../store/shopping-list-events.ts';
import { extrasText } from '../store/stored-item.ts';
import { findItemsOf } from '../store/stored-items.repository.ts';
import { insertTombstones } from '../tombstones/tombstones.repository.ts';
import { markDeleted, undoDeletion } from './deleted-lists.repository.ts';

/** A list with its name, as events show it. */
export interface NamedList {
  readonly id: string;
  readonly name: string | null;
}

/** The fields of a new list. */
interface NewList extends NamedList {
  readonly extras: ShoppingListCreate['extras'];
  readonly createdAt: string;
  readonly now: string;
}

/** Inserts a list of the caller, with a setting for each label of the group. @returns false if its id exists */
export async function insertNewList(
  platform: Platform,
  tx: Tx<MemberScope>,
  { id, name, extras, createdAt, now }: NewList,
): Promise<boolean> {
  const isInserted = await insertList(tx, {
    id,
    name,
    extras: JSON.stringify(extrasText(extras)),
    created_at: createdAt,
    updated_at: now,
  });
  if (!isInserted) return false;
  await addMissingLabels(platform, tx);
  await publishListEvent(platform, tx, { id, name }, 'create');
  return true;
}

/** Adds the missing label settings to every list of the group, after the existing ones. */
export async function addMissingLabels(platform: Platform, tx: GroupTx): Promise<void> {
  const added = new Map<string, number>();
  const rows = (await findMissingSettings(tx)).map(({ list_id, label_id, next }) => {
    const position = added.get(list_id) ?? next;
    added.set(list_id, position + 1);
    return { id: platform.random.uuid(), list_id, label_id, position };
  });
  await insertLabelSettings(tx, rows);
}

/**
 * Changes fields of a list: its name, extras, date or owner.
 * @throws AppError `itemNotFound`, and `refusal` if the owner is not of the household
 */
export async function saveListFields(
  platform: Platform,
  tx: Tx<MemberScope>,
  { id, fields }: { readonly id: string; readonly fields: ListFields },
  refusal: 'shoppingListNotSaved' | 'listOwnerUnknown',
): Promise<void> {
  if (fields.user_id !== undefined && !(await isHousemate(tx, fields.user_id)))
    failAs(refusal, 'listOwnerUnknown', { field: 'userId' });
  await updateList(tx, id, fields);
  await publishUpdate(platform, tx, id);
}

/** Moves labels of a list to the given positions; the others stay. @throws AppError `itemNotFound` */
export async function saveLabelPositions(
  platform: Platform,
  tx: Tx<MemberScope>,
  id: string,
  positions: Parameters<typeof moveLabels>[2],
): Promise<void> {
  await moveLabels(tx, id, positions);
  await publishUpdate(platform, tx, id);
}

/** Publishes the event of a changed list under the name that it has now. */
async function publishUpdate(platform: Platform, tx: Tx<MemberScope>, id: string): Promise<void> {
  await publishListEvent(platform, tx, required(await findList(tx, id), 'itemNotFound'), 'update');
}

/**
 * Deletes a list (soft delete) with its items (tombstones), so that devices which were offline can restore
 * them.
 */
export async function deleteWholeList(
  platform: Platform,
  tx: Tx<MemberScope>,
  list: NamedList,
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

import type {
  ShoppingChange,
  ShoppingChangeOf,
  ShoppingChangeResult,
  ShoppingChanges,
  ShoppingChangesOut,
} from '@hearth/contract';
import { isChangedByHand } from '@hearth/domain/shopping/merge';
import { isUnseen } from '@hearth/domain/shopping/sync';
import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type SyncContext,
  createClientList,
  transferClientList,
  orderClientLabels,
  removeClientList,
  renameClientList,
} from './client-created-lists.service.ts';
import { type Additions, findAdditions, noAdditions } from '../recipes-on-list/additions.ts';
import { changeSyncedItems } from './change-synced-items.ts';
import { createItems, guessItemLabels } from '../items/create-items.ts';
import { lockList } from '../lists/deleted-lists.repository.ts';
import { restoreLists } from '../lists/list-changes.service.ts';
import type { LabelGuess } from '../items/item-labels.ts';
import { findItems } from '../store/stored-items.repository.ts';
import { findList } from '../store/lists.repository.ts';
import { restoreRecipes } from '../recipes-on-list/restore-recipes.ts';
import { addToList, removeFromList } from '../recipes-on-list/recipes-on-list.ts';
import { removeItems } from '../items/remove-items.ts';
import type { ShoppingListRow } from '../store/shopping.tables.ts';
import type { StoredItem } from '../store/stored-item.ts';
import { releaseIdempotencyKey, claimIdempotencyKey } from './idempotency-keys.repository.ts';

/** Applies the changes of a device in order, each in its own transaction and exactly once. */
export async function applyChanges(
  platform: Platform,
  scope: MemberScope,
  { device: deviceId, changes }: ShoppingChanges,
): Promise<ShoppingChangesOut> {
  const results: ShoppingChangeResult[] = [];
  for (const change of changes) results.push(await applyChange(platform, scope, deviceId, change));
  return { results };
}

async function applyChange(
  platform: Platform,
  scope: MemberScope,
  deviceId: string,
  change: ShoppingChange,
): Promise<ShoppingChangeResult> {
  const labelGuess = await guessItemLabels(platform, scope, change.kind === 'add' ? addedBy(change) : []);
  const additions =
    change.kind === 'addRecipes' ? await findAdditions(platform, scope, change.recipes) : noAdditions;
  return platform.database.write(scope, async (tx) => {
    const context = { now: storedInstant(platform.clock.now()), deviceId, labelGuess, additions };
    const { id, listId } = change;
    const isNew = await claimIdempotencyKey(tx, id, context.now);
    const keptIds = isNew ? await applyByKind(platform, tx, change, context) : [];
    // A change without a list may be retried.
    if (keptIds === 'gone') await releaseIdempotencyKey(tx, id);
    if (keptIds === 'gone') return { id, outcome: 'gone', sequence: 0, kept: [] };
    const { sequence = 0 } = (await findList(tx, listId)) ?? {};
    return { id, outcome: isNew ? 'done' : 'repeated', sequence, kept: keptIds };
  });
}

type Context = SyncContext & { readonly labelGuess: LabelGuess; readonly additions: Additions };

/** @returns the ids of items that were not deleted; `gone` if the household does not have the list */
async function applyByKind(
  platform: Platform,
  tx: Tx<MemberScope>,
  change: ShoppingChange,
  context: Context,
): Promise<string[] | 'gone'> {
  if (change.kind === 'createList')
    return (await createClientList(platform, tx, change, context)) ? [] : 'gone';
  const list = await lockList(tx, change.listId, context.now);
  const editor = { ...context, locked: lockedBy(list) };
  if (change.kind === 'change') {
    await changeSyncedItems(platform, tx, change, editor);
    return [];
  }
  if (list === undefined) return 'gone';
  if (change.kind === 'add' || change.kind === 'addRecipes') {
    if (list.deleted_at !== null) await restoreLists(platform, tx, [list.id]);
    await applyAddition(platform, tx, change, editor);
    return [];
  }
  return list.deleted_at === null ? applyToList(platform, tx, { change, list }, editor) : [];
}

/** Adds items or recipes to a list. */
async function applyAddition(
  platform: Platform,
  tx: Tx<MemberScope>,
  change: ShoppingChangeOf<'add' | 'addRecipes'>,
  editor: Context,
): Promise<void> {
  if (change.kind === 'addRecipes') {
    await addToList(platform, tx, { listId: change.listId, additions: editor.additions }, editor);
    return;
  }
  const added = addedBy(change);
  await restoreRecipes(platform, tx, added, await createItems(platform, tx, added, editor));
}

interface ChangeOfList {
  readonly change: Exclude<ShoppingChange, { kind: 'createList' | 'change' | 'add' | 'addRecipes' }>;
  readonly list: ShoppingListRow;
}

/** Applies a change that does not restore a deleted list. @returns the ids of items that were not deleted */
async function applyToList(
  platform: Platform,
  tx: Tx<MemberScope>,
  { change, list }: ChangeOfList,
  editor: Context,
): Promise<string[]> {
  switch (change.kind) {
    case 'remove':
      return removeSeen(platform, tx, change, editor);
    case 'removeList':
      return removeClientList(platform, tx, { list, seenVersion: change.seen }, editor);
    case 'removeRecipe':
      return removeSeenRecipe(platform, tx, change, editor);
    case 'orderLabels':
      await orderClientLabels(platform, tx, { list, labelIds: change.labelIds });
      return [];
    case 'changeOwner':
      await transferClientList(platform, tx, { list, ownerId: change.ownerId });
      return [];
    case 'renameList':
      await renameClientList(platform, tx, change);
      return [];
  }
}

/** The list as locked by this change; a deleted one must be restored first. */
function lockedBy(list: ShoppingListRow | undefined): ReadonlyMap<string, number> {
  return new Map(list === undefined || list.deleted_at !== null ? [] : [[list.id, list.sequence]]);
}

function addedBy({ items, listId }: ShoppingChangeOf<'add'>) {
  return items.map((item) => ({ ...item, quantity: item.quantity ?? 1, shoppingListId: listId }));
}

/** Deletes items that no other device changed since this one saw them. @returns the ids of the others */
async function removeSeen(
  platform: Platform,
  tx: Tx<MemberScope>,
  { ids, listId, seen: seenVersion }: ShoppingChangeOf<'remove'>,
  context: SyncContext,
): Promise<string[]> {
  const items = await findItems(tx, ids);
  const isKept = ({ shoppingListId, version }: (typeof items)[number]) =>
    shoppingListId !== listId || isUnseen(version, context.deviceId, seenVersion);
  await removeItems(
    platform,
    tx,
    items.filter((item) => !isKept(item)),
    context,
  );
  return items.filter(isKept).map(({ id }) => id);
}

/** Removes a recipe. @returns the ids of items that stay because of unseen changes by other devices */
function removeSeenRecipe(
  platform: Platform,
  tx: Tx<MemberScope>,
  { listId, recipeId, times, seen: seenVersion }: ShoppingChangeOf<'removeRecipe'>,
  context: SyncContext,
): Promise<string[]> {
  const isWanted = (item: StoredItem) =>
    isChangedByHand(item) && isUnseen(item.version, context.deviceId, seenVersion);
  return removeFromList(platform, tx, { listId, recipeId: recipeId ?? '', times, isWanted }, context);
}

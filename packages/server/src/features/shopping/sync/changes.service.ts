import type {
  ShoppingChange,
  ShoppingChangeResult,
  ShoppingChanges,
  ShoppingChangesOut,
} from '@hearth/contract';
import { isChangedByHand } from '@hearth/domain/shopping-merge';
import { isUnseen } from '@hearth/domain/shopping-sync';
import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/stored-instant.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type Bringer,
  createBroughtList,
  giveBroughtList,
  orderBroughtLabels,
  removeBroughtList,
  renameBroughtList,
} from './client-created-lists.service.ts';
import { type Additions, findAdditions, noAdditions } from '../recipes-on-list/additions.ts';
import { changeKnown } from './change-synced-items.ts';
import { createItems, labelsOf } from '../items/create-items.ts';
import { takeList } from '../lists/deleted-lists.repository.ts';
import { reviveLists } from '../lists/delete-list.ts';
import type { LabelGuess } from '../items/item-labels.ts';
import { findItems } from '../store/stored-items.repository.ts';
import { findList } from '../store/lists.repository.ts';
import { bringRecipesBack } from '../recipes-on-list/restore-recipes.ts';
import { addToList, takeOffList } from '../recipes-on-list/recipes-on-list.ts';
import { removeItems } from '../items/remove-items.ts';
import type { ShoppingListRow } from '../store/shopping.tables.ts';
import type { StoredItem } from '../store/stored-item.ts';
import { forgetChange, rememberChange } from './idempotency-keys.repository.ts';

/** Does what a device has done, one change after the other, each whole or not at all and never twice. */
export async function takeChanges(
  platform: Platform,
  scope: MemberScope,
  { device, changes }: ShoppingChanges,
): Promise<ShoppingChangesOut> {
  const results: ShoppingChangeResult[] = [];
  for (const change of changes) results.push(await takeChange(platform, scope, device, change));
  return { results };
}

async function takeChange(
  platform: Platform,
  scope: MemberScope,
  device: string,
  change: ShoppingChange,
): Promise<ShoppingChangeResult> {
  const labelGuess = await labelsOf(platform, scope, change.kind === 'add' ? addedBy(change) : []);
  const additions =
    change.kind === 'addRecipes' ? await findAdditions(platform, scope, change.recipes) : noAdditions;
  return platform.database.write(scope, async (tx) => {
    const bringer = { now: storedInstant(platform.clock.now()), by: device, labelGuess, additions };
    const { id, listId } = change;
    const isNew = await rememberChange(tx, id, bringer.now);
    const kept = isNew ? await act(platform, tx, change, bringer) : [];
    // What could not be done may be brought again.
    if (kept === 'gone') await forgetChange(tx, id);
    if (kept === 'gone') return { id, outcome: 'gone', sequence: 0, kept: [] };
    const { sequence = 0 } = (await findList(tx, listId)) ?? {};
    return { id, outcome: isNew ? 'done' : 'repeated', sequence, kept };
  });
}

/** @returns the ids of what was not deleted; `gone` when the household has no such list */
async function act(
  platform: Platform,
  tx: Tx<MemberScope>,
  change: ShoppingChange,
  bringer: Bringer & { labelGuess: LabelGuess; additions: Additions },
): Promise<string[] | 'gone'> {
  if (change.kind === 'createList')
    return (await createBroughtList(platform, tx, change, bringer)) ? [] : 'gone';
  const list = await takeList(tx, change.listId, bringer.now);
  const editor = { ...bringer, taken: takenBy(list) };
  if (change.kind === 'change') {
    await changeKnown(platform, tx, change, editor);
    return [];
  }
  if (list === undefined) return 'gone';
  if (change.kind === 'add') {
    if (list.deleted_at !== null) await reviveLists(platform, tx, [list.id]);
    const added = addedBy(change);
    await bringRecipesBack(platform, tx, added, await createItems(platform, tx, added, editor));
    return [];
  }
  if (change.kind === 'addRecipes') {
    if (list.deleted_at !== null) await reviveLists(platform, tx, [list.id]);
    await addToList(platform, tx, { listId: list.id, additions: bringer.additions }, editor);
    return [];
  }
  if (list.deleted_at !== null) return [];
  if (change.kind === 'remove') return removeSeen(platform, tx, change, editor);
  if (change.kind === 'removeList')
    return removeBroughtList(platform, tx, { list, seen: change.seen }, editor);
  if (change.kind === 'removeRecipe') return removeSeenRecipe(platform, tx, change, editor);
  if (change.kind === 'orderLabels') await orderBroughtLabels(platform, tx, { ...change, list });
  else if (change.kind === 'changeOwner') await giveBroughtList(platform, tx, { ...change, list });
  else await renameBroughtList(platform, tx, change);
  return [];
}

/** The list as one that the change has begun; a deleted one has to come back first. */
function takenBy(list: ShoppingListRow | undefined): ReadonlyMap<string, number> {
  return new Map(list === undefined || list.deleted_at !== null ? [] : [[list.id, list.sequence]]);
}

function addedBy({ items, listId }: ShoppingChange) {
  return items.map((item) => ({ ...item, quantity: item.quantity ?? 1, shoppingListId: listId }));
}

/** Deletes what nobody else has changed since the device saw it. @returns the ids of the rest */
async function removeSeen(
  platform: Platform,
  tx: Tx<MemberScope>,
  { ids, listId, seen }: ShoppingChange,
  bringer: Bringer,
): Promise<string[]> {
  const items = await findItems(tx, ids);
  const isKept = ({ shoppingListId, edited }: (typeof items)[number]) =>
    shoppingListId !== listId || isUnseen(edited, bringer.by, seen);
  await removeItems(
    platform,
    tx,
    items.filter((item) => !isKept(item)),
    bringer,
  );
  return items.filter(isKept).map(({ id }) => id);
}

/** Takes a recipe off. @returns the ids of items that stay, because others have changed them unseen */
function removeSeenRecipe(
  platform: Platform,
  tx: Tx<MemberScope>,
  { listId, recipeId, times, seen }: ShoppingChange,
  bringer: Bringer,
): Promise<string[]> {
  const isWanted = (item: StoredItem) => isChangedByHand(item) && isUnseen(item.edited, bringer.by, seen);
  return takeOffList(platform, tx, { listId, recipeId: recipeId ?? '', times, isWanted }, bringer);
}

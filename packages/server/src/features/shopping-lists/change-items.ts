import type { ShoppingListItemPatch } from '@hearth/contract';
import { planUpdate } from '@hearth/domain/shopping-merge';
import { bringsBack } from '@hearth/domain/shopping-sync';
import type { Tx } from '../../platform/db/database.ts';
import type { MemberScope } from '../../platform/db/scope.ts';
import type { Platform } from '../../platform/platform.ts';
import { type ChangedItems, ItemChanges } from './item-changes.ts';
import { findItems, findItemsOf } from './items.repository.ts';
import { findKnown } from './known.ts';
import { beginEdit, type Editor } from './list-edit.ts';
import { changedItem } from './sent-item.ts';
import { tellOfItems } from './shopping-list-events.ts';
import type { StoredItem } from './stored-item.ts';

/** What changes of an item. */
export type ItemChange = ShoppingListItemPatch & { readonly id: string };

/**
 * Changes items: all or none; ids that the household does not have are ignored. What is absent stays as it is.
 * @throws AppError `itemNotFound` for a list that the household does not have
 */
export async function changeItems(
  platform: Platform,
  tx: Tx<MemberScope>,
  inputs: readonly ItemChange[],
  editor: Editor,
): Promise<ChangedItems> {
  const ids = inputs.map(({ id }) => id);
  const before = (await findItems(tx, ids)).map(({ shoppingListId }) => shoppingListId);
  const listIds = [...new Set([...before, ...inputs.flatMap(({ shoppingListId }) => shoppingListId ?? [])])];
  const edit = await beginEdit(tx, listIds, editor);
  const changes = new ItemChanges(await findItemsOf(tx, listIds));
  changes.apply(await planOf(platform, tx, changes.items, inputs));
  changes.wish(wishedBy(inputs, editor));
  return tellOfItems(platform, tx, await changes.save(tx, edit));
}

/**
 * What a device asks for, also where the item is that already: it names only what somebody has changed. Clients of the
 * contract send whole items; of those only what differs was meant.
 */
function wishedBy(inputs: readonly ItemChange[], { by = '' }: Editor): string[] {
  return by === '' ? [] : inputs.filter(bringsBack).map(({ id }) => id);
}

/** Of one id that is sent twice the first counts. */
async function planOf(
  platform: Platform,
  tx: Tx<MemberScope>,
  stored: readonly StoredItem[],
  inputs: readonly ItemChange[],
) {
  const byId = new Map(stored.map((item) => [item.id, item]));
  const first = new Map(inputs.toReversed().map((input) => [input.id, input]));
  const ids = [...new Set(inputs.map(({ id }) => id))].filter((id) => byId.has(id));
  const known = await findKnown(platform, tx, [...first.values()], stored);
  const sent = ids.flatMap((id) => {
    const [item, input] = [byId.get(id), first.get(id)];
    return item === undefined || input === undefined ? [] : [changedItem(item, input, known)];
  });
  const spokenOf = new Set(ids);
  return planUpdate(
    stored.filter(({ id }) => !spokenOf.has(id)),
    sent,
  );
}

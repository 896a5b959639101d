import type { ShoppingListItemPatch } from '@hearth/contract';
import { planUpdate } from '@hearth/domain/shopping/merge';
import { restoresItem } from '@hearth/domain/shopping/sync';
import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type ChangedItems, ItemChanges } from './item-changes.ts';
import { findItems, findListsOf, findPartners } from '../store/stored-items.repository.ts';
import { resolveReferences } from './resolve-references.ts';
import { beginEdit, type ChangeContext } from '../store/lock-lists.ts';
import { changedItem } from './sent-item.ts';
import { publishItemEvents } from '../store/shopping-list-events.ts';
import type { StoredItem } from '../store/stored-item.ts';

/** The changed fields of an item. */
export type ItemChange = ShoppingListItemPatch & { readonly id: string };

/**
 * Changes items: all or none. Unknown ids are ignored; absent fields keep their values.
 * @throws AppError `itemNotFound` if the household does not have a list
 */
export async function changeItems(
  platform: Platform,
  tx: Tx<MemberScope>,
  inputs: readonly ItemChange[],
  editor: ChangeContext,
): Promise<ChangedItems> {
  const ids = inputs.map(({ id }) => id);
  const before = await findListsOf(tx, ids);
  const listIds = [...new Set([...before, ...inputs.flatMap(({ shoppingListId }) => shoppingListId ?? [])])];
  const edit = await beginEdit(tx, listIds, editor);
  const stored = (await findItems(tx, ids)).filter(({ shoppingListId }) =>
    edit.sequences.has(shoppingListId),
  );
  const sent = await sentItems(platform, tx, stored, inputs);
  const storedIds = new Set(stored.map(({ id }) => id));
  const others = (await findPartners(tx, listIds, sent)).filter(({ id }) => !storedIds.has(id));
  const changes = new ItemChanges([...stored, ...others]);
  changes.apply(planUpdate(others, sent));
  changes.markWanted(wantedIds(inputs, editor));
  return publishItemEvents(platform, tx, await changes.save(tx, edit));
}

/**
 * Ids of items that a device wants as they are, even if the change has no effect: a device sends only edited
 * fields. Clients of the contract send whole items, so only differences count as edits.
 */
function wantedIds(inputs: readonly ItemChange[], { deviceId = '' }: ChangeContext): string[] {
  return deviceId === '' ? [] : inputs.filter(restoresItem).map(({ id }) => id);
}

/** The changed items, in the order in which they were sent. If an id is sent twice, the first counts. */
async function sentItems(
  platform: Platform,
  tx: Tx<MemberScope>,
  stored: readonly StoredItem[],
  inputs: readonly ItemChange[],
): Promise<StoredItem[]> {
  const byId = new Map(stored.map((item) => [item.id, item]));
  const first = new Map(inputs.toReversed().map((input) => [input.id, input]));
  const ids = [...new Set(inputs.map(({ id }) => id))].filter((id) => byId.has(id));
  const references = await resolveReferences(platform, tx, [...first.values()], stored);
  return ids.flatMap((id) => {
    const [item, input] = [byId.get(id), first.get(id)];
    return item === undefined || input === undefined ? [] : [changedItem(item, input, references)];
  });
}

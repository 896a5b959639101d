import type { ShoppingListItemCreate } from '@hearth/contract';
import { planCreation } from '@hearth/domain/shopping/merge';
import { writeNote } from '@hearth/domain/ingredients/notes';
import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getSentId, getSentName } from '../../catalog/foods/index.ts';
import { type ChangedItems, ItemChanges } from './item-changes.ts';
import { guessLabels, type LabelGuess } from './item-labels.ts';
import { findRatios } from './item-entries.ts';
import { findItems, findPartners } from '../store/stored-items.repository.ts';
import { resolveReferences } from './resolve-references.ts';
import { beginEdit, type ChangeContext } from '../store/lock-lists.ts';
import { findExistingIds } from '../store/merged-items.repository.ts';
import { namedIn, newItem } from './sent-item.ts';
import { publishItemEvents } from '../store/shopping-list-events.ts';
import { itemKey, type StoredItem } from '../store/stored-item.ts';

/** Guesses the labels of new items by their texts. */
export function guessItemLabels(
  platform: Platform,
  scope: MemberScope,
  inputs: readonly ShoppingListItemCreate[],
): Promise<LabelGuess> {
  return guessLabels(platform, scope, inputs.map(buildClue));
}

/**
 * Adds items: all or none. An item whose id exists is returned as it is, so that a client may retry.
 * @throws AppError `itemNotFound` if the household does not have a list
 */
export async function createItems(
  platform: Platform,
  tx: Tx<MemberScope>,
  inputs: readonly ShoppingListItemCreate[],
  { labelGuess, ...editor }: ChangeContext & { labelGuess: LabelGuess },
): Promise<ChangedItems> {
  const listIds = [...new Set(inputs.map(({ shoppingListId }) => shoppingListId))];
  const edit = await beginEdit(tx, listIds, editor);
  const { fresh, repeated } = await withoutRepeated(platform, tx, inputs);
  const items = await newItems(platform, tx, fresh, { now: edit.now, labelGuess });
  const changes = new ItemChanges(await findPartners(tx, listIds, items));
  const ratios = await findRatios(tx, [...changes.items, ...items]);
  changes.apply(planCreation(changes.items, items, ratios));
  const saved = await publishItemEvents(platform, tx, await changes.save(tx, edit));
  return withRepeated(saved, await findItems(tx, repeated), inputs);
}

function buildClue({ quantity, note, display, labelId, ...named }: ShoppingListItemCreate) {
  const { food } = namedIn(named);
  const text = writeNote({ unit: '', food: getSentName(food) }, note ?? '');
  return { quantity, note: text, display, isSettled: Boolean(labelId ?? getSentId(food)) };
}

type Fresh = ShoppingListItemCreate & { readonly id: string };

/** Separates new inputs, each with a unique id, from the ids of items that exist. */
async function withoutRepeated(
  platform: Platform,
  tx: Tx<MemberScope>,
  inputs: readonly ShoppingListItemCreate[],
): Promise<{ fresh: Fresh[]; repeated: string[] }> {
  const sent = [...new Set(inputs.flatMap(({ id }) => id ?? []))];
  const existingIds = new Map((await findExistingIds(tx, sent)).map(({ id, item_id }) => [id, item_id]));
  const householdIds = new Set((await findItems(tx, [...existingIds.values()])).map(({ id }) => id));
  const usedIds = new Set<string>();
  const repeated = new Set<string>();
  const fresh = inputs.flatMap((input) => {
    const sentId = input.id ?? null;
    const existingId = existingIds.get(sentId ?? '');
    if (existingId !== undefined && householdIds.has(existingId)) {
      repeated.add(existingId);
      return [];
    }
    if (sentId !== null && usedIds.has(sentId)) return [];
    const id = sentId === null || existingId !== undefined ? platform.random.uuid() : sentId;
    usedIds.add(sentId ?? id);
    return [{ ...input, id }];
  });
  return { fresh, repeated: [...repeated] };
}

async function newItems(
  platform: Platform,
  tx: Tx<MemberScope>,
  inputs: readonly Fresh[],
  { now, labelGuess }: { now: string; labelGuess: LabelGuess },
): Promise<StoredItem[]> {
  const references = await resolveReferences(platform, tx, inputs, []);
  return inputs.map((input) =>
    newItem(input, references, {
      key: itemKey(tx.scope, input.id),
      id: input.id,
      now,
      labelGuess: labelGuess(buildClue(input)),
    }),
  );
}

/** An existing item counts as created if it has the sent id, else as updated. */
function withRepeated(
  changed: ChangedItems,
  repeated: readonly StoredItem[],
  inputs: readonly ShoppingListItemCreate[],
): ChangedItems {
  const touched = new Set([...changed.created, ...changed.updated].map(({ id }) => id));
  const untouched = repeated.filter(({ id }) => !touched.has(id));
  const sent = new Set(inputs.map(({ id }) => id));
  return {
    ...changed,
    created: [...untouched.filter(({ id }) => sent.has(id)), ...changed.created],
    updated: [...changed.updated, ...untouched.filter(({ id }) => !sent.has(id))],
  };
}

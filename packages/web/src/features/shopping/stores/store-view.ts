import type { ShoppingListOut, Store } from '@hearth/contract';
import { buildThingKey, orderAtStore } from '@hearth/domain/shopping/order';
import type { ItemChange, ListItem } from '../sync/index.ts';

/** The items that a store sells, and those that only others sell. */
export interface ItemsAtStore {
  readonly here: readonly ListItem[];
  readonly elsewhere: readonly ListItem[];
}

/** Divides items by whether a store sells them: foods of no store, and items without a food, are sold everywhere. */
export function divideByStore(
  items: readonly ListItem[],
  { stores, store }: { readonly stores: readonly Store[]; readonly store: Store },
): ItemsAtStore {
  const [own, others] = [new Set(store.foodIds), new Set(stores.flatMap(({ foodIds }) => foodIds))];
  const isElsewhere = ({ foodId }: ListItem) => foodId !== null && !own.has(foodId) && others.has(foodId);
  return { here: items.filter((item) => !isElsewhere(item)), elsewhere: items.filter(isElsewhere) };
}

/** The order of a store as keys of these items, for the rows of the list; undefined where nothing is known of it. */
export function buildStoreWalk(
  items: readonly ListItem[],
  store: Store,
  { labelSettings }: Pick<ShoppingListOut, 'labelSettings'>,
): readonly string[] | undefined {
  if (store.labelIds.length === 0 && store.walks === 0) return undefined;
  const labels = labelSettings.toSorted((a, b) => a.position - b.position).map(({ labelId }) => labelId);
  const placed = (item: ListItem) => ({ thing: buildThingKey(item), labelId: item.label?.id ?? null });
  const ordered = items.toSorted((a, b) => a.position - b.position);
  return orderAtStore(ordered, store, { labels, placed }).map(buildThingKey);
}

/**
 * Moves of rows when others are hidden: the hidden ones keep their places in the list, and those that are shown share
 * the rest in their new order.
 *
 * @param moves new positions among the shown items
 */
export function moveAmongAll(
  moves: readonly ItemChange[],
  { here, elsewhere }: ItemsAtStore,
): readonly ItemChange[] {
  if (elsewhere.length === 0 || moves.length === 0) return moves;
  const fields = new Map(moves.map((move) => [move.id, move.fields]));
  const findPosition = ({ id, position }: ListItem) => fields.get(id)?.position ?? position;
  const moved = here.toSorted((a, b) => findPosition(a) - findPosition(b));
  const hidden = new Set(elsewhere.map(({ id }) => id));
  const all = [...here, ...elsewhere].toSorted((a, b) => a.position - b.position);
  const next = moved.values();
  return all
    .flatMap((item) => (hidden.has(item.id) ? item : (next.next().value ?? [])))
    .flatMap((item, position): ItemChange[] => {
      const { position: _place, ...rest } = fields.get(item.id) ?? {};
      if (item.position === position && Object.keys(rest).length === 0) return [];
      return [{ id: item.id, fields: { ...rest, position } }];
    });
}

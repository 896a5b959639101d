import { compare, zero } from '../../measures/rationals/index.ts';
import { getNoteScale } from './merge-items.ts';
import { Shelf } from './shelf.ts';
import type { ShoppingItem, UnitRatio } from './shopping-item.ts';

/** The items that a plan creates, updates and deletes. */
export interface ItemPlan<T> {
  readonly created: readonly T[];
  readonly updated: readonly T[];
  readonly deleted: readonly T[];
  /** Ids of merged items, each with the id of the item that it was merged into. */
  readonly mergedInto: ReadonlyMap<string, string>;
}

/**
 * Plans new items: equal ones are merged with each other, then into stored ones; the rest is created. A
 * negative quantity is subtracted from a stored item and creates none.
 */
export function planCreation<T extends ShoppingItem>(
  stored: readonly T[],
  sent: readonly T[],
  ratio: UnitRatio,
): ItemPlan<T> {
  const mergedInto = new Map<string, string>();
  const remaining = mergedAmong(sent, ratio, mergedInto);
  const shelf = new Shelf(stored, ratio);
  const created: T[] = [];
  const changed = new Map<string, T>();
  for (const item of remaining) {
    const target = shelf.merge(item);
    if (target !== undefined) {
      mergedInto.set(item.id, target.id);
      changed.set(target.id, target);
    } else if (!isNegative(item)) created.push(item);
  }
  const targets = [...changed.values()];
  return {
    created,
    updated: targets.filter((item) => !isNegative(item)),
    deleted: targets.filter(isNegative),
    mergedInto: resolved(mergedInto),
  };
}

/** Of merged items only the first keeps its recipe references. */
function mergedAmong<T extends ShoppingItem>(
  sent: readonly T[],
  ratio: UnitRatio,
  mergedInto: Map<string, string>,
): T[] {
  const shelf = new Shelf<T>([], ratio);
  const remaining: T[] = [];
  for (const one of sent) {
    const target = shelf.merge({ ...one, recipeReferences: [] }, getNoteScale(one));
    if (target !== undefined) {
      mergedInto.set(one.id, target.id);
      continue;
    }
    const item = one.checked ? { ...one, recipeReferences: [] } : one;
    remaining.push(item);
    shelf.add(item);
  }
  return remaining.map((item) => shelf.current(item));
}

function resolved(mergedInto: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...mergedInto].map(([from, to]) => [from, mergedInto.get(to) ?? to]));
}

export function isNegative({ quantity }: ShoppingItem): boolean {
  return compare(quantity, zero) < 0;
}

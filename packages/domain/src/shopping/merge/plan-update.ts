import { isNegative, type ItemPlan } from './plan-creation.ts';
import { Shelf } from './shelf.ts';
import type { ShoppingItem } from './shopping-item.ts';

/**
 * Plans changed items, in the order in which they were sent: equal ones are merged into the first, which is
 * then merged into an equal unticked item. Items are compared by their new fields, never by the old ones.
 *
 * @param others the items of the lists that the request does not contain
 */
export function planUpdate<T extends ShoppingItem>(others: readonly T[], sent: readonly T[]): ItemPlan<T> {
  const mergedInto = new Map<string, string>();
  const deleted: T[] = [];
  const remaining: T[] = [];
  const sentShelf = new Shelf<T>([]);
  for (const one of sent) {
    const item = one.checked ? { ...one, recipeReferences: [] } : one;
    const target = isNegative(item) ? undefined : sentShelf.merge(item);
    if (target !== undefined) mergedInto.set(item.id, target.id);
    if (target !== undefined || isNegative(item)) {
      deleted.push(item);
      continue;
    }
    remaining.push(item);
    sentShelf.add(item);
  }
  const otherShelf = new Shelf(others);
  const updated = new Map<string, T>();
  for (const item of remaining.map((one) => sentShelf.current(one))) {
    const target = otherShelf.merge(item);
    if (target !== undefined) {
      mergedInto.set(item.id, target.id);
      deleted.push(item);
    }
    const changed = target ?? item;
    updated.set(changed.id, changed);
  }
  return { created: [], updated: [...updated.values()], deleted, mergedInto };
}

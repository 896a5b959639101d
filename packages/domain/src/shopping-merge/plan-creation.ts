import { compare, ZERO } from '../rationals/index.ts';
import { Shelf } from './shelf.ts';
import type { ShoppingItem, UnitRatio } from './shopping-item.ts';

/** What becomes of the items of a list. */
export interface ItemPlan<T> {
  readonly created: readonly T[];
  readonly updated: readonly T[];
  readonly deleted: readonly T[];
  /** Ids of items that went into others, and those of the others. */
  readonly mergedInto: ReadonlyMap<string, string>;
}

/**
 * New items: those that are one thing become one, then more of what is on the list already; the rest is new. A
 * negative amount takes away from what is there and is nothing by itself.
 */
export function planCreation<T extends ShoppingItem>(
  stored: readonly T[],
  sent: readonly T[],
  ratio: UnitRatio,
): ItemPlan<T> {
  const mergedInto = new Map<string, string>();
  const kept = mergedAmong(sent, ratio, mergedInto);
  const shelf = new Shelf(stored, ratio);
  const created: T[] = [];
  const changed = new Map<string, T>();
  for (const item of kept) {
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

/** Of items that become one only the first keeps what it says of recipes. */
function mergedAmong<T extends ShoppingItem>(
  sent: readonly T[],
  ratio: UnitRatio,
  mergedInto: Map<string, string>,
): T[] {
  const shelf = new Shelf<T>([], ratio);
  const kept: T[] = [];
  for (const one of sent) {
    const target = shelf.merge({ ...one, recipeReferences: [] });
    if (target !== undefined) {
      mergedInto.set(one.id, target.id);
      continue;
    }
    const item = one.checked ? { ...one, recipeReferences: [] } : one;
    kept.push(item);
    shelf.add(item);
  }
  return kept.map((item) => shelf.current(item));
}

function resolved(mergedInto: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...mergedInto].map(([from, to]) => [from, mergedInto.get(to) ?? to]));
}

export function isNegative({ quantity }: ShoppingItem): boolean {
  return compare(quantity, ZERO) < 0;
}

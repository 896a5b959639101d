import { ONE, type Rational } from '../rationals/index.ts';
import { mergedItem } from './merge-items.ts';
import type { ShoppingItem, UnitRatio } from './shopping-item.ts';

interface Place<T> {
  item: T;
}

/**
 * Unchecked items by what makes them one thing: the same food and unit, without a food the same note. Merging never
 * changes that, so a place stays where it is.
 */
export class Shelf<T extends ShoppingItem> {
  readonly #places = new Map<string, Place<T>>();
  readonly #byFood = new Map<string, Place<T>[]>();
  readonly #ratio: UnitRatio | null;

  /** With a `ratio`, amounts of one food in units that measure the same are one thing as well. */
  constructor(items: readonly T[], ratio: UnitRatio | null = null) {
    this.#ratio = ratio;
    for (const item of items) this.#put(item);
  }

  /** Merges the item into one that is there and answers the result; undefined when it goes with none. */
  merge(item: ShoppingItem): T | undefined {
    const found = this.#partner(item);
    if (found === undefined) return undefined;
    found.place.item = mergedItem(item, found.place.item, found.ratio);
    return found.place.item;
  }

  /** Adds an item that goes with none. */
  add(item: T): void {
    this.#put(item);
  }

  /** The item of that id as it is by now. */
  current(item: T): T {
    const place = this.#places.get(keyOf(item));
    return place?.item.id === item.id ? place.item : item;
  }

  #partner(item: ShoppingItem): { place: Place<T>; ratio: Rational } | undefined {
    if (item.checked) return undefined;
    const same = this.#places.get(keyOf(item));
    if (same !== undefined) return { place: same, ratio: ONE };
    if (this.#ratio === null || item.foodId === null || item.unitId === null) return undefined;
    for (const place of this.#byFood.get(foodKeyOf(item)) ?? []) {
      const ratio = place.item.unitId === null ? null : this.#ratio(item.unitId, place.item.unitId);
      if (ratio !== null) return { place, ratio };
    }
    return undefined;
  }

  #put(item: T): void {
    if (item.checked || this.#places.has(keyOf(item))) return;
    const place = { item };
    this.#places.set(keyOf(item), place);
    if (item.foodId === null) return;
    this.#byFood.set(foodKeyOf(item), [...(this.#byFood.get(foodKeyOf(item)) ?? []), place]);
  }
}

function keyOf({ shoppingListId, foodId, unitId, note }: ShoppingItem): string {
  return JSON.stringify([shoppingListId, foodId, unitId, foodId === null ? note : null]);
}

function foodKeyOf({ shoppingListId, foodId }: ShoppingItem): string {
  return `${shoppingListId} ${foodId}`;
}

import { one, type Rational } from '../../measures/rationals/index.ts';
import { getNoteScale, mergedItem } from './merge-items.ts';
import type { ShoppingItem, UnitRatio } from './shopping-item.ts';

interface Place<T> {
  item: T;
}

/**
 * Unticked items by the fields that decide whether two are equal: food and unit, or the note if there is no
 * food. Merging does not change these fields, so keys stay valid.
 */
export class Shelf<T extends ShoppingItem> {
  readonly #places = new Map<string, Place<T>>();
  readonly #byFood = new Map<string, Place<T>[]>();
  readonly #ratio: UnitRatio | null;

  /** With a `ratio`, quantities of one food in convertible units are equal, too. */
  constructor(items: readonly T[], ratio: UnitRatio | null = null) {
    this.#ratio = ratio;
    for (const item of items) this.#put(item);
  }

  /** Merges the item, whose note is needed `noteScale` times, into an equal one. @returns the merged item; undefined if there is no equal one */
  merge(item: ShoppingItem, noteScale = getNoteScale(item)): T | undefined {
    const found = this.#partner(item);
    if (found === undefined) return undefined;
    found.place.item = mergedItem(item, found.place.item, found.ratio, noteScale);
    return found.place.item;
  }

  /** Adds an item that is equal to none. */
  add(item: T): void {
    this.#put(item);
  }

  /** The item with that id after merges. */
  current(item: T): T {
    const place = this.#places.get(buildKey(item));
    return place?.item.id === item.id ? place.item : item;
  }

  #partner(item: ShoppingItem): { place: Place<T>; ratio: Rational } | undefined {
    if (item.checked) return undefined;
    const same = this.#places.get(buildKey(item));
    if (same !== undefined) return { place: same, ratio: one };
    if (this.#ratio === null || item.foodId === null || item.unitId === null) return undefined;
    for (const place of this.#byFood.get(getFoodKey(item)) ?? []) {
      const ratio = place.item.unitId === null ? null : this.#ratio(item.unitId, place.item.unitId);
      if (ratio !== null) return { place, ratio };
    }
    return undefined;
  }

  #put(item: T): void {
    if (item.checked || this.#places.has(buildKey(item))) return;
    const place = { item };
    this.#places.set(buildKey(item), place);
    if (item.foodId === null) return;
    this.#byFood.set(getFoodKey(item), [...(this.#byFood.get(getFoodKey(item)) ?? []), place]);
  }
}

function buildKey({ shoppingListId, foodId, unitId, note }: ShoppingItem): string {
  return JSON.stringify([shoppingListId, foodId, unitId, foodId === null ? note : null]);
}

function getFoodKey({ shoppingListId, foodId }: ShoppingItem): string {
  return `${shoppingListId} ${foodId}`;
}

import type { Recipe, ShoppingListOut } from '@hearth/contract';
import type { ListItem } from '../../packages/web/src/features/shopping/sync/list-operations.ts';
import { amountViolations, isOfKitchen, type KitchenDeed } from './kitchen.ts';

type Field = 'note' | 'quantity' | 'checked';
const fields: readonly Field[] = ['note', 'quantity', 'checked'];

/** The device of an action, and the version of the list that it had. */
interface Doing {
  readonly device: number;
  /** The sequence of the list that the device had fetched. */
  readonly base: number;
  /** The id of its pending change, which identifies the answer of the server. */
  readonly pendingChange: string;
}

/** An action on one item. */
interface ItemDeed {
  readonly kind: 'add' | 'change' | 'remove';
  readonly itemId: string;
  readonly set: Partial<Pick<ListItem, Field>>;
}

/** An action on the list itself, or on its recipes. */
type ListDeed =
  | KitchenDeed
  | { readonly kind: 'createList' | 'removeList' }
  | { readonly kind: 'orderLabels'; readonly labelIds: readonly string[] };

/** An action; `number` counts the actions of all devices. */
export type Deed = Doing & (ItemDeed | ListDeed);
type Numbered<T = Deed> = T & { readonly number: number };

/** Records the actions of a run and checks the invariants of the resulting list. */
export class History {
  readonly #deeds: Numbered[] = [];
  /** The sequence at which the server applied each pending change. */
  readonly #done = new Map<string, number>();
  #latest = 0;

  add(deed: Deed): void {
    this.#deeds.push({ ...deed, number: this.#deeds.length });
  }

  /** Records that the server applied a pending change; repeated copies do not count. */
  took(pendingChange: string, sequence: number): void {
    if (this.#done.has(pendingChange)) return;
    // A deleted list has no sequence: its changes come after all earlier ones.
    this.#done.set(pendingChange, sequence === 0 ? this.#latest + 0.5 : sequence);
    this.#latest = Math.max(this.#latest, sequence);
  }

  /**
   * The violated invariants of the final list; empty if there are none. The list is undefined if it does not
   * exist.
   */
  violations(list: ShoppingListOut | undefined, recipes: readonly Recipe[]): string[] {
    return [
      ...this.#deeds
        .filter(({ pendingChange }) => !this.#done.has(pendingChange))
        .map(
          ({ kind, pendingChange }) => `the server has never done pendingChange ${pendingChange}: ${kind}`,
        ),
      ...this.#violationsOfItems(list),
      ...this.#violationsOfList(list),
      ...this.#violationsOfLabels(list),
      ...this.#violationsOfRecipes(list, recipes),
    ];
  }

  #violationsOfItems(list: ShoppingListOut | undefined): string[] {
    const byItem = new Map<string, Numbered<Doing & ItemDeed>[]>();
    for (const deed of this.#deeds.filter(isOfItem))
      byItem.set(deed.itemId, [...(byItem.get(deed.itemId) ?? []), deed]);
    const things = (list?.listItems ?? []).filter((item) => !isOfKitchen(item));
    const items = new Map(things.map((item) => [item.id, item]));
    return [
      ...[...byItem].flatMap(([id, deeds]) => this.#violationsOf(id, deeds, items.get(id))),
      ...things.filter(({ id }) => !byItem.has(id)).map(({ id }) => `nobody has made item ${id}`),
    ];
  }

  #violationsOf(
    id: string,
    deeds: readonly Numbered<Doing & ItemDeed>[],
    item: ListItem | undefined,
  ): string[] {
    const wishes = deeds.filter(isWish);
    const removals = [...deeds.filter(({ kind }) => kind === 'remove'), ...this.#removals()];
    const isDeleted = removals.some((one) => wishes.every((wish) => this.#isBefore(wish, one)));
    if (isDeleted) return item === undefined ? [] : [`item ${id} was deleted and is back`];
    if (item === undefined) return [`item ${id} is lost: nobody who deleted it had seen all of it`];
    return fields
      .filter((field) => !this.#lastValues(deeds, field).includes(item[field]))
      .map((field) => `item ${id} has ${field} ${item[field]}, which somebody has changed since`);
  }

  /** Values of a field that no later edit has seen. */
  #lastValues(deeds: readonly Numbered<Doing & ItemDeed>[], field: Field): unknown[] {
    const writes = deeds.filter(({ set }) => set[field] !== undefined);
    return this.#last(writes).map(({ set }) => set[field]);
  }

  /** A deleted list is restored only by actions that had not seen the deletion. */
  #violationsOfList(list: ShoppingListOut | undefined): string[] {
    const wishes = this.#deeds.filter((deed) =>
      isOfItem(deed) ? isWish(deed) : ['createList', 'addRecipes', 'byHand'].includes(deed.kind),
    );
    const removals = this.#removals();
    if (list === undefined) return removals.length > 0 ? [] : ['the list is lost: nobody has deleted it'];
    const isDeleted = removals.some((one) => wishes.every((wish) => this.#isBefore(wish, one)));
    return isDeleted ? ['the list was deleted and is back'] : [];
  }

  /** The labels have an order that no later edit has seen. */
  #violationsOfLabels(list: ShoppingListOut | undefined): string[] {
    const orders = this.#deeds.filter((deed) => deed.kind === 'orderLabels');
    // Changes of a deleted list do not move its labels.
    if (list === undefined || orders.length === 0 || this.#removals().length > 0) return [];
    const shown = String(list.labelSettings.map(({ labelId }) => labelId));
    if (this.#last(orders).some(({ labelIds }) => String(labelIds) === shown)) return [];
    return [`the labels stand in an order that nobody has given last: ${shown}`];
  }

  #violationsOfRecipes(list: ShoppingListOut | undefined, recipes: readonly Recipe[]): string[] {
    if (this.#removals().length > 0) return this.#lostRecipes(list);
    if (list === undefined) return [];
    const order = ({ pendingChange }: Doing) => this.#done.get(pendingChange) ?? Number.POSITIVE_INFINITY;
    const deeds = this.#deeds.filter(isOfKitchenDeed).toSorted((one, other) => order(one) - order(other));
    return amountViolations(list, deeds, recipes);
  }

  /** If lists are deleted, a recipe stays that was added unseen and not removed. */
  #lostRecipes(list: ShoppingListOut | undefined): string[] {
    const there = new Set((list?.recipeReferences ?? []).map(({ recipeId }) => recipeId));
    const isTakenOff = (id: string) =>
      this.#deeds.some((deed) => deed.kind === 'removeRecipe' && deed.recipeId === id);
    const unseen = this.#deeds
      .filter((deed) => deed.kind === 'addRecipes')
      .filter((deed) => !this.#removals().some((one) => this.#isBefore(deed, one)));
    return unseen
      .filter(({ recipeId }) => !there.has(recipeId) && !isTakenOff(recipeId))
      .map(({ recipeId }) => `recipe ${recipeId} is lost: who deleted the list had not seen it`);
  }

  #removals(): Numbered[] {
    return this.#deeds.filter(({ kind }) => kind === 'removeList');
  }

  #last<T extends Numbered<Doing>>(deeds: readonly T[]): T[] {
    return deeds.filter((one) => !deeds.some((other) => other !== one && this.#isBefore(one, other)));
  }

  /** Whether the second action had seen the first (happened-before). */
  #isBefore(first: Numbered<Doing>, second: Numbered<Doing>): boolean {
    if (first.device === second.device) return first.number < second.number;
    return (this.#done.get(first.pendingChange) ?? Number.POSITIVE_INFINITY) <= second.base;
  }
}

function isOfItem(deed: Numbered): deed is Numbered<Doing & ItemDeed> {
  return 'itemId' in deed;
}

function isOfKitchenDeed(deed: Numbered): deed is Numbered<Doing & KitchenDeed> {
  return ['addRecipes', 'removeRecipe', 'byHand'].includes(deed.kind);
}

/** Whether the action changes what to buy; a tick alone does not. */
function isWish({ kind, set }: ItemDeed): boolean {
  if (kind === 'remove') return false;
  return kind === 'add' || set.note !== undefined || set.quantity !== undefined || set.checked === false;
}

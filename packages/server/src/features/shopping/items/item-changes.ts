import { edited, isAnotherThing } from '@hearth/domain/shopping-sync';
import { thingOf } from '@hearth/domain/shopping-order';
import type { ItemPlan } from '@hearth/domain/shopping-merge';
import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { deleteTombstones, insertTombstones } from '../tombstones/tombstones.repository.ts';
import { deleteItems, insertItems, replaceShares, updateItems } from '../store/item-writes.repository.ts';
import type { ListEdit } from '../store/lock-lists.ts';
import { dropFinishedRecipes } from '../store/list-recipes.repository.ts';
import { type Merged, rememberMerged } from '../store/merged-items.repository.ts';
import { itemKey, type StoredItem } from '../store/stored-item.ts';
import { insertTicks } from '../store/ticks.repository.ts';

/** What has become of items, ready to be answered. */
export interface ChangedItems {
  readonly created: readonly StoredItem[];
  readonly updated: readonly StoredItem[];
  readonly deleted: readonly StoredItem[];
}

/**
 * The items that a change is about, and those that they could go into, while plans change them one after the other; what
 * comes of it is written at once.
 */
export class ItemChanges {
  readonly #items: Map<string, StoredItem>;
  readonly #stored: ReadonlyMap<string, StoredItem>;
  readonly #updated = new Set<string>();
  readonly #deleted = new Map<string, StoredItem>();
  readonly #mergedInto = new Map<string, string>();
  readonly #wished = new Set<string>();
  readonly #takenBack = new Set<string>();

  constructor(stored: readonly StoredItem[]) {
    this.#stored = new Map(stored.map((item) => [item.id, item]));
    this.#items = new Map(this.#stored);
  }

  /** The items as they are by now. */
  get items(): StoredItem[] {
    return [...this.#items.values()];
  }

  apply({ created, updated, deleted, mergedInto }: ItemPlan<StoredItem>): void {
    for (const item of created) this.#items.set(item.id, item);
    for (const item of updated) {
      this.#items.set(item.id, item);
      this.#updated.add(item.id);
    }
    for (const item of deleted) {
      this.#items.delete(item.id);
      if (this.#stored.has(item.id)) this.#deleted.set(item.id, item);
    }
    for (const [id, target] of mergedInto) this.#mergedInto.set(id, target);
  }

  /** Applies what takes something back: of what is left nobody has asked for anything. */
  takeBack(plan: ItemPlan<StoredItem>): void {
    this.apply(plan);
    for (const { id } of plan.updated) this.#takenBack.add(id);
  }

  /** Somebody has said that they want these items as they are: who did not know it cannot delete them. */
  wish(ids: readonly string[]): void {
    for (const id of ids) this.#wished.add(id);
  }

  /** Writes all that has changed; recipes that none of the items is from any more leave their lists. */
  async save(tx: Tx<MemberScope>, edit: ListEdit): Promise<ChangedItems> {
    const created = this.items.filter(({ id }) => !this.#stored.has(id)).map((item) => marked(item, edit));
    const updated = [...this.#updated].flatMap((id) => this.#changed(id, edit));
    const deleted = [...this.#deleted.values()];
    await insertItems(tx, created);
    await deleteTombstones(tx, created);
    await updateItems(tx, updated);
    await replaceShares(
      tx,
      updated.filter((item) => !hasSameShares(item, this.#stored.get(item.id))),
    );
    await insertTicks(tx, this.#ticks(updated, edit));
    await rememberMerged(tx, this.#merged(tx.scope));
    await this.#delete(tx, deleted, edit);
    if (this.#hasTakenFromRecipes(updated)) await dropFinishedRecipes(tx, [...edit.sequences.keys()]);
    return { created, updated, deleted };
  }

  /** Whether a list may have no item of a recipe any more. */
  #hasTakenFromRecipes(updated: readonly StoredItem[]): boolean {
    const before = [...this.#deleted.keys(), ...updated.map(({ id }) => id)].flatMap(
      (id) => this.#stored.get(id) ?? [],
    );
    return before.some((item) => {
      const now = this.#items.get(item.id);
      const isWhereItWas = now?.shoppingListId === item.shoppingListId && hasSameShares(now, item);
      return item.recipeReferences.length > 0 && !isWhereItWas;
    });
  }

  #changed(id: string, edit: ListEdit): StoredItem[] {
    const [before, item] = [this.#stored.get(id), this.#items.get(id)];
    if (before === undefined || item === undefined) return [];
    const after = { ...item, updatedAt: edit.now };
    const isAskedFor = !this.#takenBack.has(id) && isAnotherThing(before, item);
    return [this.#wished.has(id) || isAskedFor ? marked(after, edit) : after];
  }

  /** What was ticked, for the order in which people walk through their shop. */
  #ticks(updated: readonly StoredItem[], { now }: ListEdit) {
    return updated
      .filter(({ id, checked }) => checked && this.#stored.get(id)?.checked === false)
      .map((item) => ({ list_id: item.shoppingListId, thing: thingOf(item), ticked_at: now }));
  }

  /** Items that went into others, which are there by now. */
  #merged(scope: MemberScope): Merged[] {
    return [...this.#mergedInto.keys()].flatMap((id) => {
      const target = this.#items.get(this.#targetOf(id));
      if (target === undefined) return [];
      return [{ id, key: this.#stored.get(id)?.key ?? itemKey(scope, id), item_key: target.key }];
    });
  }

  /** Where an item ends up: what it went into may have gone into another. */
  #targetOf(id: string): string {
    const next = this.#mergedInto.get(id);
    return next === undefined || next === id ? id : this.#targetOf(next);
  }

  async #delete(tx: Tx<MemberScope>, deleted: readonly StoredItem[], { now }: ListEdit): Promise<void> {
    await insertTombstones(
      tx,
      deleted.filter(({ id }) => !this.#mergedInto.has(id)),
      now,
    );
    await deleteItems(
      tx,
      deleted.map(({ id }) => id),
    );
  }
}

/** Whether recipes have put the same into an item as before. */
function hasSameShares({ recipeReferences }: StoredItem, before: StoredItem | undefined): boolean {
  if (before === undefined || recipeReferences === before.recipeReferences) return true;
  const [own, earlier] = [recipeReferences, before.recipeReferences];
  return own.length === earlier.length && own.every((share, at) => share === earlier[at]);
}

/** The item with this change as its last one. */
function marked(item: StoredItem, { sequences, by }: ListEdit): StoredItem {
  return { ...item, edited: edited(item.edited, sequences.get(item.shoppingListId) ?? 0, by) };
}

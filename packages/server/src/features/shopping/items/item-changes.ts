import { toNumber } from '@hearth/domain/measures/rationals';
import { isMaterialEdit, nextVersion } from '@hearth/domain/shopping/sync';
import { buildThingKey } from '@hearth/domain/shopping/order';
import type { ItemPlan } from '@hearth/domain/shopping/merge';
import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { deleteTombstones, insertTombstones } from '../tombstones/tombstones.repository.ts';
import { deleteItems, insertItems, replaceShares, updateItems } from '../store/item-writes.repository.ts';
import type { ListEdit } from '../store/lock-lists.ts';
import { dropFinishedRecipes } from '../store/list-recipes.repository.ts';
import { type Merged, saveMerged } from '../store/merged-items.repository.ts';
import { itemKey, type StoredItem } from '../store/stored-item.ts';
import { insertTicks } from '../store/ticks.repository.ts';
import { recordWalk, type TickedItems } from '../stores/record-walk.ts';

/** The items that a request created, updated and deleted. */
export interface ChangedItems {
  readonly created: readonly StoredItem[];
  readonly updated: readonly StoredItem[];
  readonly deleted: readonly StoredItem[];
}

/**
 * A unit of work: applies plans to items and to those that they may merge with, and writes the result at
 * once.
 */
export class ItemChanges {
  readonly #items: Map<string, StoredItem>;
  readonly #stored: ReadonlyMap<string, StoredItem>;
  readonly #updated = new Set<string>();
  readonly #deleted = new Map<string, StoredItem>();
  readonly #mergedInto = new Map<string, string>();
  readonly #wanted = new Set<string>();
  readonly #reduced = new Set<string>();

  constructor(stored: readonly StoredItem[]) {
    this.#stored = new Map(stored.map((item) => [item.id, item]));
    this.#items = new Map(this.#stored);
  }

  /** The items after the applied plans. */
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

  /** Applies a removal: it does not count as an edit of the items that remain. */
  applyRemoval(plan: ItemPlan<StoredItem>): void {
    this.apply(plan);
    for (const { id } of plan.updated) this.#reduced.add(id);
  }

  /**
   * Marks items as wanted even if they are unchanged: a device that has not seen this version cannot delete
   * them.
   */
  markWanted(ids: readonly string[]): void {
    for (const id of ids) this.#wanted.add(id);
  }

  /** Writes all changes, and removes recipes from lists that have none of their items left. */
  async save(tx: Tx<MemberScope>, edit: ListEdit): Promise<ChangedItems> {
    const created = this.items
      .filter(({ id }) => !this.#stored.has(id))
      .map((item) => withNextVersion(item, edit));
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
    await recordWalk(tx, this.#turned(updated), edit);
    await saveMerged(tx, this.#merged(tx.scope));
    await this.#delete(tx, deleted, edit);
    if (this.#hasReducedRecipes(updated)) await dropFinishedRecipes(tx, [...edit.sequences.keys()]);
    return { created, updated, deleted };
  }

  /** Whether a list may have lost the last item of a recipe. */
  #hasReducedRecipes(updated: readonly StoredItem[]): boolean {
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
    const isEdited = !this.#reduced.has(id) && isMaterialEdit(before, item);
    return [this.#wanted.has(id) || isEdited ? withNextVersion(after, edit) : after];
  }

  /** The items that were ticked or unticked. */
  #turned(updated: readonly StoredItem[]): TickedItems {
    const turned = updated.filter(({ id, checked }) => this.#stored.get(id)?.checked === !checked);
    return {
      ticked: turned.filter(({ checked }) => checked),
      unticked: turned.filter(({ checked }) => !checked),
    };
  }

  /** The items that were ticked, from which the order of the shop and usual amounts are learned. */
  #ticks(updated: readonly StoredItem[], { now }: ListEdit) {
    return this.#turned(updated).ticked.map((item) => ({
      list_id: item.shoppingListId,
      thing: buildThingKey(item),
      ticked_at: now,
      note: item.foodId === null ? item.note : null,
      quantity: toNumber(item.quantity),
      unit_id: item.unitId,
    }));
  }

  /** Rows of the items that were merged into items which exist. */
  #merged(scope: MemberScope): Merged[] {
    return [...this.#mergedInto.keys()].flatMap((id) => {
      const target = this.#items.get(this.#targetOf(id));
      if (target === undefined) return [];
      return [{ id, key: this.#stored.get(id)?.key ?? itemKey(scope, id), item_key: target.key }];
    });
  }

  /** The id of the item that contains an item after all merges, which may be chained. */
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

/** Whether the recipe shares of an item are unchanged. */
function hasSameShares({ recipeReferences }: StoredItem, before: StoredItem | undefined): boolean {
  if (before === undefined || recipeReferences === before.recipeReferences) return true;
  const [own, earlier] = [recipeReferences, before.recipeReferences];
  return own.length === earlier.length && own.every((share, at) => share === earlier[at]);
}

/** The item with this edit as its last version. */
function withNextVersion(item: StoredItem, { sequences, deviceId }: ListEdit): StoredItem {
  return { ...item, version: nextVersion(item.version, sequences.get(item.shoppingListId) ?? 0, deviceId) };
}

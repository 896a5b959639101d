import type { Label, Recipe, ShoppingListOut } from '@hearth/contract';
import type {
  ListItem,
  ListOperation,
} from '../../packages/web/src/features/shopping/sync/list-operation.ts';
import { newItem } from '../../packages/web/src/features/shopping/sync/new-item.ts';
import {
  changeOfDraft,
  draftOfItem,
} from '../../packages/web/src/features/shopping/items/editing/item-draft.ts';
import type { Device } from './device.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Action } from './history.ts';
import { byHandQuantity, isRecipeIngredient, sharedIngredient } from './ingredient-amounts.ts';

type Fields = Partial<Pick<ListItem, 'note' | 'quantity' | 'checked' | 'position'>>;
/** An action without the fields of its execution. */
type PlannedAction<T = Action> = T extends Action ? Omit<T, 'device' | 'base' | 'pendingChange'> : never;
/** The next action of a user, and the operation that performs it. */
export interface Plan {
  readonly action: PlannedAction;
  readonly operation: ListOperation;
}

/** Random actions of users on a list and its items. */
export class RandomActions {
  readonly #random: SeededRandom;
  readonly #listId: string;
  readonly #recipes: readonly Recipe[];
  readonly #labels: readonly Label[];
  /** Some runs never delete the list, so that all amounts can be checked. */
  readonly #removesLists: boolean;
  /**
   * In some of the others, no action after this many adds or edits anything: deleted items then stay deleted.
   */
  readonly #maxEdits: number;
  /** The open editor of each device, with the item as it was when the editor opened. */
  readonly #editors = new Map<number, ListItem>();
  #edits = 0;
  #names = 0;

  constructor(
    random: SeededRandom,
    listId: string,
    { recipes, labels }: { readonly recipes: readonly Recipe[]; readonly labels: readonly Label[] },
  ) {
    this.#random = random;
    this.#listId = listId;
    this.#recipes = recipes;
    this.#labels = labels;
    this.#removesLists = random.chance(0.5);
    this.#maxEdits =
      this.#removesLists && random.chance(0.5) ? random.between(2, 8) : Number.POSITIVE_INFINITY;
  }

  /** Whether actions no longer add or edit anything. */
  get isReadOnly(): boolean {
    return this.#edits >= this.#maxEdits;
  }

  /** The next action of a user on a device that has the list. */
  on(device: Device): Plan {
    const { items, list } = device;
    if (this.isReadOnly) return this.#withoutEdit(device);
    this.#edits += 1;
    const saved = this.#random.chance(0.5) ? this.#saveEditor(device) : undefined;
    if (saved !== undefined) return saved;
    const what = this.#random.next();
    if (what < 0.05 && this.#removesLists)
      return { action: { kind: 'removeList' }, operation: { kind: 'removeList' } };
    if (what < 0.12) return this.#orderLabels();
    if (what < 0.22) return this.#addRecipe();
    if (what < 0.3) return this.#removeRecipe(list) ?? this.#addRecipe();
    if (what < 0.35) return this.#addByHand(list);
    const item = this.#random.pick(items.filter((one) => !isRecipeIngredient(one)));
    if (item === undefined || this.#random.chance(0.25)) return this.#addItem(list);
    if (this.#random.chance(0.2)) return removeItem(item);
    if (this.#random.chance(0.4)) return this.#openEditor(device, item);
    return changeItem(item, this.#newFields(item));
  }

  /** The user opens the editor of an item, which stays open while the item is ticked or moved. */
  #openEditor({ number }: Device, item: ListItem): Plan {
    this.#editors.set(number, item);
    return changeItem(item, this.#random.chance(0.5) ? { checked: true } : { position: 0 });
  }

  /** The user changes one field in the open editor and saves it; undefined if no editor is open. */
  #saveEditor({ number, items }: Device): Plan | undefined {
    const opened = this.#editors.get(number);
    this.#editors.delete(number);
    if (opened === undefined || !items.some(({ id }) => id === opened.id)) return undefined;
    const set = this.#random.chance(0.5)
      ? { quantity: (opened.quantity % 99) + this.#random.between(1, 9) }
      : { note: this.newName() };
    const before = draftOfItem(opened);
    const fields = changeOfDraft(before, { ...before, ...set });
    return {
      action: { kind: 'change', itemId: opened.id, set },
      operation: { kind: 'change', changes: [{ id: opened.id, fields }] },
    };
  }

  /** An action that does not change what to buy. */
  #withoutEdit({ items, list }: Device): Plan {
    const what = this.#random.next();
    if (what < 0.2) return { action: { kind: 'removeList' }, operation: { kind: 'removeList' } };
    const item = this.#random.pick(items.filter((one) => !isRecipeIngredient(one)));
    if (what < 0.4 && item !== undefined) return changeItem(item, { checked: true });
    if (what < 0.5 && item !== undefined) return removeItem(item);
    if (what < 0.7) return this.#removeRecipe(list) ?? this.#orderLabels();
    return this.#orderLabels();
  }

  /** Items with unique names never merge, so that the last edit can be determined. */
  newName(): string {
    this.#names += 1;
    return `thing ${this.#names}`;
  }

  #orderLabels(): Plan {
    const labelIds = this.#labels.map(({ id }) => id);
    for (let at = labelIds.length - 1; at > 0; at -= 1) {
      const other = this.#random.between(0, at);
      [labelIds[at], labelIds[other]] = [labelIds[other] ?? '', labelIds[at] ?? ''];
    }
    return { action: { kind: 'orderLabels', labelIds }, operation: { kind: 'orderLabels', labelIds } };
  }

  /** Some devices have the ingredients of the recipe, and some of those select all of them explicitly. */
  #addRecipe(): Plan {
    const recipe = this.#random.pick(this.#recipes);
    if (recipe === undefined) throw new Error('there are no recipes');
    const scale = this.#random.between(1, 3);
    const known = this.#random.chance(0.7) ? recipe.recipeIngredient : null;
    const chosen = this.#random.chance(0.5) ? known : null;
    const recipes = [{ id: this.#random.uuid(), recipe, scale, known, chosen }];
    return {
      action: { kind: 'addRecipes', recipeId: recipe.id, scale },
      operation: { kind: 'addRecipes', listId: this.#listId, recipes, now: this.#skewedNow() },
    };
  }

  #removeRecipe(list: ShoppingListOut | undefined): Plan | undefined {
    const recipeId = this.#random.pick(list?.recipeReferences ?? [])?.recipeId;
    if (recipeId === undefined) return undefined;
    return {
      action: { kind: 'removeRecipe', recipeId },
      operation: { kind: 'removeRecipe', listId: this.#listId, recipeId, times: 1 },
    };
  }

  #addByHand(list: ShoppingListOut | undefined): Plan {
    const item = this.#newItem(list, { note: sharedIngredient, quantity: byHandQuantity });
    return { action: { kind: 'addByHand' }, operation: { kind: 'add', items: [item] } };
  }

  #addItem(list: ShoppingListOut | undefined): Plan {
    const item = this.#newItem(list, { note: this.newName(), quantity: 1 });
    const { id: itemId, note, quantity, checked } = item;
    return {
      action: { kind: 'add', itemId, set: { note, quantity, checked } },
      operation: { kind: 'add', items: [item] },
    };
  }

  #newItem(list: ShoppingListOut | undefined, fields: { readonly note: string; readonly quantity: number }) {
    const home = { id: this.#listId, groupId: list?.groupId ?? '', householdId: list?.householdId ?? '' };
    const words = { ...fields, originalText: fields.note };
    const draft = { ...words, unit: null, food: null, isFood: false, label: null };
    const stamp = { id: this.#random.uuid(), position: this.#random.between(0, 50), now: this.#skewedNow() };
    return newItem(home, draft, stamp);
  }

  #newFields(item: ListItem): Fields {
    const what = this.#random.next();
    if (what < 0.5) return { checked: !item.checked };
    if (what < 0.7) return { quantity: this.#random.between(1, 99) };
    if (what < 0.85) return { note: this.newName() };
    return { position: this.#random.between(0, 50) };
  }

  /** Clocks of devices are days off. */
  #skewedNow(): string {
    return new Date(Date.UTC(2026, 0, this.#random.between(1, 28))).toISOString();
  }
}

function removeItem({ id }: ListItem): Plan {
  return { action: { kind: 'remove', itemId: id, set: {} }, operation: { kind: 'remove', ids: [id] } };
}

function changeItem({ id }: ListItem, fields: Fields): Plan {
  const { position: _place, ...set } = fields;
  return {
    action: { kind: 'change', itemId: id, set },
    operation: { kind: 'change', changes: [{ id, fields }] },
  };
}

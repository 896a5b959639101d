import type { Label, Recipe, ShoppingListOut } from '@hearth/contract';
import type {
  ListItem,
  ListOperation,
} from '../../packages/web/src/features/shopping/sync/list-operations.ts';
import { newItem } from '../../packages/web/src/features/shopping/sync/new-item.ts';
import type { Device } from './device.ts';
import type { Dice } from './dice.ts';
import type { Deed } from './history.ts';
import { byHand, isOfKitchen, sharedThing } from './kitchen.ts';

type Fields = Partial<Pick<ListItem, 'note' | 'quantity' | 'checked' | 'position'>>;
/** An action without the fields of its execution. */
type Plain<T = Deed> = T extends Deed ? Omit<T, 'device' | 'base' | 'pendingChange'> : never;
/** The next action of a user, and the operation that performs it. */
export interface Plan {
  readonly deed: Plain;
  readonly operation: ListOperation;
}

/** Random actions of users on a list and its items. */
export class Deeds {
  readonly #dice: Dice;
  readonly #listId: string;
  readonly #recipes: readonly Recipe[];
  readonly #labels: readonly Label[];
  /** Some runs never delete the list, so that all amounts can be checked. */
  readonly #removesLists: boolean;
  /**
   * In some of the others, no action after this many adds or edits anything: deleted items then stay deleted.
   */
  readonly #wishes: number;
  #deeds = 0;
  #names = 0;

  constructor(
    dice: Dice,
    listId: string,
    { recipes, labels }: { readonly recipes: readonly Recipe[]; readonly labels: readonly Label[] },
  ) {
    this.#dice = dice;
    this.#listId = listId;
    this.#recipes = recipes;
    this.#labels = labels;
    this.#removesLists = dice.chance(0.5);
    this.#wishes = this.#removesLists && dice.chance(0.5) ? dice.between(2, 8) : Number.POSITIVE_INFINITY;
  }

  /** Whether actions no longer add or edit anything. */
  get isQuiet(): boolean {
    return this.#deeds >= this.#wishes;
  }

  /** The next action of a user on a device that has the list. */
  on(device: Device): Plan {
    const { items, list } = device;
    if (this.isQuiet) return this.#quietly(device);
    this.#deeds += 1;
    const what = this.#dice.next();
    if (what < 0.05 && this.#removesLists)
      return { deed: { kind: 'removeList' }, operation: { kind: 'removeList' } };
    if (what < 0.12) return this.#ordering();
    if (what < 0.22) return this.#cooking();
    if (what < 0.3) return this.#uncooking(list) ?? this.#cooking();
    if (what < 0.35) return this.#addingByHand(list);
    const item = this.#dice.pick(items.filter((one) => !isOfKitchen(one)));
    if (item === undefined || this.#dice.chance(0.25)) return this.#adding(list);
    if (this.#dice.chance(0.2)) return removing(item);
    return changing(item, this.#newFields(item));
  }

  /** An action that does not change what to buy. */
  #quietly({ items, list }: Device): Plan {
    const what = this.#dice.next();
    if (what < 0.2) return { deed: { kind: 'removeList' }, operation: { kind: 'removeList' } };
    const item = this.#dice.pick(items.filter((one) => !isOfKitchen(one)));
    if (what < 0.4 && item !== undefined) return changing(item, { checked: true });
    if (what < 0.5 && item !== undefined) return removing(item);
    if (what < 0.7) return this.#uncooking(list) ?? this.#ordering();
    return this.#ordering();
  }

  /** Items with unique names never merge, so that the last edit can be determined. */
  newName(): string {
    this.#names += 1;
    return `thing ${this.#names}`;
  }

  #ordering(): Plan {
    const labelIds = this.#labels.map(({ id }) => id);
    for (let at = labelIds.length - 1; at > 0; at -= 1) {
      const other = this.#dice.between(0, at);
      [labelIds[at], labelIds[other]] = [labelIds[other] ?? '', labelIds[at] ?? ''];
    }
    return { deed: { kind: 'orderLabels', labelIds }, operation: { kind: 'orderLabels', labelIds } };
  }

  /** Some devices have the ingredients of the recipe, and some of those select all of them explicitly. */
  #cooking(): Plan {
    const recipe = this.#dice.pick(this.#recipes);
    if (recipe === undefined) throw new Error('there are no recipes');
    const scale = this.#dice.between(1, 3);
    const known = this.#dice.chance(0.7) ? recipe.recipeIngredient : null;
    const chosen = this.#dice.chance(0.5) ? known : null;
    const recipes = [{ id: this.#dice.uuid(), recipe, scale, known, chosen }];
    return {
      deed: { kind: 'addRecipes', recipeId: recipe.id, scale },
      operation: { kind: 'addRecipes', listId: this.#listId, recipes, now: this.#skewedNow() },
    };
  }

  #uncooking(list: ShoppingListOut | undefined): Plan | undefined {
    const recipeId = this.#dice.pick(list?.recipeReferences ?? [])?.recipeId;
    if (recipeId === undefined) return undefined;
    return {
      deed: { kind: 'removeRecipe', recipeId },
      operation: { kind: 'removeRecipe', listId: this.#listId, recipeId, times: 1 },
    };
  }

  #addingByHand(list: ShoppingListOut | undefined): Plan {
    const item = this.#newItem(list, { note: sharedThing, quantity: byHand });
    return { deed: { kind: 'byHand' }, operation: { kind: 'add', items: [item] } };
  }

  #adding(list: ShoppingListOut | undefined): Plan {
    const item = this.#newItem(list, { note: this.newName(), quantity: 1 });
    const { id: itemId, note, quantity, checked } = item;
    return {
      deed: { kind: 'add', itemId, set: { note, quantity, checked } },
      operation: { kind: 'add', items: [item] },
    };
  }

  #newItem(list: ShoppingListOut | undefined, fields: { readonly note: string; readonly quantity: number }) {
    const home = { id: this.#listId, groupId: list?.groupId ?? '', householdId: list?.householdId ?? '' };
    const draft = { ...fields, unit: null, food: null, isFood: false, label: null };
    const stamp = { id: this.#dice.uuid(), position: this.#dice.between(0, 50), now: this.#skewedNow() };
    return newItem(home, draft, stamp);
  }

  #newFields(item: ListItem): Fields {
    const what = this.#dice.next();
    if (what < 0.5) return { checked: !item.checked };
    if (what < 0.7) return { quantity: this.#dice.between(1, 99) };
    if (what < 0.85) return { note: this.newName() };
    return { position: this.#dice.between(0, 50) };
  }

  /** Clocks of devices are days off. */
  #skewedNow(): string {
    return new Date(Date.UTC(2026, 0, this.#dice.between(1, 28))).toISOString();
  }
}

function removing({ id }: ListItem): Plan {
  return { deed: { kind: 'remove', itemId: id, set: {} }, operation: { kind: 'remove', ids: [id] } };
}

function changing({ id }: ListItem, fields: Fields): Plan {
  const { position: _place, ...set } = fields;
  return {
    deed: { kind: 'change', itemId: id, set },
    operation: { kind: 'change', changes: [{ id, fields }] },
  };
}

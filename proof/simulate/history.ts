import type { Recipe, ShoppingListOut } from '@hearth/contract';
import type { ListItem } from '../../packages/web/src/features/shopping/sync/list-operation.ts';
import { amountViolations, isRecipeIngredient, type RecipeAction } from './ingredient-amounts.ts';

type Field = 'note' | 'quantity' | 'checked';
const fields: readonly Field[] = ['note', 'quantity', 'checked'];

/** The device of an action, and the version of the list that it had. */
interface ActionContext {
  readonly device: number;
  /** The sequence of the list that the device had fetched. */
  readonly base: number;
  /** The id of its pending change, which identifies the answer of the server. */
  readonly pendingChange: string;
}

/** An action on one item. */
interface ItemAction {
  readonly kind: 'add' | 'change' | 'remove';
  readonly itemId: string;
  readonly set: Partial<Pick<ListItem, Field>>;
}

/** An action on the list itself, or on its recipes. */
type ListAction =
  | RecipeAction
  | { readonly kind: 'createList' | 'removeList' }
  | { readonly kind: 'orderLabels'; readonly labelIds: readonly string[] };

/** An action; `number` counts the actions of all devices. */
export type Action = ActionContext & (ItemAction | ListAction);
type Numbered<T = Action> = T & { readonly number: number };

/** Records the actions of a run and checks the invariants of the resulting list. */
export class History {
  readonly #actions: Numbered[] = [];
  /** The sequence at which the server applied each pending change. */
  readonly #sequences = new Map<string, number>();
  #latest = 0;

  add(action: Action): void {
    this.#actions.push({ ...action, number: this.#actions.length });
  }

  /** Records that the server applied a pending change; repeated copies do not count. */
  applied(pendingChange: string, sequence: number): void {
    if (this.#sequences.has(pendingChange)) return;
    // A deleted list has no sequence: its changes come after all earlier ones.
    this.#sequences.set(pendingChange, sequence === 0 ? this.#latest + 0.5 : sequence);
    this.#latest = Math.max(this.#latest, sequence);
  }

  /**
   * The violated invariants of the final list; empty if there are none. The list is undefined if it does not
   * exist.
   */
  violations(list: ShoppingListOut | undefined, recipes: readonly Recipe[]): string[] {
    return [
      ...this.#actions
        .filter(({ pendingChange }) => !this.#sequences.has(pendingChange))
        .map(
          ({ kind, pendingChange }) => `the server never applied pending change ${pendingChange}: ${kind}`,
        ),
      ...this.#violationsOfItems(list),
      ...this.#violationsOfList(list),
      ...this.#violationsOfLabels(list),
      ...this.#violationsOfRecipes(list, recipes),
    ];
  }

  #violationsOfItems(list: ShoppingListOut | undefined): string[] {
    const byItem = new Map<string, Numbered<ActionContext & ItemAction>[]>();
    for (const action of this.#actions.filter(isItemAction))
      byItem.set(action.itemId, [...(byItem.get(action.itemId) ?? []), action]);
    const things = (list?.listItems ?? []).filter((item) => !isRecipeIngredient(item));
    const items = new Map(things.map((item) => [item.id, item]));
    return [
      ...[...byItem].flatMap(([id, actions]) => this.#violationsOf(id, actions, items.get(id))),
      ...things.filter(({ id }) => !byItem.has(id)).map(({ id }) => `item ${id} was added by no action`),
    ];
  }

  #violationsOf(
    id: string,
    actions: readonly Numbered<ActionContext & ItemAction>[],
    item: ListItem | undefined,
  ): string[] {
    const edits = actions.filter(isEdit);
    const removals = [...actions.filter(({ kind }) => kind === 'remove'), ...this.#removals()];
    const isDeleted = removals.some((one) => edits.every((edit) => this.#happenedBefore(edit, one)));
    if (isDeleted) return item === undefined ? [] : [`item ${id} was deleted and is back`];
    if (item === undefined) return [`item ${id} is lost: no deletion had seen all of its edits`];
    return fields
      .filter((field) => !this.#lastValues(actions, field).includes(item[field]))
      .map((field) => `item ${id} has ${field} ${item[field]}, which a later edit has replaced`);
  }

  /** Values of a field that no later edit has seen. */
  #lastValues(actions: readonly Numbered<ActionContext & ItemAction>[], field: Field): unknown[] {
    const writes = actions.filter(({ set }) => set[field] !== undefined);
    return this.#last(writes).map(({ set }) => set[field]);
  }

  /** A deleted list is restored only by actions that had not seen the deletion. */
  #violationsOfList(list: ShoppingListOut | undefined): string[] {
    const edits = this.#actions.filter((action) =>
      isItemAction(action) ? isEdit(action) : ['createList', 'addRecipes', 'addByHand'].includes(action.kind),
    );
    const removals = this.#removals();
    if (list === undefined) return removals.length > 0 ? [] : ['the list is lost: no action deleted it'];
    const isDeleted = removals.some((one) => edits.every((edit) => this.#happenedBefore(edit, one)));
    return isDeleted ? ['the list was deleted and is back'] : [];
  }

  /** The labels have an order that no later edit has seen. */
  #violationsOfLabels(list: ShoppingListOut | undefined): string[] {
    const orders = this.#actions.filter((action) => action.kind === 'orderLabels');
    // Changes of a deleted list do not move its labels.
    if (list === undefined || orders.length === 0 || this.#removals().length > 0) return [];
    const shown = String(list.labelSettings.map(({ labelId }) => labelId));
    if (this.#last(orders).some(({ labelIds }) => String(labelIds) === shown)) return [];
    return [`the labels have an order that is not of a last action: ${shown}`];
  }

  #violationsOfRecipes(list: ShoppingListOut | undefined, recipes: readonly Recipe[]): string[] {
    if (this.#removals().length > 0) return this.#lostRecipes(list);
    if (list === undefined) return [];
    const order = ({ pendingChange }: ActionContext) =>
      this.#sequences.get(pendingChange) ?? Number.POSITIVE_INFINITY;
    const actions = this.#actions.filter(isRecipeAction).toSorted((one, other) => order(one) - order(other));
    return amountViolations(list, actions, recipes);
  }

  /** If lists are deleted, a recipe stays that was added unseen and not removed. */
  #lostRecipes(list: ShoppingListOut | undefined): string[] {
    const presentIds = new Set((list?.recipeReferences ?? []).map(({ recipeId }) => recipeId));
    const isRemoved = (id: string) =>
      this.#actions.some((action) => action.kind === 'removeRecipe' && action.recipeId === id);
    const unseen = this.#actions
      .filter((action) => action.kind === 'addRecipes')
      .filter((action) => !this.#removals().some((one) => this.#happenedBefore(action, one)));
    return unseen
      .filter(({ recipeId }) => !presentIds.has(recipeId) && !isRemoved(recipeId))
      .map(({ recipeId }) => `recipe ${recipeId} is lost: the deletion of the list had not seen it`);
  }

  #removals(): Numbered[] {
    return this.#actions.filter(({ kind }) => kind === 'removeList');
  }

  #last<T extends Numbered<ActionContext>>(actions: readonly T[]): T[] {
    return actions.filter(
      (one) => !actions.some((other) => other !== one && this.#happenedBefore(one, other)),
    );
  }

  /** Whether the second action had seen the first (happened-before). */
  #happenedBefore(first: Numbered<ActionContext>, second: Numbered<ActionContext>): boolean {
    if (first.device === second.device) return first.number < second.number;
    return (this.#sequences.get(first.pendingChange) ?? Number.POSITIVE_INFINITY) <= second.base;
  }
}

function isItemAction(action: Numbered): action is Numbered<ActionContext & ItemAction> {
  return 'itemId' in action;
}

function isRecipeAction(action: Numbered): action is Numbered<ActionContext & RecipeAction> {
  return ['addRecipes', 'removeRecipe', 'addByHand'].includes(action.kind);
}

/** Whether the action changes what to buy; a tick alone does not. */
function isEdit({ kind, set }: ItemAction): boolean {
  if (kind === 'remove') return false;
  return kind === 'add' || set.note !== undefined || set.quantity !== undefined || set.checked === false;
}

import type { RecipeIngredient, RecipeSummary, ShoppingListItemOut, ShoppingListOut } from '@hearth/contract';
import { withoutRecipe, withRecipes } from './recipe-items.ts';

/** An item as the list shows it. */
export type ListItem = ShoppingListItemOut;

/** Fields of an item that users change. */
export type ItemFields = Partial<
  Pick<
    ListItem,
    | 'quantity'
    | 'unit'
    | 'food'
    | 'note'
    | 'originalText'
    | 'isFood'
    | 'checked'
    | 'label'
    | 'position'
    | 'recipeReferences'
    | 'shoppingListId'
    | 'updatedAt'
  >
>;

/** The changed fields of an item. */
export interface ItemChange {
  readonly id: string;
  readonly fields: ItemFields;
}

/** An operation on a list itself. */
export type WholeListOperation =
  | { readonly kind: 'createList'; readonly list: ShoppingListOut }
  | { readonly kind: 'renameList'; readonly name: string }
  | { readonly kind: 'removeList' }
  | { readonly kind: 'changeOwner'; readonly userId: string }
  | { readonly kind: 'orderLabels'; readonly labelIds: readonly string[] };

/** An ingredient to add, with the name of the recipe within that has it. */
export type AddedIngredient = RecipeIngredient & { readonly fromRecipe?: string | null };

/** The addition of a recipe to a list. */
export interface RecipeAddition {
  /** Made on this device; the ids of its items are derived from it. */
  readonly id: string;
  readonly recipe: RecipeSummary;
  readonly scale: number;
  /** The selected ingredients; null for all that the recipe has when the server applies the operation. */
  readonly chosen: readonly AddedIngredient[] | null;
  /** All its ingredients if this device has them, for the optimistic update. */
  readonly known: readonly AddedIngredient[] | null;
}

/** An operation on the recipes of a list, which changes the list and its items. */
export type RecipesOperation =
  | {
      readonly kind: 'addRecipes';
      readonly listId: string;
      readonly recipes: readonly RecipeAddition[];
      readonly now: string;
    }
  | {
      readonly kind: 'removeRecipe';
      readonly listId: string;
      readonly recipeId: string;
      readonly times: number;
    };

/**
 * An operation on a list or its items. It refers to items by ids that this device has seen or made, and is
 * idempotent.
 */
export type ListOperation =
  | WholeListOperation
  | RecipesOperation
  | { readonly kind: 'add'; readonly items: readonly ListItem[] }
  | {
      readonly kind: 'change';
      readonly changes: readonly ItemChange[];
      /** When and in which store it was made; absent outside stores. */
      readonly step?: { readonly at: string; readonly storeId: string };
      /** Items that move to another list, as they were: that list shows them before the server does. */
      readonly moved?: readonly ListItem[];
    }
  | { readonly kind: 'remove'; readonly ids: readonly string[] };

/** The items of one list after an operation; unchanged items keep their identity. */
export function applied(
  items: readonly ListItem[],
  operation: ListOperation,
  listId: string,
): readonly ListItem[] {
  switch (operation.kind) {
    case 'add':
      return withAdded(items, operation.items, listId);
    case 'change':
      return withChanged(items, operation, listId);
    case 'remove':
      return without(items, operation.ids);
    case 'addRecipes':
      return operation.listId === listId ? withRecipes(items, operation) : items;
    case 'removeRecipe':
      return operation.listId === listId ? withoutRecipe(items, operation) : items;
    case 'createList':
    case 'renameList':
    case 'removeList':
    case 'changeOwner':
    case 'orderLabels':
      return items;
  }
}

function without(items: readonly ListItem[], ids: readonly string[]): readonly ListItem[] {
  const removedIds = new Set(ids);
  return items.filter(({ id }) => !removedIds.has(id));
}

/** Items may arrive from another list, and leave for one. */
function withChanged(
  items: readonly ListItem[],
  operation: Extract<ListOperation, { kind: 'change' }>,
  listId: string,
): readonly ListItem[] {
  const changes = new Map(operation.changes.map(({ id, fields }) => [id, fields]));
  const existingIds = new Set(items.map(({ id }) => id));
  const arriving = (operation.moved ?? []).filter(({ id }) => !existingIds.has(id));
  return [...items, ...arriving]
    .map((item) => changed(item, changes.get(item.id)))
    .filter(({ shoppingListId }) => shoppingListId === listId);
}

/** Items of the server win over added ones with the same id. */
function withAdded(
  items: readonly ListItem[],
  added: readonly ListItem[],
  listId: string,
): readonly ListItem[] {
  const existingIds = new Set(items.map(({ id }) => id));
  return [...items, ...added.filter((item) => item.shoppingListId === listId && !existingIds.has(item.id))];
}

function changed(item: ListItem, fields: ItemFields | undefined): ListItem {
  if (fields === undefined) return item;
  const next = { ...item, ...fields };
  return {
    ...next,
    foodId: next.food?.id ?? null,
    unitId: next.unit?.id ?? null,
    labelId: next.label?.id ?? null,
    disableAmount: !next.isFood,
  };
}

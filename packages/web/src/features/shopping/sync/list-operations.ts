import type { RecipeIngredient, RecipeSummary, ShoppingListItemOut, ShoppingListOut } from '@hearth/contract';
import { withoutRecipe, withRecipes } from './recipe-items.ts';

/** An item of a list as it is shown. */
export type ListItem = ShoppingListItemOut;

/** Fields of an item that somebody changes. */
export type ItemFields = Partial<
  Pick<
    ListItem,
    | 'quantity'
    | 'unit'
    | 'food'
    | 'note'
    | 'isFood'
    | 'checked'
    | 'label'
    | 'position'
    | 'recipeReferences'
    | 'shoppingListId'
    | 'updatedAt'
  >
>;

/** What changes of one item. */
export interface ItemChange {
  readonly id: string;
  readonly fields: ItemFields;
}

/** What somebody does to a list itself. */
export type WholeListOperation =
  | { readonly kind: 'createList'; readonly list: ShoppingListOut }
  | { readonly kind: 'renameList'; readonly name: string }
  | { readonly kind: 'removeList' }
  | { readonly kind: 'changeOwner'; readonly userId: string }
  | { readonly kind: 'orderLabels'; readonly labelIds: readonly string[] };

/** A recipe that somebody puts on a list. */
export interface RecipeAddition {
  /** Made on this device; the ids of its items follow from it. */
  readonly id: string;
  readonly recipe: RecipeSummary;
  readonly scale: number;
  /** What of it goes on the list; null for all that it has when the server does this. */
  readonly chosen: readonly RecipeIngredient[] | null;
  /** All its ingredients where this device knows them: they show at once. */
  readonly known: readonly RecipeIngredient[] | null;
}

/** What somebody does with the recipes of a list: it changes the list and its items. */
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
 * What somebody does to a list or its items. Every operation names its items by ids that this device knows or has
 * made, and can be sent again without doing more than once.
 */
export type ListOperation =
  | WholeListOperation
  | RecipesOperation
  | { readonly kind: 'add'; readonly items: readonly ListItem[] }
  | {
      readonly kind: 'change';
      readonly changes: readonly ItemChange[];
      /** Items that go to another list, as they were: there they show before that list has them. */
      readonly moved?: readonly ListItem[];
    }
  | { readonly kind: 'remove'; readonly ids: readonly string[] };

/** The items of one list after an operation; what it does not touch stays the same object. */
export function applied(
  items: readonly ListItem[],
  operation: ListOperation,
  listId: string,
): readonly ListItem[] {
  if (operation.kind === 'remove') {
    const gone = new Set(operation.ids);
    return items.filter(({ id }) => !gone.has(id));
  }
  if (operation.kind === 'addRecipes')
    return operation.listId === listId ? withRecipes(items, operation) : items;
  if (operation.kind === 'removeRecipe')
    return operation.listId === listId ? withoutRecipe(items, operation) : items;
  if (operation.kind === 'add') return withAdded(items, operation.items, listId);
  if (operation.kind !== 'change') return items;
  const changes = new Map(operation.changes.map(({ id, fields }) => [id, fields]));
  const known = new Set(items.map(({ id }) => id));
  const arriving = (operation.moved ?? []).filter(({ id }) => !known.has(id));
  return [...items, ...arriving]
    .map((item) => changed(item, changes.get(item.id)))
    .filter(({ shoppingListId }) => shoppingListId === listId);
}

/** The server's own word on an item that it has by now wins over what was added here. */
function withAdded(
  items: readonly ListItem[],
  added: readonly ListItem[],
  listId: string,
): readonly ListItem[] {
  const known = new Set(items.map(({ id }) => id));
  return [...items, ...added.filter((item) => item.shoppingListId === listId && !known.has(item.id))];
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

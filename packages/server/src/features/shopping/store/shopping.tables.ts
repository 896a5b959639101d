import type { RowNumber } from '../../../platform/db/tables.ts';

/** A list of things to buy. Its household is the one its owner lives in. */
export interface ShoppingListRow {
  id: string;
  group_id: string;
  user_id: string;
  name: string | null;
  /** JSON text. */
  extras: string;
  created_at: string;
  /** Grows with each change of the list or of its items. */
  updated_at: string;
  /** Counts those changes. */
  sequence: number;
  /** Of a deleted list; null while it is there. */
  deleted_at: string | null;
}

/** Where a label stands in a list. */
export interface ShoppingListLabelRow {
  id: string;
  list_id: string;
  label_id: string;
  position: number;
}

/** How often a recipe was added to a list. */
export interface ShoppingListRecipeRow {
  id: string;
  list_id: string;
  recipe_id: string;
  /** Exact fraction as text. */
  scale: string;
}

/** Something to buy. Flags are 0 or 1. */
export interface ShoppingItemRow {
  row: RowNumber;
  /** Household and id: clients make ids, and two households may use the same one. */
  key: string;
  id: string;
  list_id: string;
  position: number;
  checked: number;
  /** As it is answered, filtered and ordered by. */
  quantity: number;
  /** Exact fraction as text. */
  exact_quantity: string;
  is_food: number;
  note: string;
  food_id: string | null;
  unit_id: string | null;
  label_id: string | null;
  /** JSON text. */
  extras: string;
  created_at: string;
  updated_at: string;
  /** The list's number of the last change of what the item asks for; 0 when that was before lists were numbered. */
  edit_sequence: number;
  /** The device that made it; empty where a client does not say. */
  edited_by: string;
  /** The number of the last such change by another device. */
  edit_before: number;
}

/** What a recipe has put into an item. Amounts are exact fractions as text. */
export interface ShoppingItemRecipeRow {
  id: string;
  item_key: string;
  recipe_id: string;
  /** Amount in one recipe. */
  quantity: string;
  /** Times added; null counts as 1. */
  scale: string | null;
  note: string | null;
  /** How much of the item's quantity is the recipe's. */
  given: string;
}

/** An item that went into another when it was created: sent again, it is there already. */
export interface ShoppingItemMergedRow {
  /** As of an item. */
  key: string;
  id: string;
  item_key: string;
}

/** An item that was deleted. */
export interface ShoppingItemTombstoneRow {
  /** As of an item. */
  key: string;
  list_id: string;
  /** JSON text of the item's row. */
  item: string;
  gone_at: string;
}

/** Something that was ticked on a list. */
export interface ShoppingTickRow {
  row: RowNumber;
  list_id: string;
  /** What it was: see `thingOf` of the domain. */
  thing: string;
  ticked_at: string;
}

/** A change that a device has brought. */
export interface ShoppingIdempotencyKeyRow {
  household_id: string;
  id: string;
  taken_at: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    shopping_lists: ShoppingListRow;
    shopping_list_labels: ShoppingListLabelRow;
    shopping_list_recipes: ShoppingListRecipeRow;
    shopping_items: ShoppingItemRow;
    shopping_item_recipes: ShoppingItemRecipeRow;
    shopping_items_merged: ShoppingItemMergedRow;
    shopping_items_gone: ShoppingItemTombstoneRow;
    shopping_ticks: ShoppingTickRow;
    shopping_changes_taken: ShoppingIdempotencyKeyRow;
  }
}

import type { RowNumber } from '../../../platform/db/tables.ts';

/** A shopping list. It belongs to the household of its owner. */
export interface ShoppingListRow {
  id: string;
  group_id: string;
  user_id: string;
  name: string | null;
  /** JSON text. */
  extras: string;
  created_at: string;
  /** Time of the last change of the list or of its items. */
  updated_at: string;
  /** Number of such changes. */
  sequence: number;
  /** Time of the soft delete; null if the list is not deleted. */
  deleted_at: string | null;
}

/** The position of a label in a list. */
export interface ShoppingListLabelRow {
  id: string;
  list_id: string;
  label_id: string;
  position: number;
}

/** A recipe on a list. */
export interface ShoppingListRecipeRow {
  id: string;
  list_id: string;
  recipe_id: string;
  /** Exact fraction as text. */
  scale: string;
}

/** An item. Flags are 0 or 1. */
export interface ShoppingItemRow {
  row: RowNumber;
  /** Household and id: clients make ids, so two households may use the same one. */
  key: string;
  id: string;
  list_id: string;
  position: number;
  checked: number;
  /** Used for answers, filters and ordering. */
  quantity: number;
  /** Exact fraction as text. */
  exact_quantity: string;
  is_food: number;
  note: string;
  /** The line as it was typed, or as its recipe has it. */
  original_text: string | null;
  food_id: string | null;
  unit_id: string | null;
  label_id: string | null;
  /** JSON text. */
  extras: string;
  created_at: string;
  updated_at: string;
  /**
   * The list's sequence at the last edit that changed what to buy; 0 if that was before lists had sequences.
   */
  edit_sequence: number;
  /** Id of the device that made it; empty if the client does not send one. */
  edited_by: string;
  /** The sequence of the last such edit by another device. */
  edit_before: number;
}

/** The share of a recipe in an item. Quantities are exact fractions as text. */
export interface ShoppingItemRecipeRow {
  id: string;
  item_key: string;
  recipe_id: string;
  /** Quantity in one recipe. */
  quantity: string;
  /** Times added; null counts as 1. */
  scale: string | null;
  note: string | null;
  /** The part of the item's quantity that the recipe added. */
  given: string;
  /** JSON text: names of the recipes within that bring it; null for the recipe's own lines beside them. */
  from_recipes: string;
}

/** An item that was merged into another when it was created; a repeated request finds it. */
export interface ShoppingItemMergedRow {
  /** As in `shopping_items`. */
  key: string;
  id: string;
  item_key: string;
}

/** The tombstone of a deleted item. */
export interface ShoppingItemTombstoneRow {
  /** As in `shopping_items`. */
  key: string;
  list_id: string;
  /** JSON text of the item's row. */
  item: string;
  gone_at: string;
}

/** The tick of an item. */
export interface ShoppingTickRow {
  row: RowNumber;
  list_id: string;
  /** Key of the item: see `thingOf` of the domain. */
  thing: string;
  ticked_at: string;
  /** The words of an item without a food; null where they are not kept. */
  note: string | null;
  /** How much was bought; null where it is not kept. */
  quantity: number | null;
  /** The unit of the quantity; it may be gone. */
  unit_id: string | null;
}

/** The idempotency key of a change that was applied. */
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

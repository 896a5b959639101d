import type { SentExtras, StoredExtras } from '@hearth/contract';
import { rationalFromText, rationalText, toNumber } from '@hearth/domain/measures/rationals';
import type { RecipeShare, ShareSources, ShoppingItem } from '@hearth/domain/shopping/merge';
import type { ItemVersion } from '@hearth/domain/shopping/sync';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { extrasFromText } from './stored-extras.ts';
import type { ShoppingItemRecipeRow, ShoppingItemRow } from './shopping.tables.ts';

/** A share; hidden while its recipe is in the trash. */
interface StoredShare extends RecipeShare {
  readonly isHidden?: boolean;
}

/** An item with all its columns. */
export interface StoredItem extends ShoppingItem {
  /** Distinguishes it from items of other households with the same id. */
  readonly key: string;
  readonly position: number;
  readonly isFood: boolean;
  readonly labelId: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly recipeReferences: readonly StoredShare[];
  readonly version: ItemVersion;
}

/** The row of a share, and whether its recipe is not in the trash. */
export interface ShareRow extends ShoppingItemRecipeRow {
  is_shown: boolean | number;
}

/** Items from rows, in their order. */
export function storedItems(
  rows: readonly Omit<ShoppingItemRow, 'row'>[],
  shares: readonly ShareRow[],
): StoredItem[] {
  const byItem = new Map<string, ShareRow[]>();
  for (const share of shares) byItem.set(share.item_key, [...(byItem.get(share.item_key) ?? []), share]);
  return rows.map((row) => ({
    key: row.key,
    id: row.id,
    shoppingListId: row.list_id,
    quantity: rationalFromText(row.exact_quantity),
    checked: row.checked === 1,
    note: row.note,
    originalText: row.original_text,
    foodId: row.food_id,
    unitId: row.unit_id,
    extras: extrasFromText(row.extras),
    position: row.position,
    isFood: row.is_food === 1,
    labelId: row.label_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: { sequence: row.edit_sequence, deviceId: row.edited_by, otherSequence: row.edit_before },
    recipeReferences: (byItem.get(row.key) ?? []).map(storedShare),
  }));
}

function storedShare(row: ShareRow): StoredShare {
  return {
    id: row.id,
    recipeId: row.recipe_id,
    recipeQuantity: rationalFromText(row.quantity),
    recipeScale: row.scale === null ? null : rationalFromText(row.scale),
    recipeNote: row.note,
    contribution: rationalFromText(row.given),
    fromRecipes: sourcesFromText(row.from_recipes),
    isHidden: !row.is_shown,
  };
}

function sourcesFromText(text: string): ShareSources {
  const sources: unknown = JSON.parse(text);
  return Array.isArray(sources) ? sources.map((name) => (typeof name === 'string' ? name : null)) : [];
}

/** The primary key of an item: ids are unique only within a household. */
export function itemKey({ householdId }: MemberScope, id: string): string {
  return `${householdId} ${id}`;
}

/** The row of an item, without the number that the database assigns. */
export function itemRow(item: StoredItem): Omit<ShoppingItemRow, 'row'> {
  return {
    key: item.key,
    id: item.id,
    list_id: item.shoppingListId,
    position: item.position,
    checked: Number(item.checked),
    quantity: toNumber(item.quantity),
    exact_quantity: rationalText(item.quantity),
    is_food: Number(item.isFood),
    note: item.note,
    original_text: item.originalText,
    food_id: item.foodId,
    unit_id: item.unitId,
    label_id: item.labelId,
    extras: JSON.stringify(item.extras),
    created_at: item.createdAt,
    updated_at: item.updatedAt,
    edit_sequence: item.version.sequence,
    edited_by: item.version.deviceId,
    edit_before: item.version.otherSequence,
  };
}

/** The rows of the recipe shares of an item. */
export function shareRows({ key, recipeReferences }: StoredItem): ShoppingItemRecipeRow[] {
  return recipeReferences.map((share) => ({
    id: share.id,
    item_key: key,
    recipe_id: share.recipeId,
    quantity: rationalText(share.recipeQuantity),
    scale: share.recipeScale === null ? null : rationalText(share.recipeScale),
    note: share.recipeNote,
    given: rationalText(share.contribution),
    from_recipes: JSON.stringify(share.fromRecipes),
  }));
}

/** Extras as they are stored: numbers as text, flags as 1 or 0. */
export function extrasText(extras: SentExtras | null | undefined): StoredExtras {
  const entries = Object.entries(extras ?? {}).map(([key, value]): [string, string | null] => [
    key,
    value === null ? null : String(typeof value === 'boolean' ? Number(value) : value),
  ]);
  return Object.fromEntries(entries);
}

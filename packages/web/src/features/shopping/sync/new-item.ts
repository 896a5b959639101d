import type { IngredientFood, IngredientUnit, ShoppingListItemOut, ShoppingListOut } from '@hearth/contract';
import { displayIngredient } from '@hearth/domain/ingredients/display';
import type { ListItem } from './list-operation.ts';

/** A label in an item. */
export type ItemLabel = NonNullable<ShoppingListItemOut['label']>;

/** The fields of an item to buy. */
export interface ItemDraft {
  readonly quantity: number;
  readonly unit: IngredientUnit | null;
  readonly food: IngredientFood | null;
  readonly note: string;
  /** The line as it was typed; null where the parts were chosen. */
  readonly originalText: string | null;
  /** Whether amount, unit and food are shown; otherwise only the note. */
  readonly isFood: boolean;
  readonly label: ItemLabel | null;
}

/** The generated fields of a new item. */
export interface ItemStamp {
  /** Made on this device, so that sending the item again adds nothing. */
  readonly id: string;
  readonly position: number;
  readonly now: string;
}

/** A new item at the end of a list. */
export function newItem(
  { id: shoppingListId, groupId, householdId }: Pick<ShoppingListOut, 'id' | 'groupId' | 'householdId'>,
  draft: ItemDraft,
  { id, position, now }: ItemStamp,
): ListItem {
  const disableAmount = !draft.isFood;
  return {
    ...draft,
    id,
    shoppingListId,
    groupId,
    householdId,
    position,
    disableAmount,
    display: displayIngredient(draft, { disableAmount }),
    checked: false,
    foodId: draft.food?.id ?? null,
    unitId: draft.unit?.id ?? null,
    labelId: draft.label?.id ?? null,
    extras: {},
    recipeReferences: [],
    createdAt: now,
    updatedAt: now,
  };
}

/** The position after all items. */
export function nextPosition(items: readonly ListItem[]): number {
  return items.reduce((last, { position }) => Math.max(last, position), -1) + 1;
}

import { compare } from '../../measures/rationals/index.ts';
import type { ShoppingItem } from '../merge/index.ts';

/** The fields of an item that a change contains. */
interface SentFields {
  readonly quantity?: unknown;
  readonly unit?: unknown;
  readonly unitId?: unknown;
  readonly food?: unknown;
  readonly foodId?: unknown;
  readonly note?: unknown;
  readonly originalText?: unknown;
  readonly isFood?: unknown;
  readonly extras?: unknown;
  readonly shoppingListId?: unknown;
  readonly checked?: unknown;
}

const materialFields = [
  'quantity',
  'unit',
  'unitId',
  'food',
  'foodId',
  'note',
  'originalText',
  'isFood',
  'extras',
  'shoppingListId',
] as const;

/**
 * Whether a change restores an item that was deleted meanwhile: it changes what to buy, or unticks the item.
 * A tick, a new position or a new label does not.
 */
export function restoresItem(sent: SentFields): boolean {
  return sent.checked === false || materialFields.some((name) => sent[name] !== undefined);
}

/** Whether an edit changes what to buy, so that a device that has not seen it cannot delete the item. */
export function isMaterialEdit(before: ShoppingItem, after: ShoppingItem): boolean {
  return (
    compare(before.quantity, after.quantity) !== 0 ||
    before.note !== after.note ||
    before.originalText !== after.originalText ||
    before.foodId !== after.foodId ||
    before.unitId !== after.unitId ||
    before.shoppingListId !== after.shoppingListId ||
    (before.checked && !after.checked) ||
    JSON.stringify(before.extras) !== JSON.stringify(after.extras)
  );
}

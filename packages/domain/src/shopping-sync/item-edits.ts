import { compare } from '../rationals/index.ts';
import type { ShoppingItem } from '../shopping-merge/index.ts';

/** What an item asks for, as far as a change names it. */
interface SentFields {
  readonly quantity?: unknown;
  readonly unit?: unknown;
  readonly unitId?: unknown;
  readonly food?: unknown;
  readonly foodId?: unknown;
  readonly note?: unknown;
  readonly isFood?: unknown;
  readonly extras?: unknown;
  readonly shoppingListId?: unknown;
  readonly checked?: unknown;
}

const wishes = [
  'quantity',
  'unit',
  'unitId',
  'food',
  'foodId',
  'note',
  'isFood',
  'extras',
  'shoppingListId',
] as const;

/**
 * Whether somebody who sent this of an item that was deleted meanwhile still wants it: what to buy was changed, or its
 * tick taken back. A tick, another place or another label does not bring it back.
 */
export function bringsBack(sent: SentFields): boolean {
  return sent.checked === false || wishes.some((name) => sent[name] !== undefined);
}

/** Whether an item asks for something else than before, so that who had not seen it cannot delete it. */
export function isAnotherThing(before: ShoppingItem, after: ShoppingItem): boolean {
  return (
    compare(before.quantity, after.quantity) !== 0 ||
    before.note !== after.note ||
    before.foodId !== after.foodId ||
    before.unitId !== after.unitId ||
    before.shoppingListId !== after.shoppingListId ||
    (before.checked && !after.checked) ||
    JSON.stringify(before.extras) !== JSON.stringify(after.extras)
  );
}

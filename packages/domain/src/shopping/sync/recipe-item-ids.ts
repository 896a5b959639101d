import type { RecipeItem } from '../merge/index.ts';
import { computeHash } from './fnv-hash.ts';

/** Characters at the end of an id that are a checksum of the item; the others are those of the addition. */
const checksumLength = 12;

/**
 * The id of an item that a recipe adds to a list, derived from the id of the addition, which the device
 * makes, and from the item itself. Device and server thus derive the same id, so changes made before the
 * server knows the item reach it. If the recipe changes meanwhile, no id is reused for another item.
 */
export function recipeItemId(
  additionId: string,
  { foodId, unitId, note }: Pick<RecipeItem, 'foodId' | 'unitId' | 'note'>,
): string {
  const itemKey = JSON.stringify([foodId, unitId, foodId === null ? note : null]);
  const addition = additionId.toLowerCase();
  const checksum = computeHash(addition + itemKey) + computeHash(`${itemKey} ${addition}`);
  return addition.slice(0, -checksumLength) + checksum.slice(0, checksumLength);
}

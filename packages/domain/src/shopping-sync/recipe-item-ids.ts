import type { RecipeItem } from '../shopping-merge/index.ts';
import { markOf } from './mark.ts';

/** So many letters of an id follow from what the item is; the others are those of the addition. */
const markLength = 12;

/**
 * The id of an item that a recipe puts on a list: it follows from the id of the addition, which a device has made, and
 * from what the item is. So device and server give the same thing the same id, and what somebody does to it before the
 * server has heard of it reaches it; a recipe that has changed meanwhile gives none of its ids to another thing.
 */
export function recipeItemId(
  additionId: string,
  { foodId, unitId, note }: Pick<RecipeItem, 'foodId' | 'unitId' | 'note'>,
): string {
  const thing = JSON.stringify([foodId, unitId, foodId === null ? note : null]);
  const own = additionId.toLowerCase();
  const mark = markOf(own + thing) + markOf(`${thing} ${own}`);
  return own.slice(0, -markLength) + mark.slice(0, markLength);
}

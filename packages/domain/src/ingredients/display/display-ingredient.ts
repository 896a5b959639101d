import { formatQuantity } from '../../measures/quantities/index.ts';
import type { DisplayedIngredient, DisplayOptions } from './ingredient.ts';
import { foodText, unitText } from './names.ts';

/**
 * The `display` of an ingredient: quantity, unit, food and note joined by blanks. Without amounts only the note
 * follows the quantity, and a quantity of 1 is left out. The unit needs a quantity; the food is plural without one
 * and above 1, the unit above 1.
 */
export function displayIngredient(
  ingredient: DisplayedIngredient,
  { disableAmount }: DisplayOptions,
): string {
  const { unit, note } = ingredient;
  const food = ingredient.referencedRecipe ?? ingredient.food;
  const quantity = ingredient.quantity ?? 0;
  const isQuantityShown = quantity !== 0 && (!disableAmount || quantity !== 1);
  const amount = isQuantityShown ? formatQuantity(quantity, unit ?? null) : '';
  if (disableAmount) return joined([amount, note]);
  return joined([
    amount,
    unit && quantity !== 0 ? unitText(unit, quantity > 1) : '',
    food && foodText(food, quantity === 0 || quantity > 1),
    note,
  ]);
}

function joined(parts: readonly (string | null | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part !== null && part !== '')
    .join(' ')
    .trim();
}

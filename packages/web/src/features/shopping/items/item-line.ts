import type { RecipeIngredient } from '@hearth/contract';
import type { AmountView } from '@hearth/domain/ingredients/free-amounts';
import {
  type IngredientLine,
  ingredientLine,
  isFreeText,
  scaledIngredient,
} from '@hearth/domain/ingredients/display';
import { formats } from '../../../platform/i18n/index.ts';
import type { ListItem } from '../sync/index.ts';

/** Amounts of a list are neither scaled nor converted. */
const asItIs: AmountView = {
  scale: 1,
  system: 'original',
  language: 'en',
  spell: formats.amount,
};

/** The fields of an item that its line shows. */
export type LineItem = Pick<ListItem, 'quantity' | 'unit' | 'food' | 'note' | 'isFood'>;

/**
 * The line of an item, with its amount separate. Unlike the line of a recipe it says all that was typed: a
 * unit without a number, and every digit.
 */
export function lineOfItem({ quantity, unit, food, note, isFood }: LineItem): IngredientLine {
  const options = { disableAmount: !isFood };
  const line = ingredientLine({ quantity, unit, food, note }, asItIs, options);
  if (isFreeText({ quantity, unit, food, note }, options)) return line;
  const shown = scaledIngredient({ quantity, unit }, 1, options);
  const unitName = isFood && quantity === 0 ? scaledIngredient({ quantity: 1, unit }, 1).unit : shown.unit;
  const number = isTyped(quantity) && !isShownFraction(quantity, unit) ? formatQuantity(quantity) : undefined;
  if (number === undefined && unitName === shown.unit) return line;
  return { ...line, amount: [number ?? shown.quantity, unitName].filter((part) => part !== '').join(' ') };
}

/** Whether a quantity has at most three decimals; those of recipes, such as 1/3, have more and are rounded. */
function isTyped(quantity: number): boolean {
  return quantity !== 0 && Number(quantity.toFixed(3)) === quantity;
}

function formatQuantity(quantity: number): string {
  return Number.isInteger(quantity) ? String(quantity) : formats.amount(quantity);
}

/** Whether the unit shows the quantity as fractions of one sign, such as 1 ½; other digits are shown as typed. */
function isShownFraction(quantity: number, unit: LineItem['unit']): boolean {
  return unit?.fraction === true && Number.isInteger(quantity * 8);
}

/** The line of an ingredient, scaled. */
export function lineOfIngredient(ingredient: RecipeIngredient, scale: number): IngredientLine {
  return ingredientLine(ingredient, { ...asItIs, scale }, { disableAmount: ingredient.disableAmount });
}

/** The line of an item as plain text. */
export function textOfItem(item: LineItem): string {
  const { before, amount, text } = lineOfItem(item);
  return [before, amount, text].filter((part) => part !== '').join(' ');
}

/** The name of an item without its amount, for the labels of buttons. */
export function nameOfItem(item: LineItem): string {
  return item.food?.name ?? (item.note.trim() || textOfItem(item));
}

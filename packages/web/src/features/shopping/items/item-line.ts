import type { RecipeIngredient } from '@hearth/contract';
import type { AmountView } from '@hearth/domain/free-amounts';
import { type IngredientLine, ingredientLine } from '@hearth/domain/ingredient-display';
import { formats } from '../../../platform/i18n/index.ts';
import type { ListItem } from '../sync/index.ts';

/** Amounts of a list stand as they are: nothing is scaled, or put in other measures. */
const asItIs: AmountView = {
  scale: 1,
  system: 'original',
  language: 'en',
  spell: formats.amount,
};

/** What makes the line of an item. */
export type LineItem = Pick<ListItem, 'quantity' | 'unit' | 'food' | 'note' | 'isFood'>;

/** An item as a line, its amount apart. */
export function lineOfItem({ quantity, unit, food, note, isFood }: LineItem): IngredientLine {
  return ingredientLine({ quantity, unit, food, note }, asItIs, { disableAmount: !isFood });
}

/** An ingredient of a recipe, for so many times the recipe. */
export function lineOfIngredient(ingredient: RecipeIngredient, scale: number): IngredientLine {
  return ingredientLine(ingredient, { ...asItIs, scale }, { disableAmount: ingredient.disableAmount });
}

/** An item as one plain text. */
export function textOfItem(item: LineItem): string {
  const { before, amount, text } = lineOfItem(item);
  return [before, amount, text].filter((part) => part !== '').join(' ');
}

/** What an item is called, without its amount: for buttons that speak of it. */
export function nameOfItem(item: LineItem): string {
  return item.food?.name ?? (item.note.trim() || textOfItem(item));
}

import type { RecipeIngredient } from '@hearth/contract';
import type { AmountView } from '@hearth/domain/ingredients/free-amounts';
import { type IngredientLine, ingredientLine } from '@hearth/domain/ingredients/display';
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

/** The line of an item, with its amount separate. */
export function lineOfItem({ quantity, unit, food, note, isFood }: LineItem): IngredientLine {
  return ingredientLine({ quantity, unit, food, note }, asItIs, { disableAmount: !isFood });
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

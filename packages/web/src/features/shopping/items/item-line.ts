import type { RecipeIngredient } from '@hearth/contract';
import {
  type AmountView,
  joinSegments,
  plainText,
  readLine,
  renderIngredient,
  renderLine,
  type Segment,
  spellParts,
} from '@hearth/domain/ingredients/lines';
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
 * The line of an item. The quantity of a text with an amount of its own says how many times that amount is needed: twice
 * `300 g lentils` is `600 g lentils`. All other quantities show as they were typed, every digit of them.
 */
export function renderItem(item: LineItem): Segment[] {
  const { quantity, unit, food, note, isFood } = item;
  if (unit === null && food === null) {
    const line = readLine(note);
    const hasAmount = line.amounts.some(({ role }) => role === 'main');
    if (hasAmount || quantity === 0 || (quantity === 1 && !isFood))
      return renderLine(line, { ...asItIs, scale: hasAmount && quantity > 0 ? quantity : 1 });
  }
  const words = spellParts({ quantity, unit, food, note }, asItIs.spell);
  const number =
    isTyped(quantity) && !isShownFraction(quantity, unit) ? formatQuantity(quantity) : words.quantity;
  const amount = [quantity === 0 ? '' : number, words.unit].filter((part) => part !== '').join(' ');
  const text = [words.food, words.note].filter((part) => part !== '').join(', ');
  const shown: Segment[] = amount === '' ? [] : [{ kind: 'amount', text: amount }];
  if (text !== '') shown.push({ kind: 'text', text: amount === '' ? text : ` ${text}` });
  return shown;
}

/** Whether a quantity has at most three decimals; those of recipes, such as 1/3, have more and are rounded. */
function isTyped(quantity: number): boolean {
  return quantity !== 0 && Number(quantity.toFixed(3)) === quantity;
}

function formatQuantity(quantity: number): string {
  return Number.isInteger(quantity) ? String(quantity) : formats.amount(quantity);
}

/** Whether the quantity shows as a fraction of one sign, such as 1 ½; other digits are shown as typed. */
function isShownFraction(quantity: number, unit: LineItem['unit']): boolean {
  return unit?.fraction !== false && Number.isInteger(quantity * 8);
}

/** The line of an ingredient, scaled. */
export function renderScaled(ingredient: RecipeIngredient, scale: number): Segment[] {
  return renderIngredient(ingredient, { ...asItIs, scale });
}

/** The line of an item as plain text. */
export function textOfItem(item: LineItem): string {
  return plainText(joinSegments(renderItem(item)));
}

/** The name of an item without its amount, for the labels of buttons. */
export function nameOfItem(item: LineItem): string {
  return item.food?.name ?? (item.note.trim() || textOfItem(item));
}

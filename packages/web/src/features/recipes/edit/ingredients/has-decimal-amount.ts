import type { RecipeIngredient } from '@hearth/contract/index';
import { amountAt } from '@hearth/domain/ingredients/free-amounts';

type Counted = Pick<RecipeIngredient, 'unit' | 'food' | 'note'>;

/**
 * Whether an amount is written as a decimal: its unit forbids fractions, or the text after it begins with a metric
 * unit, as in a line that nothing was read from.
 */
export function hasDecimalAmount({ unit, food, note }: Counted): boolean {
  if (unit !== null) return !unit.fraction;
  return food === null && amountAt(`1 ${note ?? ''}`, 0)?.unit?.known.home === 'metric';
}

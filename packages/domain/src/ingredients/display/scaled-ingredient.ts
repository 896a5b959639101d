import { decimalText, fractionGlyphText, significantText } from '../../measures/quantities/index.ts';
import type { DisplayedIngredient, DisplayedUnit, DisplayOptions } from './ingredient.ts';
import { foodText, unitText } from './names.ts';

/** The texts of one ingredient line, empty if there is none. Plain text: the caller escapes it. */
export interface IngredientParts {
  quantity: string;
  unit: string;
  food: string;
  note: string;
}

const SCALED_PLACES = 3;
const MAX_DENOMINATOR = 10;
const SIGNIFICANT_DIGITS = 3;

/**
 * An ingredient for `scale` times its recipe. The scaled quantity has three decimals; it shows as a fraction (up to
 * tenths), with three significant digits where the unit disables fractions. Names are plural above 1 and at 0.
 * Without amounts only note and quantity show, the latter unless it is 1.
 */
export function scaledIngredient(
  ingredient: DisplayedIngredient,
  scale: number,
  { disableAmount }: DisplayOptions = { disableAmount: false },
): IngredientParts {
  const { unit, food } = ingredient;
  const quantity = Number(decimalText((ingredient.quantity ?? 0) * scale, SCALED_PLACES));
  const note = ingredient.note ?? '';
  if (disableAmount) {
    return { quantity: quantity === 1 ? '' : amountText(quantity, unit), unit: '', food: '', note };
  }
  const isPlural = quantity > 1 || quantity === 0;
  return {
    quantity: amountText(quantity, unit),
    unit: unit && quantity !== 0 ? unitText(unit, isPlural) : '',
    food: food ? foodText(food, isPlural) : '',
    note,
  };
}

function amountText(quantity: number, unit: DisplayedUnit | null | undefined): string {
  if (quantity === 0) return '';
  const decimal = significantText(quantity, SIGNIFICANT_DIGITS);
  if (unit?.fraction === false) return decimal;
  const fraction = fractionGlyphText(quantity, MAX_DENOMINATOR);
  // A pinch too small for tenths would read as nothing.
  return fraction === '0' ? decimal : fraction;
}

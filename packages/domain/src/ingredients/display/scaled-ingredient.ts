import {
  decimalText,
  kitchenFractionText,
  kitchenValue,
  significantText,
} from '../../measures/quantities/index.ts';
import type { DisplayedIngredient, DisplayOptions } from './ingredient.ts';
import { foodText, unitText } from './names.ts';

/** The texts of one ingredient line, empty if there is none. Plain text: the caller escapes it. */
export interface IngredientParts {
  quantity: string;
  unit: string;
  food: string;
  note: string;
}

const scaledPlaces = 3;
/** The smallest amount that spoons have, and how far an amount may be from a fraction, as a part of it. */
const smallestAmount = 1 / 8;
const tolerance = 0.02;
const significantDigits = 3;

/**
 * An ingredient for `scale` times its recipe. The scaled quantity has three decimals; it shows with the fractions of
 * measuring cups, with three significant digits where the unit disables fractions. Names are plural above 1 and at 0.
 * Without amounts only note and quantity show, the latter unless it is 1.
 */
export function scaledIngredient(
  ingredient: DisplayedIngredient,
  scale: number,
  { disableAmount }: DisplayOptions = { disableAmount: false },
): IngredientParts {
  const { unit, food } = ingredient;
  const quantity = Number(decimalText((ingredient.quantity ?? 0) * scale, scaledPlaces));
  const note = ingredient.note ?? '';
  // Without a food the unit may be a word of the note, and kilograms are no fractions.
  const isDecimal = unit ? !unit.fraction : disableAmount || !food;
  const amount = amountText(quantity, { isDecimal, isScaled: scale !== 1 });
  if (disableAmount) return { quantity: quantity === 1 ? '' : amount, unit: '', food: '', note };
  const isPlural = quantity > 1 || quantity === 0;
  return {
    quantity: amount,
    unit: unit && quantity !== 0 ? unitText(unit, isPlural) : '',
    food: food ? foodText(food, isPlural) : '',
    note,
  };
}

function amountText(
  quantity: number,
  { isDecimal, isScaled }: { readonly isDecimal: boolean; readonly isScaled: boolean },
): string {
  if (quantity === 0) return '';
  const decimal = significantText(quantity, significantDigits);
  if (isDecimal) return decimal;
  // What no measuring cup has stays as exact as it is written; a pinch would read as nothing.
  const isNear = Math.abs(kitchenValue(quantity) - quantity) <= tolerance * quantity;
  return isNear || (isScaled && quantity >= smallestAmount) ? kitchenFractionText(quantity) : decimal;
}

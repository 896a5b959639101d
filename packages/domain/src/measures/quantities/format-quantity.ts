import { decimalText } from './decimal-text.ts';
import { fractionText } from './fraction-text.ts';

/** How a unit writes its amounts: as fractions, or as decimals (grams). */
export interface QuantityUnit {
  fraction: boolean;
}

const maxDenominator = 32;
const decimalPlaces = 3;

/** An amount as `display` spells it: a decimal of three places where the unit forbids fractions, else a fraction. */
export function formatQuantity(quantity: number, unit: QuantityUnit | null): string {
  return unit !== null && !unit.fraction
    ? decimalText(quantity, decimalPlaces)
    : fractionText(quantity, maxDenominator);
}

/** An ingredient as one line: the `display` of the API, and the scaled parts that the web app shows. */
export { amountFlags, type AmountFlags } from './amount-flags.ts';
export { displayIngredient } from './display-ingredient.ts';
export type { DisplayedFood, DisplayedIngredient, DisplayedUnit, DisplayOptions } from './ingredient.ts';
export { type IngredientLine, ingredientLine, isFreeText } from './ingredient-line.ts';
export { findStandardUnit } from './standard-unit.ts';
export { type IngredientParts, scaledIngredient } from './scaled-ingredient.ts';
export { isTextAlone, type ReadableIngredient, withoutTextCount } from './text-alone.ts';

/** The `display` of an ingredient as the API composes it, its flags, and the standard unit of a catalog unit. */
export { amountFlags, type AmountFlags } from './amount-flags.ts';
export { displayIngredient } from './display-ingredient.ts';
export type { DisplayedFood, DisplayedIngredient, DisplayedUnit, DisplayOptions } from './ingredient.ts';
export { findStandardUnit } from './standard-unit.ts';
export { isTextAlone, type ReadableIngredient, withoutTextCount } from './text-alone.ts';

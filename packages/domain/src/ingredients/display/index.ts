/** The `display` of an ingredient as the API composes it, and its flags. */
export { amountFlags, type AmountFlags } from './amount-flags.ts';
export { displayIngredient } from './display-ingredient.ts';
export type { DisplayedFood, DisplayedIngredient, DisplayedUnit, DisplayOptions } from './ingredient.ts';
export { isTextAlone, type ReadableIngredient, withoutTextCount } from './text-alone.ts';

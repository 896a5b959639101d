/** Scaling a recipe: by servings, by yield, or by an available ingredient. */
export { amountOfIngredient, scaleByIngredient, type StatedAmount } from './scale-by-ingredient.ts';
export { scaleForServings, servingsAtScale } from './servings.ts';
export { amountText, type ScaleBase, scaleBases, scaledYieldText, type YieldFields } from './yield.ts';
export { type YieldFacts, yieldFacts } from './yield-facts.ts';

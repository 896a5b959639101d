/** Scaling a recipe: by servings or by yield. */
export { isServingsWord } from './servings-words.ts';
export { scaleForServings, servingsAtScale } from './servings.ts';
export { amountText, type ScaleBase, scaleBases, scaledYieldText, type YieldFields } from './yield.ts';
export { type YieldFacts, yieldFacts } from './yield-facts.ts';

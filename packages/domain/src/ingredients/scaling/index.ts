/** More or less of a recipe: by servings, by what comes out, by what one has. */
export { amountOfIngredient, scaleByIngredient, type StatedAmount } from './scale-by-ingredient.ts';
export { amountText, type ScaleBase, scaleBases, scaledYieldText, type YieldFields } from './yield.ts';

/** Scaling a recipe by what is there of an ingredient. Only its dialog loads this. */
export { amountOfIngredient, scaleByIngredient, type StatedAmount } from './scale-by-ingredient.ts';

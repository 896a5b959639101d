/** Which ingredients a step speaks of. */
export { type LinkableIngredient, mentionedIngredients } from './mentioned-ingredients.ts';

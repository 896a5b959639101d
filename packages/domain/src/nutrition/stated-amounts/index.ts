/** The nutrition that a recipe states, which the API has as texts. */
export { readNutrient } from './read-nutrient.ts';

/** Headings of a recipe that have no lines. */
export { isBlankIngredient, isBlankStep } from './blank-rows.ts';

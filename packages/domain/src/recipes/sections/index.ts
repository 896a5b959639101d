/** Headings of a recipe: rows that hold nothing else, and lines of text that are one. */
export { isBlankIngredient, isBlankStep } from './blank-rows.ts';

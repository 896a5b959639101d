/** A recipe written as plain text, as people paste it from an email or a note. */
export { readRecipeText, type TextPart, type TextRecipe } from './read-recipe-text.ts';

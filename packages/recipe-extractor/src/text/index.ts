/** A recipe written as text, as people paste it from a mail, a note or a file of Markdown. */
export { readRecipeText } from './read-recipe-text.ts';
export type { TextPart, TextRecipe, TextStep } from './text-recipe.ts';
export { readRecipeTexts } from './read-recipe-texts.ts';

/** A recipe written as text, as people paste it from a mail, a note or a file of Markdown. */
export { readRecipeText } from './read-recipe-text.ts';
export type { TextPart, TextRecipe, TextStep } from './text-recipe.ts';
export { storeFrontMatter } from './front-matter.ts';
export { kindsOfLabel, type LabelKind } from './words/index.ts';
export { emptyTextRecipe } from './text-recipe.ts';
export { isRecipeMd } from './recipe-md.ts';
export { hasAmount } from './line-kinds.ts';
export { readRecipeTexts } from './read-recipe-texts.ts';

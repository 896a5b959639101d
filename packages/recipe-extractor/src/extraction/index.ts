/** Public face of the recipe extractor: a web page or pasted JSON in, a recipe out. Pure, never throws. */
export { type GuessedRecipe, guessRecipes } from './guessed-json/guess-recipes.ts';
export { extractRecipeFromJson } from './extract-recipe-from-json.ts';
export { sectionHeading, type SectionKind } from './page-structure/section-headings.ts';
export { childElements, classNames, findElement, findElements, type PageElement } from './page/element.ts';
export { elementLines, elementText } from './page/page-text.ts';
export { parseHtml } from './page/parse-html.ts';
export { extractReadableText, type ReadableText } from './readable-text.ts';
export type { Confidence, FieldOrigin, RecipeOrigins, RecipeSource } from './origins.ts';
export { readVideoPage, type VideoPage } from './video-page.ts';
export { extractRecipe } from './extract-recipe.ts';
export {
  type ImportedIngredient,
  type ImportedInstruction,
  type ImportedRecipe,
  type ImportOptions,
  toImportedRecipe,
} from './to-imported-recipe.ts';
export type {
  ExtractedRecipe,
  IngredientGroup,
  InstructionSection,
  InstructionStep,
  NutritionTexts,
  PageNote,
  RecipeTime,
} from './types.ts';

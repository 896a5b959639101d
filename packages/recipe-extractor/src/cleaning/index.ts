/** Public face of the cleaning rules: untidy imported values in, the contract's stored shapes out. */
export { cleanCategories, cleanTags } from './clean-categories.ts';
export { cleanImage, noImage } from './clean-image.ts';
export { cleanIngredients, type CleanedIngredient } from './clean-ingredients.ts';
export { cleanInstructions, type CleanedInstruction } from './clean-instructions.ts';
export { cleanNotes, type CleanedNote } from './clean-notes.ts';
export { cleanNutrition, nutritionFields, type Nutrition, type NutritionField } from './clean-nutrition.ts';
export { cleanRating } from './clean-rating.ts';
export { cleanText, decodeEntities, inlineText, stableText } from './clean-text.ts';
export { cleanTime } from './clean-time.ts';
export { cleanYield, normalizeYield, parseYield, type ParsedYield } from './clean-yield.ts';
export { readYields, type StoredYield } from './read-yields.ts';
export { isRecord } from './json-values.ts';
export { UnsupportedShapeError } from './unsupported-shape-error.ts';
export { type HeadedItem, headLines, type IngredientParts, readHeadingLine } from './headed-lines.ts';
export { readAmount, structuredIngredient } from './structured-ingredient.ts';

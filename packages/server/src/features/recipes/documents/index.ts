/** Materialised documents: the JSON of recipes and their summaries, how it is made, stored, read and invalidated. */
export { type BuiltDocument, refreshComments, refreshDocuments } from './recipe-documents.repository.ts';
export {
  invalidateDocumentsLabelled,
  invalidateDocumentsNaming,
  invalidateDocumentsOf,
  invalidateDocumentsOfUser,
  invalidateDocumentsWith,
  invalidateDocumentsWithHouseholds,
  invalidateOuter,
} from './invalidate-documents.repository.ts';
export { listRecipesWithin, readRecipesWithin } from './recipes-within.ts';
export { findRowsOf } from './recipe-rows.repository.ts';
export { readContent, readDocument } from './materialised-documents.ts';
export {
  documentText,
  readRecipeDocument,
  readDocuments,
  documentsOfRows,
  getRecipe,
  readRecipe,
  summariesById,
  readSummaries,
  summariesOfRows,
  summariesText,
} from './recipe-reading.service.ts';
export type {
  RecipeAssetRow,
  RecipeIngredientRow,
  RecipeInstructionRow,
  RecipeNoteRow,
  RecipeRow,
  RecipeStateRow,
  RecipeTimelineEventRow,
} from './recipes.tables.ts';

/** Materialised documents: the JSON of recipes and their summaries, how it is made, stored, read and invalidated. */
export {
  type BuiltDocument,
  findRowsOf,
  invalidateDocumentsLabelled,
  invalidateDocumentsNaming,
  invalidateDocumentsWith,
  invalidateDocumentsWithHouseholds,
  refreshComments,
  refreshDocuments,
} from './recipe-documents.repository.ts';
export { invalidateDocumentsOf, invalidateDocumentsOfUser } from './recipe-owners.repository.ts';
export { readDocument } from './materialised-documents.ts';
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

/** Recipes: everything that stands in one, how it is read, written, indexed and deleted. */
export { changeParts, changeRecipe, requireRecipe } from './write/change-recipe.ts';
export { mayEdit, requireEditable } from './write/recipe-rights.ts';
export { changeEach, removeEach } from './write/bulk-change.ts';
export { createRecipe, cutName, freeName, slugOf, writeRecipe } from './write/create-recipe.ts';
export {
  invalidateDocumentsLabelled,
  invalidateDocumentsWith,
  findRowsOf,
  invalidateDocumentsWithHouseholds,
  refreshDocuments,
} from '../documents/recipe-documents.repository.ts';
export {
  countRecipesOf,
  invalidateDocumentsOf,
  invalidateDocumentsOfUser,
  passRecipes,
} from '../documents/recipe-owners.repository.ts';
export { indexRecipesJob, indexRecipesOf, wordChanges } from '../search-index/recipe-index.ts';
export { recipePath } from './write/recipe-events.ts';
export {
  deleteFilesJob,
  deleteFilesLater,
  deleteRecipeFiles,
  earlierPicture,
  newImageKey,
  recipeFolder,
  sweepFilesJob,
  sweepFilesLater,
  sweepRecipeFiles,
} from '../recipe-files/recipe-files.ts';
export { refreshComments } from '../documents/recipe-documents.repository.ts';
export { searchableName } from './write/recipe-columns.ts';
export { findAssetNames } from '../documents/recipe-parts.repository.ts';
export {
  deleteTrashedBefore,
  deleteTrashedOf,
  findInTrash,
  findTrashed,
  takeFromTrash,
} from '../trash/recipe-trash.repository.ts';
export { isNotInTrash, isNotInTrashOf } from '../visibility/trash-condition.repository.ts';
export {
  documentsOf,
  getRecipe,
  readRecipe,
  summariesById,
  summariesOf,
  summariesOfRows,
  summariesText,
} from '../documents/recipe-reading.service.ts';
export { findRecipeToChange } from './write/recipe-to-change.repository.ts';
export {
  deleteRecipe,
  findKnownIds,
  findLastMade,
  findOwnIds,
  findTakenSlugs,
  saveMeanRating,
} from './write/recipe-writing.repository.ts';
export { changedFieldsJson } from '../recorded-states/changed-fields.ts';
export { readDocument } from '../documents/materialised-documents.ts';
export { recipeRoutes } from './recipes.routes.ts';
export { findPublicRecipeId, isPublicRecipe } from '../visibility/public-recipes.repository.ts';
export type { RecipeTimelineEventRow } from '../documents/recipes.tables.ts';
export {
  findSimilarNames,
  groupKey,
  groupPart,
  plainSearch,
  withoutWords,
} from '../search-index/recipe-search.repository.ts';

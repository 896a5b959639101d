/** Recipes: everything that stands in one, and the lists of them. */
export { changeParts, changeRecipe, requireRecipe } from './change-recipe.ts';
export { mayEdit, requireEditable } from './recipe-rights.ts';
export { changeEach, removeEach } from './bulk-change.ts';
export { createRecipe, cutName, freeName, slugOf, writeRecipe } from './create-recipe.ts';
export { drawRecipe } from './draw-recipe.ts';
export {
  forgetAnswersLabelled,
  forgetAnswersWith,
  findRowsOf,
  forgetAnswersWithHouseholds,
  refreshAnswers,
} from './recipe-answers.repository.ts';
export {
  countRecipesOf,
  forgetAnswersOf,
  forgetAnswersOfPerson,
  passRecipes,
} from './recipe-owners.repository.ts';
export { indexRecipesJob, indexRecipesOf, wordChanges } from './recipe-index.ts';
export { recipePath } from './recipe-events.ts';
export { isRecipeFilter } from './recipe-selection.ts';
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
} from './recipe-files.ts';
export { refreshComments } from './recipe-answers.repository.ts';
export { searchableName } from './recipe-columns.ts';
export { findAssetNames } from './recipe-parts.repository.ts';
export {
  deleteTrashedBefore,
  deleteTrashedOf,
  findInTrash,
  findTrashed,
  takeFromTrash,
} from './recipe-trash.repository.ts';
export { isNotInTrash, isNotInTrashOf } from './trash-condition.repository.ts';
export { RecipeLists } from './recipe-list.service.ts';
export {
  documentsOf,
  getRecipe,
  readRecipe,
  summariesById,
  summariesOf,
  summariesOfRows,
} from './recipe-reading.service.ts';
export { suggestRecipes } from './recipe-suggestions.service.ts';
export { findRecipeToChange } from './recipe-to-change.repository.ts';
export {
  deleteRecipe,
  findKnownIds,
  findLastMade,
  findOwnIds,
  findTakenSlugs,
  saveMeanRating,
} from './recipe-writing.repository.ts';
export { recipeRoutes, sentParameters } from './recipes.routes.ts';
export { findPublicRecipeId } from './public-recipes.repository.ts';
export type { RecipeTimelineEventRow } from './recipes.tables.ts';

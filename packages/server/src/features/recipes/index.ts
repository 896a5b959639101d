/** Recipes: everything that stands in one, and the lists of them. */
export { deleteFilesJob, requireEditable, requireRecipe } from './change-recipe.ts';
export { createRecipe, cutName, slugOf } from './create-recipe.ts';
export {
  forgetAnswersLabelled,
  forgetAnswersWith,
  forgetAnswersWithHouseholds,
  refreshAnswers,
} from './recipe-answers.repository.ts';
export {
  countRecipesOf,
  forgetAnswersOf,
  forgetAnswersOfPerson,
  passRecipes,
} from './recipe-owners.repository.ts';
export { deleteRecipeFiles, newImageKey, recipeFolder } from './recipe-files.ts';
export { indexRecipesJob, indexRecipesOf, wordChanges } from './recipe-index.ts';
export { RecipeLists } from './recipe-list.service.ts';
export { isRecipeFilter } from './recipe-selection.ts';
export { getRecipe, summariesOf } from './recipe-reading.service.ts';
export { findTakenSlugs, updateRecipe } from './recipe-writing.repository.ts';
export { recipeRoutes, sentParameters } from './recipes.routes.ts';
export { findPublicRecipeId } from './public-recipes.repository.ts';

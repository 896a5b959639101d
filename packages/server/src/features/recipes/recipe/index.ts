/** Recipes: how one is created, changed, duplicated and put into the trash, and who may. */
export { updatePictureAndFiles, changeRecipe, requireRecipe } from './write/change-recipe.ts';
export { setLastMade } from './write/set-last-made.ts';
export { mayEdit, requireEditable, requireEditableInTrash } from './write/recipe-rights.ts';
export { changeEach, idsToChange, removeEach, trashEach } from './write/bulk-change.ts';
export { addUpTimes, addUpTimesJob } from './write/add-up-times.ts';
export { createRecipe, type CreatedRecipe, type GivenColumns, writeRecipe } from './write/create-recipe.ts';
export { recipePath } from './write/recipe-events.ts';
export { searchableName } from './write/recipe-columns.ts';
export { recipeRoutes } from './recipes.routes.ts';
export { findReferenced } from './write/referenced-recipes.ts';
export { linkLines, type LineToLink } from './write/link-lines.ts';

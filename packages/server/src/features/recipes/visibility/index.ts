/** Visibility: conditions that queries of recipes hold, so that they show none in the trash and no private one. */
export { isNotInTrash, isNotInTrashOf } from './trash-condition.repository.ts';
export { findPublicRecipeId, findPublicRecipesAmong, isPublicRecipe } from './public-recipes.repository.ts';

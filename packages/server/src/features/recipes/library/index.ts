/** The library: lists of a group's recipes, filtered, sorted and searched. */
export { findDrawableRows } from './draw-recipe.ts';
export { libraryRoutes, sentParameters } from './library.routes.ts';
export { buildOverviews } from './filter-overviews.ts';
export { RecipeLists } from './recipe-list.service.ts';
export { isRecipeFilter } from './recipe-selection.ts';
export { suggestRecipes } from './recipe-suggestions.service.ts';

/** The search index: what recipes are found by, kept up to date with them and with the names of foods. */
export {
  indexAllRecipes,
  indexRecipes,
  indexRecipesJob,
  indexRecipesOf,
  updateRecipesNaming,
} from './recipe-index.ts';
export {
  findSimilarNames,
  groupKey,
  groupPart,
  plainSearch,
  unindexRecipe,
  withoutWords,
} from './recipe-search.repository.ts';

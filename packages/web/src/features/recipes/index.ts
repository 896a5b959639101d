/** Recipes as other features show them. */
export { RecipeCard } from './card/recipe-card.tsx';
export { exchangeStoredLines } from './parts/exchanged-lines.ts';
export { pictureUrl, RecipePicture } from './parts/recipe-picture.tsx';
export { useTotalTime } from './parts/total-time.ts';
export { MadeThisDialog } from './timeline/index.ts';
export {
  fetchRandomRecipe,
  freshSeed,
  type Library,
  type RecipeFilters,
  recipeListQuery,
  recipeQuery,
  recipeSearchQuery,
} from './recipes.queries.ts';

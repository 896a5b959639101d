/** Recipes as other features show them. */
export { RecipeCard } from './recipe-card.tsx';
export { RecipePicture } from './recipe-picture.tsx';
export { useCardMenu } from './use-card-menu.tsx';
export {
  fetchRandomRecipe,
  freshSeed,
  type Library,
  type RecipeFilters,
  recipeListQuery,
  recipeQuery,
  recipeSearchQuery,
} from './recipes.queries.ts';

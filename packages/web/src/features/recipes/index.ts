/** Recipes as other features show them. */
export { RecipeCard } from './recipe-card.tsx';
export {
  fetchRandomRecipe,
  freshSeed,
  type Library,
  type RecipeFilters,
  recipeListQuery,
  recipeSearchQuery,
} from './recipes.queries.ts';

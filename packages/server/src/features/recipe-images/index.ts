/** Pictures of recipes: storing, fetching and serving them. */
export { recipeImageRoutes } from './recipe-images.routes.ts';
export { fetchRecipeImage } from './recipe-images.service.ts';

/** Files that belong to a recipe. */
export { recipeAssetRoutes } from './recipe-assets.routes.ts';

/** Files that belong to a recipe. */
export { recipeAssetRoutes } from './recipe-assets.routes.ts';
export { saveAsset } from './recipe-assets.service.ts';

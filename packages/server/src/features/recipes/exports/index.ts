/** Recipes to take along: JSON, an archive, or a text made by a template. */
export { exportRoutes, sendArchive } from './exports.routes.ts';
export { recipeArchive } from './recipe-archive.ts';

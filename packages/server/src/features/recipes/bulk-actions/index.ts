/** Actions on many recipes at once, and archives of them. */
export { bulkActionRoutes } from './bulk-actions.routes.ts';
export { deleteExportFiles, deleteExportsJob, purgeExpiredExports } from './data-exports.service.ts';
export { exportRecipes, exportRecipesJob } from './export-recipes.ts';

/** How much room the files of a household take, and how much they may. */
export { storageQuotaRoutes } from './storage-quota.routes.ts';
export { requireStorage, sizeOfRecipes } from './storage-quota.service.ts';

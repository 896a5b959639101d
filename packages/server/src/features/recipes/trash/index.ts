/** Deleted recipes: they wait, come back whole, or go for good. */
export { purgeTrash } from './trash.service.ts';
export { trashRoutes } from './trash.routes.ts';

/** Deleted recipes: they wait, come back whole, or go for good. */
export { deleteTrashOf, purgeTrash, refuseTrashed } from './trash.service.ts';
export { trashRoutes } from './trash.routes.ts';

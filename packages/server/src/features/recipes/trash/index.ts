/** The trash: deleted recipes, which can be restored whole or deleted for good. */
export { deleteTrashOf, purgeTrash, refuseTrashed } from './trash.service.ts';
export { trashRoutes } from './trash.routes.ts';

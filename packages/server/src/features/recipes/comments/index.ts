/** Comments on recipes. */
export { commentRoutes } from './comments.routes.ts';
export { createComment } from './comments.service.ts';

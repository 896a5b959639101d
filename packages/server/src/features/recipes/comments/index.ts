/** Comments on recipes. */
export { commentRoutes } from './comments.routes.ts';

/** What people think of recipes. */
export { ratingRoutes } from './ratings.routes.ts';

/** What people think of recipes. */
export { ratingRoutes } from './ratings.routes.ts';
export { setRating } from './ratings.service.ts';
export { withdrawRatings } from './ratings.repository.ts';

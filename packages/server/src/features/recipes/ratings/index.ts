/** Ratings and favourites of users. */
export { ratingRoutes } from './ratings.routes.ts';
export { setRating } from './ratings.service.ts';
export { withdrawRatings } from './ratings.repository.ts';

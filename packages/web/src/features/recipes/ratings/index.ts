/** Ratings of recipes. */
export { FavoriteButton } from './favorite-button.tsx';
export { MeanBesideOwn, MeanRating, RatingStars, ReadOnlyStars } from './rating-stars.tsx';
export { useFavorite } from './use-favorite.ts';
export { ownRatingsQuery } from './ratings.queries.ts';

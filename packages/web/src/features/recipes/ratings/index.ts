/** Ratings of recipes. */
export { FavoriteButton } from './favorite-button.tsx';
export { MeanRating, RatingStars } from './rating-stars.tsx';
export { useFavorite } from './use-favorite.ts';

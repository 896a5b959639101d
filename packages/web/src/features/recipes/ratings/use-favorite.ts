import { type Rated, useOwnRating, useSetRating } from './ratings.queries.ts';

/** Whether a recipe is the reader's favourite, and the way to change that. */
export function useFavorite(recipe: Rated) {
  const isFavorite = useOwnRating(recipe.id)?.isFavorite ?? false;
  const change = useSetRating(recipe);
  return { isFavorite, toggle: () => change.mutate({ isFavorite: !isFavorite }) };
}

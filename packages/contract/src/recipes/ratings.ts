import * as z from 'zod';
import { slugText, uuid } from '../kernel/fields.ts';
import { operation } from '../kernel/operation.ts';

const rated = { recipeId: uuid(), rating: z.number().nullable(), isFavorite: z.boolean() };

export const UserRatingSummary = z.object(rated).meta({ id: 'UserRatingSummary' });
export type UserRatingSummary = z.output<typeof UserRatingSummary>;
export const UserRatingOut = z.object({ ...rated, userId: uuid(), id: uuid() }).meta({ id: 'UserRatingOut' });

/** Null or absent leaves the stored value; 0 takes the rating back. */
export const UserRatingUpdate = z
  .object({ rating: z.number().min(0).max(5).nullish(), isFavorite: z.boolean().nullish() })
  .meta({ id: 'UserRatingUpdate' });

const summaries = z.object({ ratings: z.array(UserRatingSummary) });
const outs = z.object({ ratings: z.array(UserRatingOut) });
const ofUser = z.object({ id: uuid() });
const ofUserAndRecipe = z.object({ id: uuid(), slug: slugText() });
const own = { tags: ['Users: CRUD'], access: 'member' as const };
const base = { tags: ['Users: Ratings'], access: 'member' as const };

export const ratingOperations = {
  listOwnRatings: operation({
    ...own,
    method: 'GET',
    path: '/api/users/self/ratings',
    summary: 'Own ratings and favourites',
    answer: summaries,
  }),
  getOwnRating: operation({
    ...own,
    method: 'GET',
    path: '/api/users/self/ratings/{recipe_id}',
    summary: 'Own rating of one recipe',
    params: z.object({ recipe_id: uuid() }),
    answer: UserRatingSummary,
  }),
  listOwnFavorites: operation({
    ...own,
    method: 'GET',
    path: '/api/users/self/favorites',
    summary: 'Own favourites',
    answer: summaries,
  }),
  listRatings: operation({
    ...base,
    method: 'GET',
    path: '/api/users/{id}/ratings',
    summary: 'Ratings of a member of the group',
    params: ofUser,
    answer: outs,
  }),
  listFavorites: operation({
    ...base,
    method: 'GET',
    path: '/api/users/{id}/favorites',
    summary: 'Favourites of a member of the group',
    params: ofUser,
    answer: outs,
  }),
  setRating: operation({
    ...base,
    method: 'POST',
    path: '/api/users/{id}/ratings/{slug}',
    summary: 'Rate a recipe or mark it as favourite',
    params: ofUserAndRecipe,
    body: UserRatingUpdate,
    answer: z.null(),
  }),
  addFavorite: operation({
    ...base,
    method: 'POST',
    path: '/api/users/{id}/favorites/{slug}',
    summary: 'Mark a recipe as favourite',
    params: ofUserAndRecipe,
    answer: z.null(),
  }),
  removeFavorite: operation({
    ...base,
    method: 'DELETE',
    path: '/api/users/{id}/favorites/{slug}',
    summary: 'Take the mark back',
    params: ofUserAndRecipe,
    answer: z.null(),
  }),
};

import type { BodyOf, operations, UserRatingSummary } from '@hearth/contract';
import { mayChangeRatingsOf } from '@hearth/domain/people/policies';
import {
  recordChangedRecipes,
  bumpLibraryRevision,
} from '../../../platform/db/revisions/library-revision.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { AppError, fail, required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refreshDocuments } from '../documents/index.ts';
import { requireRecipe } from '../recipe/index.ts';
import { saveMeanRating } from './ratings.repository.ts';
import { findHouseholdOfMember } from '../../people/user-store/index.ts';
import { findRatings, meanRating, saveRating } from './ratings.repository.ts';
import type { RecipeRatingRow } from './ratings.tables.ts';

type Which = { onlyFavorites: boolean };

/** Own ratings, or own favourites. */
export async function listOwnRatings(platform: Platform, scope: MemberScope, which: Which) {
  const rows = await findRatings(platform.database.read(scope), scope.userId, which);
  return { ratings: rows.map(presentSummary) };
}

/** Ratings of a member of the group; none for other users. */
export async function listRatings(platform: Platform, scope: MemberScope, userId: string, which: Which) {
  const rows = await findRatings(platform.database.read(scope), userId, which);
  return { ratings: rows.map((row) => ({ ...presentSummary(row), userId: row.user_id, id: row.id })) };
}

/** @throws AppError `notRated` */
export async function getOwnRating(
  platform: Platform,
  scope: MemberScope,
  recipeId: string,
): Promise<UserRatingSummary> {
  const [row] = await findRatings(platform.database.read(scope), scope.userId, {
    onlyFavorites: false,
    recipeId,
  });
  return presentSummary(required(row, 'notRated'));
}

/**
 * Rates a recipe or marks it as favourite; null leaves a value as it is.
 * @throws AppError `notAnAdmin` for another user's rating, `itemNotFound` for a recipe that the group does not have
 */
export async function setRating(
  platform: Platform,
  scope: MemberScope,
  target: { userId: string; slugOrId: string },
  given: BodyOf<typeof operations.setRating>,
): Promise<null> {
  const actor = { userId: scope.userId, admin: scope.rights.admin };
  if (!mayChangeRatingsOf(actor, target.userId)) fail('notAnAdmin');
  await platform.database.write(scope, async (open) => {
    const tx = await bumpLibraryRevision(open);
    if ((await findHouseholdOfMember(tx, target.userId)) === undefined) fail('itemNotFound');
    const recipe = await requireRecipe(tx, target.slugOrId).catch(notFoundHere);
    await saveRating(tx, {
      id: platform.random.uuid(),
      userId: target.userId,
      recipeId: recipe.id,
      rating: given.rating ?? null,
      isFavorite: given.isFavorite ?? null,
    });
    recordChangedRecipes(tx, [recipe.id]);
    if (given.rating === null || given.rating === undefined) return;
    await saveMeanRating(tx, recipe.id, await meanRating(tx, recipe.id));
    await refreshDocuments(tx, [recipe.id]);
  });
  return null;
}

/** These routes name a missing recipe in their own words. */
function notFoundHere(error: unknown): never {
  if (error instanceof AppError && error.code === 'recipeNotFound') fail('itemNotFound', {}, error);
  throw error;
}

function presentSummary(row: RecipeRatingRow): UserRatingSummary {
  return { recipeId: row.recipe_id, rating: row.rating, isFavorite: row.is_favorite === 1 };
}

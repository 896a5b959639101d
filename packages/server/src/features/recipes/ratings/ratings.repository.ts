import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import type { LibraryTx } from '../../../platform/db/revisions/library-revision.ts';
import { prepared, preparedWrite } from '../../../platform/db/queries/prepared.ts';
import type { MemberScope, SystemScope } from '../../../platform/db/scope.ts';
import { invalidateDocumentsOf } from '../documents/index.ts';
import { isNotInTrash } from '../visibility/index.ts';
import type { RecipeRatingRow } from './ratings.tables.ts';

/** Ratings of a member of the group, only of recipes of the group. */
export async function findRatings(
  reader: Reader<MemberScope>,
  userId: string,
  which: { onlyFavorites: boolean; recipeId?: string },
): Promise<RecipeRatingRow[]> {
  const { recipeId } = which;
  return reader
    .selectFrom('recipe_ratings')
    .innerJoin('recipes', 'recipes.id', 'recipe_ratings.recipe_id')
    .selectAll('recipe_ratings')
    .where('recipes.group_id', '=', reader.scope.groupId)
    .where(isNotInTrash)
    .where('recipe_ratings.user_id', '=', userId)
    .$if(which.onlyFavorites, (query) => query.where('recipe_ratings.is_favorite', '=', 1))
    .$if(recipeId !== undefined, (query) => query.where('recipe_ratings.recipe_id', '=', recipeId ?? ''))
    .orderBy('recipes.created_at', 'desc')
    .execute();
}

const writeRating = preparedWrite<{
  id: string;
  userId: string;
  recipeId: string;
  rating: number | null;
  flag: number | null;
  firstFlag: number;
}>((db, parameter) =>
  db
    .insertInto('recipe_ratings')
    .values({
      id: parameter('id'),
      user_id: parameter('userId'),
      recipe_id: parameter('recipeId'),
      rating: parameter('rating'),
      is_favorite: parameter('firstFlag'),
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'recipe_id']).doUpdateSet((eb) => ({
        rating: eb.fn.coalesce('excluded.rating', 'recipe_ratings.rating'),
        is_favorite: sql<number>`coalesce(${parameter('flag')}, recipe_ratings.is_favorite)`,
      })),
    ),
);

const meanOf = prepared<{ recipeId: string }, { mean: number | null }>((db, parameter) =>
  db
    .selectFrom('recipe_ratings')
    .select((eb) => eb.fn.avg<number | null>('rating').as('mean'))
    .where('recipe_id', '=', parameter('recipeId'))
    .where('rating', '>', sql.lit(0)),
);

/** Writes the rating; null leaves a value as it is. */
export async function saveRating(
  tx: Tx<MemberScope>,
  row: { id: string; userId: string; recipeId: string; rating: number | null; isFavorite: boolean | null },
): Promise<void> {
  const flag = row.isFavorite === null ? null : Number(row.isFavorite);
  const { id, userId, recipeId, rating } = row;
  await writeRating(tx, { id, userId, recipeId, rating, flag, firstFlag: flag ?? 0 });
}

/** Mean of all ratings above 0 of a recipe, or null. */
export async function meanRating(reader: Reader<MemberScope>, recipeId: string): Promise<number | null> {
  const [row] = await meanOf(reader, { recipeId });
  return row?.mean === null || row?.mean === undefined ? null : Number(row.mean);
}

const writeMeanRating = preparedWrite<{ groupId: string; id: string; rating: number | null }>(
  (db, parameter) =>
    db
      .updateTable('recipes')
      .set({ rating: parameter('rating') })
      .where('id', '=', parameter('id'))
      .where('group_id', '=', parameter('groupId')),
);

/** Says what the group thinks of a recipe: the mean of its ratings, or null. */
export async function saveMeanRating(tx: LibraryTx, id: string, rating: number | null): Promise<void> {
  await writeMeanRating(tx, { groupId: tx.scope.groupId, id, rating });
}

/** Deletes the ratings and favourites of a user, and their share in the means. */
export async function withdrawRatings(tx: Tx<SystemScope>, userId: string): Promise<void> {
  const rated = await tx
    .deleteFrom('recipe_ratings')
    .where('user_id', '=', userId)
    .returning('recipe_id')
    .execute();
  const ids = rated.map(({ recipe_id }) => recipe_id);
  if (ids.length === 0) return;
  await tx
    .updateTable('recipes')
    .set({
      rating: sql`(select avg(rating) from recipe_ratings
        where recipe_ratings.recipe_id = recipes.id and recipe_ratings.rating > 0)`,
    })
    .where((eb) => isOneOf(tx.dialect, eb.ref('id'), ids))
    .execute();
  await invalidateDocumentsOf(tx, ids);
}

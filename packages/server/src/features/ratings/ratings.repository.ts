import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isOneOf } from '../../platform/db/expressions.ts';
import type { MemberScope, SystemScope } from '../../platform/db/scope.ts';
import { forgetAnswersOf, isNotInTrash } from '../recipes/index.ts';
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

/** Writes what is given; what is null stays as it was. */
export async function saveRating(
  tx: Tx<MemberScope>,
  row: { id: string; userId: string; recipeId: string; rating: number | null; isFavorite: boolean | null },
): Promise<void> {
  const flag = row.isFavorite === null ? null : Number(row.isFavorite);
  await tx
    .insertInto('recipe_ratings')
    .values({
      id: row.id,
      user_id: row.userId,
      recipe_id: row.recipeId,
      rating: row.rating,
      is_favorite: flag ?? 0,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'recipe_id']).doUpdateSet((eb) => ({
        rating: row.rating ?? eb.ref('recipe_ratings.rating'),
        is_favorite: flag ?? eb.ref('recipe_ratings.is_favorite'),
      })),
    )
    .execute();
}

/** Mean of all ratings above 0 of a recipe, or null. */
export async function meanRating(reader: Reader<MemberScope>, recipeId: string): Promise<number | null> {
  const row = await reader
    .selectFrom('recipe_ratings')
    .select((eb) => eb.fn.avg<number | null>('rating').as('mean'))
    .where('recipe_id', '=', recipeId)
    .where('rating', '>', 0)
    .executeTakeFirst();
  return row?.mean === null || row?.mean === undefined ? null : Number(row.mean);
}

/** Takes back what a person thinks of recipes: ratings and favourites, and their share in the means. */
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
  await forgetAnswersOf(tx, ids);
}

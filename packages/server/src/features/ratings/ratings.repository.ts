import type { Reader, Tx } from '../../platform/db/database.ts';
import type { MemberScope } from '../../platform/db/scope.ts';
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

import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isOneOf } from '../../platform/db/expressions.ts';
import type { Scope, SystemScope } from '../../platform/db/scope.ts';

/** What happens to recipes when something happens to a person. All of it comes after `touchLibraryOf`. */

/**
 * Forgets the answers that speak of a person: of recipes that are theirs, which carry their household, and of those
 * with comments of theirs, which carry their name. The next reader has them written anew.
 */
export async function forgetAnswersOfPerson(tx: Tx<Scope>, userId: string): Promise<void> {
  await tx
    .updateTable('recipe_answers')
    .set((eb) => ({ document: null, summary: null, version: eb('version', '+', 1) }))
    .where((eb) =>
      eb.or([
        eb('recipe_id', 'in', eb.selectFrom('recipes').select('id').where('user_id', '=', userId)),
        eb(
          'recipe_id',
          'in',
          eb.selectFrom('recipe_comments').select('recipe_id').where('user_id', '=', userId),
        ),
        eb(
          'recipe_id',
          'in',
          eb.selectFrom('recipe_ratings').select('recipe_id').where('user_id', '=', userId),
        ),
      ]),
    )
    .execute();
}

export async function countRecipesOf(reader: Reader<SystemScope>, userId: string): Promise<number> {
  const row = await reader
    .selectFrom('recipes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Makes the recipes of one person those of another. */
export async function passRecipes(tx: Tx<SystemScope>, fromId: string, toId: string): Promise<void> {
  await tx.updateTable('recipes').set({ user_id: toId }).where('user_id', '=', fromId).execute();
}

/** Takes back what a person thinks of recipes: ratings and favourites, and their share in the means. */
export async function withdrawRatings(tx: Tx<SystemScope>, userId: string): Promise<void> {
  const rated = await tx
    .deleteFrom('recipe_ratings')
    .where('user_id', '=', userId)
    .returning('recipe_id')
    .execute();
  if (rated.length === 0) return;
  await tx
    .updateTable('recipes')
    .set({
      rating: sql`(select avg(rating) from recipe_ratings
        where recipe_ratings.recipe_id = recipes.id and recipe_ratings.rating > 0)`,
    })
    .where((eb) =>
      isOneOf(
        tx.dialect,
        eb.ref('id'),
        rated.map(({ recipe_id }) => recipe_id),
      ),
    )
    .execute();
}

import type { LibraryTx } from '../../../platform/db/library-revision.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/expressions.ts';
import type { Scope, SystemScope } from '../../../platform/db/scope.ts';
import { isNotInTrash } from '../visibility/trash-condition.repository.ts';

/** What happens to recipes when something happens to a person. All of it comes after `bumpLibraryRevisionOf`. */

/**
 * Forgets the answers that speak of a person: of recipes that are theirs, which carry their household, and of those
 * with comments of theirs, which carry their name. The next reader has them written anew.
 */
export async function invalidateDocumentsOfUser(tx: Tx<Scope>, userId: string): Promise<void> {
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
      ]),
    )
    .execute();
}

/** Recipes of a person, without those in the trash. */
export async function countRecipesOf(reader: Reader<SystemScope>, userId: string): Promise<number> {
  const row = await reader
    .selectFrom('recipes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where(isNotInTrash)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Makes the recipes of one person those of another, those in the trash as well. */
export async function passRecipes(
  tx: LibraryTx<SystemScope>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx.updateTable('recipes').set({ user_id: to }).where('user_id', '=', from).execute();
}

/** Forgets the answers of these recipes. */
export async function invalidateDocumentsOf(tx: Tx<Scope>, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('recipe_answers')
    .set((eb) => ({ document: null, summary: null, version: eb('version', '+', 1) }))
    .where((eb) => isOneOf(tx.dialect, eb.ref('recipe_id'), ids))
    .execute();
}

import type { Tx } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/expressions.ts';
import type { Scope } from '../../../platform/db/scope.ts';

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

/** Forgets the answers of these recipes. */
export async function invalidateDocumentsOf(tx: Tx<Scope>, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('recipe_answers')
    .set((eb) => ({ document: null, summary: null, version: eb('version', '+', 1) }))
    .where((eb) => isOneOf(tx.dialect, eb.ref('recipe_id'), ids))
    .execute();
}

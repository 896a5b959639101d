import type { Tx } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import type { Scope } from '../../../platform/db/scope.ts';

/**
 * Invalidates the documents that mention a user: those of the user's recipes, which contain the household, and those of
 * recipes with the user's comments, which contain the name. Called after `bumpLibraryRevisionOf`.
 */
export async function invalidateDocumentsOfUser(tx: Tx<Scope>, userId: string): Promise<void> {
  await tx
    .updateTable('recipe_documents')
    .set((eb) => ({ document: null, summary: null, shape: null, version: eb('version', '+', 1) }))
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

/** Invalidates the documents of these recipes. Called after `bumpLibraryRevisionOf`. */
export async function invalidateDocumentsOf(tx: Tx<Scope>, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('recipe_documents')
    .set((eb) => ({ document: null, summary: null, shape: null, version: eb('version', '+', 1) }))
    .where((eb) => isOneOf(tx.dialect, eb.ref('recipe_id'), ids))
    .execute();
}

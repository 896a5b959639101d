import type { LibraryTx } from '../../../platform/db/revisions/library-revision.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import { prepared } from '../../../platform/db/queries/prepared.ts';
import type { GroupReader, Tx } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { invalidateOuter } from '../documents/index.ts';
import { keepNamesInPlans } from './names-in-plans.repository.ts';
import { indexRecipes } from '../search-index/index.ts';
import { unindexRecipe } from '../search-index/index.ts';

/** A recipe of the group in the trash. */
export interface TrashedRow {
  row: number;
  id: string;
  name: string;
  /** The slug that it had. */
  slug: string;
}

export async function findTrashed(reader: GroupReader, id: string): Promise<TrashedRow | undefined> {
  return reader
    .selectFrom('recipe_trash')
    .innerJoin('recipes', 'recipes.row', 'recipe_trash.recipe_row')
    .select(['recipes.row', 'recipes.id', 'recipes.name', 'recipe_trash.slug'])
    .where('recipe_trash.recipe_id', '=', id)
    .where('recipe_trash.group_id', '=', reader.scope.groupId)
    .executeTakeFirst();
}

/** Shows a recipe again, under that name and slug. */
export async function restoreFromTrash(
  tx: LibraryTx,
  id: string,
  named: { name: string; name_normalized: string; slug: string },
): Promise<void> {
  await tx
    .deleteFrom('recipe_trash')
    .where('recipe_id', '=', id)
    .where('group_id', '=', tx.scope.groupId)
    .execute();
  await tx
    .updateTable('recipes')
    .set(named)
    .where('id', '=', id)
    .where('group_id', '=', tx.scope.groupId)
    .execute();
  await indexRecipes(tx, [id]);
}

/** Deletes at most `limit` recipes that were put into the trash before that instant; returns their ids. */
export async function deleteTrashedBefore(tx: Tx<Scope>, instant: string, limit: number): Promise<string[]> {
  const trashed = await tx
    .selectFrom('recipe_trash')
    .select('recipe_id as id')
    .where('deleted_at', '<', instant)
    .orderBy('deleted_at')
    .limit(limit)
    .execute();
  return deleteForever(tx, trashed);
}

/** Deletes the recipes of one user that are in the trash; returns their ids. */
export async function deleteTrashedOf(tx: Tx<Scope>, userId: string): Promise<string[]> {
  const trashed = await tx
    .selectFrom('recipe_trash')
    .innerJoin('recipes', 'recipes.row', 'recipe_trash.recipe_row')
    .select('recipes.id')
    .where('recipes.user_id', '=', userId)
    .execute();
  return deleteForever(tx, trashed);
}

/** Deletes recipes; those that have them as ingredients keep their names. */
async function deleteForever(tx: Tx<Scope>, recipes: readonly { readonly id: string }[]): Promise<string[]> {
  const ids = recipes.map(({ id }) => id);
  if (ids.length === 0) return [];
  await invalidateOuter(tx, { ids: JSON.stringify(ids) });
  await keepNamesInPlans(tx, ids);
  await tx
    .deleteFrom('recipes')
    .where((eb) => isOneOf(tx.dialect, eb.ref('id'), ids))
    .execute();
  return ids;
}

/** Whether a recipe is in the trash, by id: read whenever a file of a recipe is served. */
export const findInTrash = prepared<{ id: string }, { recipe_row: number }>((db, parameter) =>
  db.selectFrom('recipe_trash').select('recipe_row').where('recipe_id', '=', parameter('id')),
);

/** Deletes a recipe; everything that belongs to it goes with it. */
export async function deleteRecipe(tx: LibraryTx, recipe: { id: string; row: number }): Promise<void> {
  await unindexRecipe(tx, recipe.row);
  await invalidateOuter(tx, { ids: JSON.stringify([recipe.id]) });
  await keepNamesInPlans(tx, [recipe.id]);
  await tx
    .deleteFrom('recipes')
    .where('id', '=', recipe.id)
    .where('group_id', '=', tx.scope.groupId)
    .execute();
}

import type { LibraryTx } from '../../../platform/db/revisions/library-revision.ts';
import { prepared } from '../../../platform/db/queries/prepared.ts';
import type { GroupReader, Tx } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/db/scope.ts';
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
  const deleted = await tx
    .deleteFrom('recipes')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('recipe_trash')
        .select('recipe_id')
        .where('deleted_at', '<', instant)
        .orderBy('deleted_at')
        .limit(limit),
    )
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}

/** Deletes the recipes of one user that are in the trash; returns their ids. */
export async function deleteTrashedOf(tx: Tx<Scope>, userId: string): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('recipes')
    .where('user_id', '=', userId)
    .where('id', 'in', (eb) => eb.selectFrom('recipe_trash').select('recipe_id'))
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}

/** Whether a recipe is in the trash, by id: read whenever a file of a recipe is served. */
export const findInTrash = prepared<{ id: string }, { recipe_row: number }>((db, parameter) =>
  db.selectFrom('recipe_trash').select('recipe_row').where('recipe_id', '=', parameter('id')),
);

/** Deletes a recipe; everything that belongs to it goes with it. */
export async function deleteRecipe(tx: LibraryTx, recipe: { id: string; row: number }): Promise<void> {
  await unindexRecipe(tx, recipe.row);
  await tx
    .deleteFrom('recipes')
    .where('id', '=', recipe.id)
    .where('group_id', '=', tx.scope.groupId)
    .execute();
}

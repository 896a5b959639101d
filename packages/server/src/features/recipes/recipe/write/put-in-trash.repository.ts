import type { LibraryTx } from '../../../../platform/db/revisions/library-revision.ts';
import { invalidateOuter } from '../../documents/index.ts';
import { unindexRecipe } from '../../search-index/index.ts';

/**
 * Hides a recipe. No name makes a slug with a tilde, so its own is free from now on. Recipes that have it as an
 * ingredient keep its name, for the day when it is deleted for good.
 */
export async function putInTrash(
  tx: LibraryTx,
  recipe: { row: number; id: string; slug: string; name: string },
  deletion: { by: string | null; at: string },
): Promise<void> {
  await unindexRecipe(tx, recipe.row);
  await tx
    .insertInto('recipe_trash')
    .values({
      recipe_row: recipe.row,
      recipe_id: recipe.id,
      group_id: tx.scope.groupId,
      slug: recipe.slug,
      deleted_by: deletion.by,
      deleted_at: deletion.at,
    })
    .execute();
  await tx
    .updateTable('recipes')
    .set({ slug: `~${recipe.id}` })
    .where('id', '=', recipe.id)
    .where('group_id', '=', tx.scope.groupId)
    .execute();
  await invalidateOuter(tx, { ids: JSON.stringify([recipe.id]) });
  await tx
    .updateTable('recipe_ingredients')
    .set({ referenced_recipe_name: recipe.name })
    .where('referenced_recipe_id', '=', recipe.id)
    .execute();
}

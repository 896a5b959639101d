import type { Reader } from '../../../platform/db/database.ts';
import type { LibraryTx } from '../../../platform/db/revisions/library-revision.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';
import { isNotInTrash } from '../../recipes/visibility/index.ts';

/** How many recipes a user has, without those in the trash. */
export async function countRecipesOf(reader: Reader<SystemScope>, userId: string): Promise<number> {
  const row = await reader
    .selectFrom('recipes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where(isNotInTrash)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Passes the recipes of one user to another, including those in the trash. */
export async function passRecipes(
  tx: LibraryTx<SystemScope>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx.updateTable('recipes').set({ user_id: to }).where('user_id', '=', from).execute();
}

import type { Reader } from '../../../platform/db/database.ts';

/** Names of the files that a recipe lists. */
export async function findAssetNames(reader: Reader, recipeId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('recipe_assets')
    .select('file_name')
    .where('recipe_id', '=', recipeId)
    .where('file_name', 'is not', null)
    .execute();
  return rows.map(({ file_name }) => file_name ?? '');
}

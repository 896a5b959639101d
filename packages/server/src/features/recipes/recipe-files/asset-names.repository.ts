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

/** Whether a recipe has a picture. */
export async function hasPicture(reader: Reader, recipeId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('recipes')
    .select('image')
    .where('id', '=', recipeId)
    .executeTakeFirst();
  return row !== undefined && row.image !== null;
}

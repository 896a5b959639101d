import type { GroupReader, GroupTx, Reader, Tx } from '../../../platform/db/database.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';
import { isNotInTrash } from '../visibility/index.ts';
import type { RecipeShareTokenRow } from './share-tokens.tables.ts';

/** Links of the group, or of one of its recipes, newest first; those of recipes in the trash wait with them. */
export async function findShareTokens(
  reader: GroupReader,
  recipeId: string | null,
): Promise<RecipeShareTokenRow[]> {
  return reader
    .selectFrom('recipe_share_tokens as s')
    .innerJoin('recipes', 'recipes.id', 's.recipe_id')
    .selectAll('s')
    .where('s.group_id', '=', reader.scope.groupId)
    .where(isNotInTrash)
    .$if(recipeId !== null, (query) => query.where('s.recipe_id', '=', recipeId ?? ''))
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id')
    .execute();
}

/** One link of the group. */
export async function findShareToken(
  reader: GroupReader,
  id: string,
): Promise<RecipeShareTokenRow | undefined> {
  return reader
    .selectFrom('recipe_share_tokens as s')
    .innerJoin('recipes', 'recipes.id', 's.recipe_id')
    .selectAll('s')
    .where('s.id', '=', id)
    .where('s.group_id', '=', reader.scope.groupId)
    .where(isNotInTrash)
    .executeTakeFirst();
}

/** A link of any group that is valid at that instant. */
export async function findGoodToken(
  reader: Reader<SystemScope>,
  id: string,
  instant: string,
): Promise<RecipeShareTokenRow | undefined> {
  return reader
    .selectFrom('recipe_share_tokens')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', instant)
    .executeTakeFirst();
}

export async function insertShareToken(tx: GroupTx, row: RecipeShareTokenRow): Promise<void> {
  await tx.insertInto('recipe_share_tokens').values(row).execute();
}

export async function deleteShareToken(tx: GroupTx, id: string): Promise<void> {
  await tx
    .deleteFrom('recipe_share_tokens')
    .where('id', '=', id)
    .where('group_id', '=', tx.scope.groupId)
    .execute();
}

export async function deleteTokensBefore(tx: Tx<SystemScope>, instant: string): Promise<void> {
  await tx.deleteFrom('recipe_share_tokens').where('expires_at', '<', instant).execute();
}

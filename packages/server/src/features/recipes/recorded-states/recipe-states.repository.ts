import type { GroupTx, Reader } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import type { RecipeStateRow } from '../documents/index.ts';

/** The newest states of a recipe, newest first. */
export async function findNewestStates(
  reader: Reader<Scope>,
  recipeId: string,
  limit: number,
): Promise<RecipeStateRow[]> {
  return reader
    .selectFrom('recipe_states')
    .selectAll()
    .where('recipe_id', '=', recipeId)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}

/** All states of a recipe in few words, oldest first. */
export async function findStateSizes(reader: Reader<Scope>, recipeId: string) {
  return reader
    .selectFrom('recipe_states')
    .select(['id', 'number', 'ended_at', 'size', 'changed'])
    .where('recipe_id', '=', recipeId)
    .orderBy('number')
    .execute();
}

export async function insertStates(tx: GroupTx, states: readonly RecipeStateRow[]): Promise<void> {
  await tx
    .insertInto('recipe_states')
    .values([...states])
    .execute();
}

export async function updateState(tx: GroupTx, id: string, change: Partial<RecipeStateRow>): Promise<void> {
  await tx.updateTable('recipe_states').set(change).where('id', '=', id).execute();
}

export async function deleteStates(tx: GroupTx, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('recipe_states')
    .where((eb) => isOneOf(tx.dialect, eb.ref('id'), ids))
    .execute();
}

/** The recorded contents of a recipe, as JSON text. */
export async function findStateDocuments(reader: Reader<Scope>, recipeId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('recipe_states')
    .select('document')
    .where('recipe_id', '=', recipeId)
    .where('document', 'is not', null)
    .execute();
  return rows.map(({ document }) => document ?? '');
}

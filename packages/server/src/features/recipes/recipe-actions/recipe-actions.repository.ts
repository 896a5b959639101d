import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { RecipeActionRow } from './recipe-actions.tables.ts';

/** All of the own household, in the order they were made. */
export function findActions(reader: Reader<MemberScope>): Promise<RecipeActionRow[]> {
  return reader
    .selectFrom('recipe_actions')
    .selectAll()
    .where('household_id', '=', reader.scope.householdId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findAction(reader: Reader<MemberScope>, id: string): Promise<RecipeActionRow | undefined> {
  return reader
    .selectFrom('recipe_actions')
    .selectAll()
    .where('id', '=', id.toLowerCase())
    .where('household_id', '=', reader.scope.householdId)
    .executeTakeFirst();
}

export async function insertAction(tx: Tx<MemberScope>, row: RecipeActionRow): Promise<void> {
  await tx.insertInto('recipe_actions').values(row).execute();
}

export async function updateAction(tx: Tx<MemberScope>, { id, ...row }: RecipeActionRow): Promise<void> {
  await tx
    .updateTable('recipe_actions')
    .set(row)
    .where('id', '=', id)
    .where('household_id', '=', tx.scope.householdId)
    .execute();
}

export async function deleteAction(tx: Tx<MemberScope>, id: string): Promise<void> {
  await tx
    .deleteFrom('recipe_actions')
    .where('id', '=', id)
    .where('household_id', '=', tx.scope.householdId)
    .execute();
}

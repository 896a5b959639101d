import type { GroupReader } from '../../../platform/db/database.ts';

/** States of a recipe with who made them, without their contents, newest first. */
export async function findStates(reader: GroupReader, recipeId: string) {
  return reader
    .selectFrom('recipe_states as s')
    .innerJoin('recipes', 'recipes.id', 's.recipe_id')
    .leftJoin('users as u', 'u.id', 's.user_id')
    .select([
      's.id',
      's.number',
      's.kind',
      's.changed',
      's.begun_at',
      's.ended_at',
      's.user_id',
      'u.username',
      'u.full_name',
    ])
    .where('s.recipe_id', '=', recipeId)
    .where('recipes.group_id', '=', reader.scope.groupId)
    .orderBy('s.number', 'desc')
    .execute();
}

export type StateRow = Awaited<ReturnType<typeof findStates>>[number];

/** The content of a state as JSON text; null for the current state. */
export async function findStateDocument(reader: GroupReader, id: string): Promise<string | null> {
  const row = await reader
    .selectFrom('recipe_states')
    .select('document')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.document ?? null;
}

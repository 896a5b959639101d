import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import type { PublicScope } from '../../../platform/db/scope.ts';
import { isNotInTrash } from './trash-condition.repository.ts';

/** Id of a recipe that the public may see, by slug. */
export async function findPublicRecipeId(
  reader: Reader<PublicScope>,
  slug: string,
): Promise<string | undefined> {
  const row = await reader
    .selectFrom('recipes')
    .select('id')
    .where('group_id', '=', reader.scope.groupId)
    .where('slug', '=', slug)
    .where(isPublicRecipe)
    .where(isNotInTrash)
    .executeTakeFirst();
  return row?.id;
}

/** Those of these recipes that the public may see. */
export async function findPublicRecipesAmong(
  reader: Reader<PublicScope>,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await reader
    .selectFrom('recipes')
    .select('id')
    .where('group_id', '=', reader.scope.groupId)
    .where((eb) => isOneOf(reader.dialect, eb.ref('id'), ids))
    .where(isPublicRecipe)
    .where(isNotInTrash)
    .execute();
  return rows.map(({ id }) => id);
}

/** What the public may see of `recipes`: public ones, of households that show themselves. */
export const isPublicRecipe = sql<boolean>`recipes.is_public = 1 and exists (select 1 from users owner
  join household_preferences preferences on preferences.household_id = owner.household_id
  where owner.id = recipes.user_id and preferences.private_household = 0)`;

import type { Reader } from '../../../platform/db/database.ts';
import type { MemberScope, SystemScope } from '../../../platform/db/scope.ts';

/** The ids of all recipes of the caller's household, those in the trash as well: their files are still there. */
export async function findRecipesOfHousehold(reader: Reader<MemberScope>): Promise<string[]> {
  const { groupId, householdId } = reader.scope;
  const rows = await reader
    .selectFrom('recipes')
    .innerJoin('users', 'users.id', 'recipes.user_id')
    .select('recipes.id')
    .where('recipes.group_id', '=', groupId)
    .where('users.household_id', '=', householdId)
    .execute();
  return rows.map(({ id }) => id);
}

/** All households with the ids of their recipes, for administrators. */
export async function findRecipesByHousehold(reader: Reader<SystemScope>) {
  const households = await reader
    .selectFrom('households')
    .innerJoin('groups', 'groups.id', 'households.group_id')
    .select(['households.id', 'households.name', 'groups.name as group'])
    .orderBy('groups.name')
    .orderBy('households.name')
    .execute();
  const recipes = await reader
    .selectFrom('recipes')
    .innerJoin('users', 'users.id', 'recipes.user_id')
    .select(['recipes.id', 'users.household_id'])
    .execute();
  const byHousehold = new Map<string, string[]>(households.map(({ id }) => [id, []]));
  for (const { id, household_id } of recipes) byHousehold.get(household_id)?.push(id);
  return households.map((household) => ({ ...household, recipeIds: byHousehold.get(household.id) ?? [] }));
}

import type { HouseholdStatistics } from '@hearth/contract';
import type { Reader } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { isNotInTrashOf } from '../../recipes/visibility/index.ts';

/** A household has the recipes of its users. */
export async function countForHousehold(reader: Reader<MemberScope>): Promise<HouseholdStatistics> {
  const { groupId, householdId } = reader.scope;
  const [recipes, users, categories, tags, tools] = await Promise.all([
    reader
      .selectFrom('recipes')
      .innerJoin('users', 'users.id', 'recipes.user_id')
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .where('recipes.group_id', '=', groupId)
      .where(isNotInTrashOf(groupId))
      .where('users.household_id', '=', householdId)
      .executeTakeFirstOrThrow(),
    reader
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .where('group_id', '=', groupId)
      .where('household_id', '=', householdId)
      .executeTakeFirstOrThrow(),
    ...(['categories', 'tags', 'tools'] as const).map((table) =>
      reader
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number | string>().as('count'))
        .where('group_id', '=', groupId)
        .executeTakeFirstOrThrow(),
    ),
  ]);
  return {
    totalRecipes: Number(recipes.count),
    totalUsers: Number(users.count),
    totalCategories: Number(categories?.count),
    totalTags: Number(tags?.count),
    totalTools: Number(tools?.count),
  };
}

export async function findRecipeIds(reader: Reader<MemberScope>): Promise<string[]> {
  const rows = await reader
    .selectFrom('recipes')
    .select('id')
    .where('group_id', '=', reader.scope.groupId)
    .execute();
  return rows.map(({ id }) => id);
}

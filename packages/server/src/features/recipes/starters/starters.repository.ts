import type { Reader } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';

/** A recipe of the household that carries the mark of a starter, and is not in the trash. */
export interface MarkedRecipe {
  readonly slug: string;
  /** Which starter it is. */
  readonly starter: string;
  /** Whether someone has changed or made it since it was added. */
  readonly isChanged: boolean;
  readonly userId: string | null;
}

/** The recipes of the household with that key in their extras. */
export async function findMarked(reader: Reader<MemberScope>, mark: string): Promise<MarkedRecipe[]> {
  const rows = await reader
    .selectFrom('recipe_extras')
    .innerJoin('recipes', 'recipes.id', 'recipe_extras.recipe_id')
    .innerJoin('users', 'users.id', 'recipes.user_id')
    .leftJoin('recipe_trash', 'recipe_trash.recipe_id', 'recipes.id')
    .select(['recipes.slug', 'recipes.user_id', 'recipes.created_at', 'recipes.updated_at'])
    .select('recipe_extras.value as starter')
    .where('recipes.group_id', '=', reader.scope.groupId)
    .where('users.household_id', '=', reader.scope.householdId)
    .where('recipe_extras.key', '=', mark)
    .where('recipe_trash.recipe_id', 'is', null)
    .orderBy('recipes.slug')
    .execute();
  return rows.map(({ slug, starter, user_id: userId, created_at, updated_at }) => ({
    slug,
    starter,
    isChanged: created_at !== updated_at,
    userId,
  }));
}

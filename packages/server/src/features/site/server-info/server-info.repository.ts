import { sql } from 'kysely';
import type { AppStatistics } from '@hearth/contract';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { findSetting } from '../settings/index.ts';
import { isNotInTrash } from '../../recipes/visibility/index.ts';

type SystemReader = Reader<SystemScope>;

/** How many rows a table has. */
export async function countRows(reader: SystemReader, table: keyof Tables): Promise<number> {
  const counted = reader.selectFrom(sql<object>`${sql.table(table)}`.as('counted'));
  const { count } = await counted
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Recipes of the whole server, without those in the trash. */
export async function countRecipes(reader: SystemReader): Promise<number> {
  return (await countRows(reader, 'recipes')) - (await countRows(reader, 'recipe_trash'));
}

/** Shopping lists of the whole server that are not deleted. */
export async function countShoppingLists(reader: SystemReader): Promise<number> {
  const { count } = await reader
    .selectFrom('shopping_lists')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countServer(reader: SystemReader): Promise<AppStatistics> {
  const [recipes, users, households, groups, uncategorized, untagged] = await Promise.all([
    countRecipes(reader),
    countRows(reader, 'users'),
    countRows(reader, 'households'),
    countRows(reader, 'groups'),
    countRecipesWithout(reader, 'recipes_to_categories'),
    countRecipesWithout(reader, 'recipes_to_tags'),
  ]);
  return {
    totalRecipes: recipes,
    totalUsers: users,
    totalHouseholds: households,
    totalGroups: groups,
    uncategorizedRecipes: uncategorized,
    untaggedRecipes: untagged,
  };
}

async function countRecipesWithout(
  reader: SystemReader,
  link: 'recipes_to_categories' | 'recipes_to_tags',
): Promise<number> {
  const { count } = await reader
    .selectFrom('recipes')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where(isNotInTrash)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom(link).select('recipe_id').whereRef(`${link}.recipe_id`, '=', 'recipes.id')),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

const setting = 'installation-id';

export function findInstallationId(reader: SystemReader): Promise<string | undefined> {
  return findSetting(reader, setting);
}

/** Keeps the id unless there is one already. */
export async function keepInstallationId(tx: Tx<SystemScope>, value: string): Promise<void> {
  await tx
    .insertInto('site_settings')
    .values({ name: setting, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { MigratedRecipeRow } from './migrated-recipes.tables.ts';

/** A recipe of the household that came from another program and is not in the trash. */
export interface KnownRecipe {
  readonly id: string;
  readonly name: string;
}

/** The recipe with that fingerprint, unless it is in the trash. */
export function findMigratedRecipe(
  reader: Reader<MemberScope>,
  fingerprint: string,
): Promise<KnownRecipe | undefined> {
  return reader
    .selectFrom('migrated_recipes')
    .innerJoin('recipes', 'recipes.id', 'migrated_recipes.recipe_id')
    .leftJoin('recipe_trash', 'recipe_trash.recipe_id', 'recipes.id')
    .select(['recipes.id', 'recipes.name'])
    .where('migrated_recipes.household_id', '=', reader.scope.householdId)
    .where('migrated_recipes.fingerprint', '=', fingerprint)
    .where('recipes.group_id', '=', reader.scope.groupId)
    .where('recipe_trash.recipe_id', 'is', null)
    .executeTakeFirst();
}

/** Notes down that a recipe has been imported, in place of one in the trash that looked the same. */
export async function insertMigrated(
  tx: Tx<MemberScope>,
  row: Omit<MigratedRecipeRow, 'household_id' | 'version'>,
): Promise<void> {
  await tx
    .deleteFrom('migrated_recipes')
    .where('household_id', '=', tx.scope.householdId)
    .where('fingerprint', '=', row.fingerprint)
    .execute();
  await tx
    .insertInto('migrated_recipes')
    .values({ ...row, household_id: tx.scope.householdId, version: null })
    .execute();
}

/** The recipes of an import that nobody has changed since. */
export async function findSettled(reader: Reader<MemberScope>, reportId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('migrated_recipes')
    .innerJoin('recipe_documents', 'recipe_documents.recipe_id', 'migrated_recipes.recipe_id')
    .select('migrated_recipes.recipe_id as id')
    .where('migrated_recipes.household_id', '=', reader.scope.householdId)
    .where('migrated_recipes.report_id', '=', reportId)
    .where('recipe_documents.group_id', '=', reader.scope.groupId)
    .whereRef('recipe_documents.version', '=', 'migrated_recipes.version')
    .execute();
  return rows.map(({ id }) => id);
}

/** Notes down that the import of recipes is done: what changes from now on was changed by someone. */
export async function settleMigrated(tx: Tx<MemberScope>, recipeIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('migrated_recipes')
    .set((eb) => ({
      version: eb
        .selectFrom('recipe_documents')
        .select('recipe_documents.version')
        .whereRef('recipe_documents.recipe_id', '=', 'migrated_recipes.recipe_id')
        .where('recipe_documents.group_id', '=', tx.scope.groupId),
    }))
    .where('household_id', '=', tx.scope.householdId)
    .where((eb) => isOneOf(tx.dialect, eb.ref('recipe_id'), recipeIds))
    .execute();
}

/** A recipe that an import has made, and whether someone has changed it since. */
export interface MadeRecipe {
  readonly slug: string;
  readonly isChanged: boolean;
}

/** The recipes of the household that an import has made, without those in the trash. */
export async function findMade(reader: Reader<MemberScope>, reportId: string): Promise<MadeRecipe[]> {
  const rows = await reader
    .selectFrom('migrated_recipes')
    .innerJoin('recipes', 'recipes.id', 'migrated_recipes.recipe_id')
    .innerJoin('recipe_documents', 'recipe_documents.recipe_id', 'recipes.id')
    .leftJoin('recipe_trash', 'recipe_trash.recipe_id', 'recipes.id')
    .select(['recipes.slug', 'migrated_recipes.version as made', 'recipe_documents.version as current'])
    .where('migrated_recipes.household_id', '=', reader.scope.householdId)
    .where('migrated_recipes.report_id', '=', reportId)
    .where('recipes.group_id', '=', reader.scope.groupId)
    .where('recipe_documents.group_id', '=', reader.scope.groupId)
    .where('recipe_trash.recipe_id', 'is', null)
    .execute();
  return rows.map(({ slug, made, current }) => ({ slug, isChanged: made !== current }));
}

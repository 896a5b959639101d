import type { Kysely } from 'kysely';
import { automationTables } from './baseline/automation.ts';
import { catalogTables } from './baseline/catalog.ts';
import { importsTables } from './baseline/imports.ts';
import { mealPlansTables } from './baseline/meal-plans.ts';
import { peopleTables } from './baseline/people.ts';
import { platformTables } from './baseline/platform.ts';
import { recipeActivityTables } from './baseline/recipe-activity.ts';
import { recipeOrders } from './baseline/recipe-orders.ts';
import { recipesTables } from './baseline/recipes.ts';
import { searchTables } from './baseline/search.ts';
import { shoppingTables } from './baseline/shopping.ts';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** The schema of the first release, each table after those that it refers to. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const types = columnTypes(engine);
  const statements = [
    ...peopleTables(types),
    ...platformTables(types),
    ...catalogTables(types),
    ...recipesTables(types),
    ...recipeOrders(engine),
    ...searchTables(engine),
    ...recipeActivityTables(types),
    ...importsTables(types),
    ...mealPlansTables(types),
    ...shoppingTables(types),
    ...automationTables(types),
  ];
  for (const statement of statements) await statement.execute(db);
}

import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/**
 * Recipes as ingredients of recipes. The name stays when the inner recipe is deleted for good, so that the line still
 * says what it was.
 */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text } = columnTypes(engine);
  await sql`alter table recipe_ingredients add column referenced_recipe_id ${text}
    references recipes (id) on delete set null`.execute(db);
  await sql`alter table recipe_ingredients add column referenced_recipe_name ${text}`.execute(db);
  await sql`create index recipe_ingredients_by_referenced_recipe on recipe_ingredients (referenced_recipe_id)
    where referenced_recipe_id is not null`.execute(db);
}

import type { Kysely } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/**
 * Adds what is known of recipes that came from another program: by which import, and what the archive said, so that
 * an archive is not imported twice and an import can be undone. Entries of reports name the recipe that they tell of.
 */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, integer } = columnTypes(engine);
  await db.schema.alterTable('report_entries').addColumn('recipe_id', text).execute();
  await db.schema
    .createTable('migrated_recipes')
    .addColumn('recipe_id', text, (c) =>
      c.primaryKey().references('recipes.id').onDelete('cascade').notNull(),
    )
    .addColumn('household_id', text, (c) => c.notNull().references('households.id').onDelete('cascade'))
    .addColumn('fingerprint', text, (c) => c.notNull())
    .addColumn('report_id', text, (c) => c.references('group_reports.id').onDelete('set null'))
    .addColumn('version', integer)
    .execute();
  await db.schema
    .createIndex('migrated_recipes_household')
    .on('migrated_recipes')
    .columns(['household_id', 'fingerprint'])
    .unique()
    .execute();
  await db.schema
    .createIndex('migrated_recipes_report')
    .on('migrated_recipes')
    .columns(['report_id'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('migrated_recipes').execute();
  await db.schema.alterTable('report_entries').dropColumn('recipe_id').execute();
}

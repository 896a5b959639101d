import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/**
 * Adds whether an import of many pages reads their ingredients, and how many of a recipe it has read and has left as
 * text: to a page that has become a recipe, and to the entry of a report.
 */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { flag, integer } = columnTypes(engine);
  await db.schema
    .alterTable('bulk_imports')
    .addColumn('reads_ingredients', flag, (c) => c.notNull().defaultTo(sql`0`))
    .execute();
  for (const table of ['pending_pages', 'report_entries']) {
    await db.schema.alterTable(table).addColumn('ingredients_read', integer).execute();
    await db.schema.alterTable(table).addColumn('ingredients_left', integer).execute();
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['report_entries', 'pending_pages']) {
    await db.schema.alterTable(table).dropColumn('ingredients_left').execute();
    await db.schema.alterTable(table).dropColumn('ingredients_read').execute();
  }
  await db.schema.alterTable('bulk_imports').dropColumn('reads_ingredients').execute();
}

import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** Adds whether a household sees nutrition that is computed from the ingredients; it does unless it says otherwise. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { flag } = columnTypes(engine);
  await db.schema
    .alterTable('household_preferences')
    .addColumn('show_computed_nutrition', flag, (c) => c.notNull().defaultTo(sql`1`))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('household_preferences').dropColumn('show_computed_nutrition').execute();
}

import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** Reports of imports tell how much of a recipe has no field here and was kept in its extras. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { integer } = columnTypes(engine);
  await sql`alter table report_entries add column extras_kept ${integer}`.execute(db);
}

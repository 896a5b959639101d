import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** Events of the timeline say for how many a recipe was made. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { number } = columnTypes(engine);
  await sql`alter table recipe_timeline_events add column servings ${number}`.execute(db);
}

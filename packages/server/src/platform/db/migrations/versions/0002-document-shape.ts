import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** The shape of stored documents of recipes: those of another release are built again. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  await sql`alter table recipe_answers add column shape ${columnTypes(engine).text}`.execute(db);
}

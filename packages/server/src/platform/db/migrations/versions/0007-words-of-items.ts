import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** Items of shopping lists keep the line that was typed, or that their recipe has. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text } = columnTypes(engine);
  await sql`alter table shopping_items add column original_text ${text}`.execute(db);
}

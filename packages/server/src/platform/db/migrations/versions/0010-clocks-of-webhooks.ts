import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** Webhooks keep the time that clocks on the wall show, with their zone. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text } = columnTypes(engine);
  await sql`alter table webhooks add column wall_time ${text}`.execute(db);
  await sql`alter table webhooks add column time_zone ${text}`.execute(db);
}

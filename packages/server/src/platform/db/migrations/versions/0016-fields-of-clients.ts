import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** What units are in standard ones, and which announcements of their client people have read. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { flag, number, text } = columnTypes(engine);
  await sql`alter table units add column standard_quantity ${number}`.execute(db);
  await sql`alter table units add column standard_unit ${text}`.execute(db);
  await sql`alter table users add column show_announcements ${flag} not null default 1`.execute(db);
  await sql`alter table users add column last_read_announcement ${text}`.execute(db);
}

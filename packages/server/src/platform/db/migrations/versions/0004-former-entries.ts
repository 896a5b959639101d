import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** Foods and units that are gone: what they were called, and what they were merged into. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text } = columnTypes(engine);
  await sql`create table former_entries (
    id ${text} primary key,
    group_id ${text} not null references groups (id) on delete cascade,
    kind ${text} not null,
    one ${text} not null,
    many ${text} not null,
    search_text ${text} not null,
    food_id ${text} references foods (id) on delete set null,
    unit_id ${text} references units (id) on delete set null,
    ended_at ${text} not null
  )`.execute(db);
  await sql`create index former_entries_group on former_entries (group_id, ended_at)`.execute(db);
  await sql`create index former_entries_food on former_entries (food_id)`.execute(db);
  await sql`create index former_entries_unit on former_entries (unit_id)`.execute(db);
}

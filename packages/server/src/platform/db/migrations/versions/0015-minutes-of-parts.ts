import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/**
 * How long preparing and cooking take, as numbers that filters compare. A job reads the texts of stored recipes, as the
 * one of `0005-add-up-times` does.
 */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { number } = columnTypes(engine);
  await sql`alter table recipes add column prep_minutes ${number}`.execute(db);
  await sql`alter table recipes add column perform_minutes ${number}`.execute(db);
  const moment = '2000-01-01T00:00:00.000000Z';
  await sql`insert into jobs (id, name, payload, run_at, attempts, created_at)
    select 'add-up-parts', 'add-up-times', '{"afterRow":0}', ${moment}, 0, ${moment}
    where exists (
      select 1 from recipes
      where coalesce(prep_time, '') || coalesce(perform_time, '') || coalesce(cook_time, '') <> ''
    )`.execute(db);
}

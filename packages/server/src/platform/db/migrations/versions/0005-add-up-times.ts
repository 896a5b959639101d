import { type Kysely, sql } from 'kysely';

/**
 * The job that adds up the times of stored recipes without a total time. Only a program reads their texts, and in turns,
 * so that a large library does not delay the start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const moment = '2000-01-01T00:00:00.000000Z';
  await sql`insert into jobs (id, name, payload, run_at, attempts, created_at)
    select 'add-up-times', 'add-up-times', '{"afterRow":0}', ${moment}, 0, ${moment}
    where exists (
      select 1 from recipes
      where total_minutes is null and coalesce(total_time, '') in ('', 'none')
        and coalesce(prep_time, '') <> '' and coalesce(perform_time, '') || coalesce(cook_time, '') <> ''
    )`.execute(db);
}

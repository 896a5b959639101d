import { type Kysely, sql } from 'kysely';
import type { MigrationEngine } from './columns.ts';

/**
 * Recipes are found in their own script and by spelled-out umlauts: a job for each group indexes all of them again once
 * the server runs. Until then they are found as before.
 */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const payload =
    engine === 'sqlite'
      ? sql`json_object('groupId', group_id, 'recipeIds', json_group_array(id))`
      : sql`json_build_object('groupId', group_id, 'recipeIds', json_agg(id))::text`;
  const now =
    engine === 'sqlite'
      ? sql`strftime('%Y-%m-%dT%H:%M:%f000Z', 'now')`
      : sql`to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  await sql`insert into jobs (id, name, payload, run_at, attempts, created_at)
    select 'index-recipes-' || group_id, 'index-recipes', ${payload}, ${now}, 0, ${now}
    from recipes group by group_id`.execute(db);
}

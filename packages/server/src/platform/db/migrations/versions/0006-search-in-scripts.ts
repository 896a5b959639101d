import { type Kysely, sql } from 'kysely';
import type { MigrationEngine } from './columns.ts';

/** How many recipes one job indexes. */
const atOnce = 1000;

/**
 * Recipes are found in their own script and by spelled-out umlauts: jobs index all of them again once the server runs.
 * Until then they are found as before.
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
    select 'index-recipes-' || group_id || '-' || slice, 'index-recipes', ${payload}, ${now}, 0, ${now}
    from (select id, group_id, (row_number() over (partition by group_id order by row) - 1) / ${sql.lit(atOnce)} as slice
      from recipes) as sliced
    group by group_id, slice`.execute(db);
}

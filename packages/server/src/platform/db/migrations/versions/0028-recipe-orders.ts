import { type Kysely, sql } from 'kysely';
import type { MigrationEngine } from './columns.ts';

/** By what recipes are put in order, as the order spells it: without an index all of a group are sorted. */
const orders = {
  date_added: 'date_added',
  servings: 'recipe_servings',
  total_time: 'lower(total_time)',
  prep_time: 'lower(prep_time)',
  cook_time: 'lower(cook_time)',
  perform_time: 'lower(perform_time)',
  slug: 'lower(slug)',
} as const;

/** PostgreSQL looks at what has no value first and sorts anyway, and bounds what an index may hold. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  if (engine !== 'sqlite') return;
  for (const [name, expression] of Object.entries(orders))
    await sql`create index ${sql.ref(`recipes_group_${name}`)}
      on recipes (group_id, ${sql.raw(expression)}, ${sql.ref('row')})`.execute(db);
}

export async function down(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  if (engine !== 'sqlite') return;
  for (const name of Object.keys(orders)) await db.schema.dropIndex(`recipes_group_${name}`).execute();
}

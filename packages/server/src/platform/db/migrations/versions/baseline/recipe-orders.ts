import { type RawBuilder, sql } from 'kysely';
import type { MigrationEngine } from '../columns.ts';

/**
 * By what recipes are put in order, as the order spells it: without an index all of a group are sorted. PostgreSQL
 * looks at what has no value first and sorts anyway, and bounds what an index may hold.
 */
export function recipeOrders(engine: MigrationEngine): readonly RawBuilder<unknown>[] {
  if (engine === 'postgres') return [];
  return [
    sql`create index recipes_group_date_added on recipes (group_id, date_added, row)`,
    sql`create index recipes_group_servings on recipes (group_id, recipe_servings, row)`,
    sql`create index recipes_group_total_time on recipes (group_id, lower(total_time), row)`,
    sql`create index recipes_group_prep_time on recipes (group_id, lower(prep_time), row)`,
    sql`create index recipes_group_cook_time on recipes (group_id, lower(cook_time), row)`,
    sql`create index recipes_group_perform_time on recipes (group_id, lower(perform_time), row)`,
    sql`create index recipes_group_slug on recipes (group_id, lower(slug), row)`,
  ];
}

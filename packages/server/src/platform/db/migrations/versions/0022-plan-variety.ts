import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** How often a household plans recipes of one kind, and how far apart any. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { integer, text } = columnTypes(engine);
  await sql`create table meal_plan_frequencies (
    id ${text} not null primary key,
    household_id ${text} not null references households (id) on delete cascade,
    name ${text} not null,
    query_filter_string ${text} not null,
    at_least ${integer},
    at_most ${integer},
    rest_days ${integer},
    created_at ${text} not null,
    updated_at ${text} not null
  )`.execute(db);
  await sql`create index meal_plan_frequencies_household
    on meal_plan_frequencies (household_id, created_at, id)`.execute(db);
  await sql`create table meal_plan_variety (
    household_id ${text} not null primary key references households (id) on delete cascade,
    rest_days ${integer}
  )`.execute(db);
}

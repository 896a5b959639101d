import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** Kinds of meals that households name, who eats them, and which entries of the plan are for one. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { integer, text } = columnTypes(engine);
  await sql`create table household_meal_kinds (
    id ${text} not null primary key,
    household_id ${text} not null references households (id) on delete cascade,
    name ${text} not null,
    position ${integer} not null,
    time ${text},
    color ${text} not null,
    entry_type ${text} not null,
    created_at ${text} not null,
    updated_at ${text} not null
  )`.execute(db);
  await sql`create index household_meal_kinds_order on household_meal_kinds (household_id, position)`.execute(
    db,
  );
  await sql`create table household_meal_kind_eaters (
    kind_id ${text} not null references household_meal_kinds (id) on delete cascade,
    user_id ${text} not null references users (id) on delete cascade,
    constraint household_meal_kind_eaters_key primary key (kind_id, user_id)
  )`.execute(db);
  await sql`create index household_meal_kind_eaters_user on household_meal_kind_eaters (user_id)`.execute(db);
  await sql`alter table meal_plan_entries add column meal_kind_id ${text}
    references household_meal_kinds (id) on delete set null`.execute(db);
  await sql`create index meal_plan_entries_kind on meal_plan_entries (meal_kind_id)
    where meal_kind_id is not null`.execute(db);
}

import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** What households plan again and again, and which entries of the plan come of it. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { integer, number, text } = columnTypes(engine);
  await sql`create table recurring_meals (
    id ${text} not null primary key,
    user_id ${text} not null references users (id) on delete cascade,
    entry_type ${text} not null,
    meal_kind_id ${text} references household_meal_kinds (id) on delete set null,
    title ${text} not null,
    text ${text} not null,
    servings ${number},
    recipe_id ${text},
    recipe_row ${integer} references recipes (row) on delete set null,
    weekdays ${text} not null,
    every_weeks ${integer} not null,
    starts_on ${text} not null,
    ends_on ${text},
    planned_until ${text} not null,
    created_at ${text} not null,
    updated_at ${text} not null
  )`.execute(db);
  await sql`create index recurring_meals_user on recurring_meals (user_id)`.execute(db);
  await sql`create index recurring_meals_kind on recurring_meals (meal_kind_id)`.execute(db);
  await sql`create index recurring_meals_recipe on recurring_meals (recipe_row)`.execute(db);
  await sql`create index recurring_meals_planned on recurring_meals (planned_until)`.execute(db);
  await sql`alter table meal_plan_entries add column recurring_meal_id ${text}
    references recurring_meals (id) on delete set null`.execute(db);
  await sql`alter table meal_plan_entries add column occurs_on ${text}`.execute(db);
  await sql`create unique index meal_plan_entries_occurrence on meal_plan_entries (recurring_meal_id, occurs_on)
    where recurring_meal_id is not null`.execute(db);
}

import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** Menus that households save, to be planned again. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { integer, number, text } = columnTypes(engine);
  await sql`create table plan_templates (
    id ${text} not null primary key,
    household_id ${text} not null references households (id) on delete cascade,
    name ${text} not null,
    days ${integer} not null,
    created_at ${text} not null,
    updated_at ${text} not null
  )`.execute(db);
  await sql`create index plan_templates_household on plan_templates (household_id)`.execute(db);
  await sql`create table plan_template_entries (
    template_id ${text} not null references plan_templates (id) on delete cascade,
    place ${integer} not null,
    day ${integer} not null,
    entry_type ${text} not null,
    meal_kind_id ${text} references household_meal_kinds (id) on delete set null,
    title ${text} not null,
    text ${text} not null,
    servings ${number},
    recipe_id ${text},
    recipe_row ${integer} references recipes (row) on delete set null,
    constraint plan_template_entries_key primary key (template_id, place)
  )`.execute(db);
  await sql`create index plan_template_entries_kind on plan_template_entries (meal_kind_id)`.execute(db);
  await sql`create index plan_template_entries_recipe on plan_template_entries (recipe_row)`.execute(db);
}

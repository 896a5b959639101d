import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** What may be taken in the place of a food, anywhere or in one line of one recipe. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { integer, number, text } = columnTypes(engine);
  await sql`create table food_substitutions (
    id ${text} not null primary key,
    group_id ${text} not null references groups (id) on delete cascade,
    food_id ${text} not null references foods (id) on delete cascade,
    recipe_id ${text} references recipes (id) on delete cascade,
    reference_id ${text},
    position ${integer} not null,
    quantity ${number},
    unit_id ${text} references units (id) on delete set null,
    substitute_quantity ${number},
    substitute_unit_id ${text} references units (id) on delete set null,
    substitute_food_id ${text} not null references foods (id) on delete cascade,
    note ${text} not null
  )`.execute(db);
  await sql`create index food_substitutions_of_food on food_substitutions (food_id, recipe_id)`.execute(db);
  await sql`create index food_substitutions_of_group on food_substitutions (group_id)`.execute(db);
  await sql`create index food_substitutions_by_substitute on food_substitutions (substitute_food_id)`.execute(
    db,
  );
  await sql`create index food_substitutions_of_recipe on food_substitutions (recipe_id)
    where recipe_id is not null`.execute(db);
  for (const column of ['unit_id', 'substitute_unit_id'])
    await sql`create index ${sql.ref(`food_substitutions_by_${column}`)} on food_substitutions
      (${sql.ref(column)}) where ${sql.ref(column)} is not null`.execute(db);
}

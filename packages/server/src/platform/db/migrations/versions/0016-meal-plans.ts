import type { Kysely } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** What households plan to eat, the rules by which chance plans, and addresses for calendar programs. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  await createEntries(db, engine);
  await createRules(db, engine);
  await createFeeds(db, engine);
}

async function createEntries(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, integer, number, rowNumber } = columnTypes(engine);
  await db.schema
    .createTable('meal_plan_entries')
    .addColumn('id', rowNumber)
    .addColumn('uid', text, (c) => c.notNull())
    .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('date', text, (c) => c.notNull())
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('entry_type', text, (c) => c.notNull())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('text', text, (c) => c.notNull())
    .addColumn('servings', number)
    .addColumn('recipe_id', text)
    .addColumn('recipe_row', integer, (c) => c.references('recipes.row').onDelete('cascade'))
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('meal_plan_entries').columns(columns).execute();
  await index('meal_plan_entries_day', ['user_id', 'date']);
  await index('meal_plan_entries_date', ['date']);
  await index('meal_plan_entries_recipe', ['recipe_row']);
}

async function createRules(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text } = columnTypes(engine);
  await db.schema
    .createTable('meal_plan_rules')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('group_id', text, (c) => c.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('household_id', text, (c) => c.notNull().references('households.id').onDelete('cascade'))
    .addColumn('day', text, (c) => c.notNull())
    .addColumn('entry_type', text, (c) => c.notNull())
    .addColumn('query_filter_string', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('meal_plan_rules_household')
    .on('meal_plan_rules')
    .column('household_id')
    .execute();
  await db.schema.createIndex('meal_plan_rules_group').on('meal_plan_rules').column('group_id').execute();
  for (const linked of linkedTables) await createLinks(db, engine, linked);
}

const linkedTables = ['categories', 'tags', 'households'] as const;

async function createLinks(
  db: Kysely<unknown>,
  engine: MigrationEngine,
  linked: (typeof linkedTables)[number],
): Promise<void> {
  const { text } = columnTypes(engine);
  const table = `meal_plan_rules_to_${linked}`;
  await db.schema
    .createTable(table)
    .addColumn('rule_id', text, (c) => c.notNull().references('meal_plan_rules.id').onDelete('cascade'))
    .addColumn('linked_id', text, (c) => c.notNull().references(`${linked}.id`).onDelete('cascade'))
    .addPrimaryKeyConstraint(`${table}_key`, ['rule_id', 'linked_id'])
    .execute();
  await db.schema.createIndex(`${table}_linked`).on(table).column('linked_id').execute();
}

async function createFeeds(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text } = columnTypes(engine);
  await db.schema
    .createTable('meal_plan_feeds')
    .addColumn('user_id', text, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('token', text, (c) => c.notNull().unique())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const links = linkedTables.map((linked) => `meal_plan_rules_to_${linked}`);
  for (const table of ['meal_plan_feeds', ...links, 'meal_plan_rules', 'meal_plan_entries']) {
    await db.schema.dropTable(table).execute();
  }
}

import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** What foods, units and labels need to be tended by people: aliases, extras, who has what, and how they are found. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  await createAliases(db, engine);
  await createFoodParts(db, engine);
  await extendWords(db, engine);
  await extendLabels(db, engine);
  // Answers say more of their foods from now on, so each is written anew when it is asked for.
  await sql`update recipe_answers set document = null, summary = null, version = version + 1`.execute(db);
}

async function createAliases(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, integer } = columnTypes(engine);
  for (const word of ['food', 'unit']) {
    await db.schema
      .createTable(`${word}_aliases`)
      .addColumn('word_id', text, (c) => c.notNull().references(`${word}s.id`).onDelete('cascade'))
      .addColumn('position', integer, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addPrimaryKeyConstraint(`${word}_aliases_pk`, ['word_id', 'position'])
      .execute();
  }
}

async function createFoodParts(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text } = columnTypes(engine);
  await db.schema
    .createTable('food_extras')
    .addColumn('food_id', text, (c) => c.notNull().references('foods.id').onDelete('cascade'))
    .addColumn('key', text, (c) => c.notNull())
    .addColumn('value', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('food_extras_pk', ['food_id', 'key'])
    .execute();
  await db.schema
    .createTable('foods_on_hand')
    .addColumn('food_id', text, (c) => c.notNull().references('foods.id').onDelete('cascade'))
    .addColumn('household_id', text, (c) => c.notNull().references('households.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('foods_on_hand_pk', ['food_id', 'household_id'])
    .execute();
  await db.schema.createIndex('foods_on_hand_household').on('foods_on_hand').column('household_id').execute();
}

/** `search_text` holds the normalised names, a line each, the name itself first. */
async function extendWords(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text } = columnTypes(engine);
  for (const table of ['foods', 'units']) {
    await db.schema
      .alterTable(table)
      .addColumn('search_text', text, (c) => c.notNull().defaultTo(''))
      .execute();
    await sql`update ${sql.table(table)} set search_text = lower(name)`.execute(db);
    await db.schema
      .createIndex(`${table}_group_created`)
      .on(table)
      .columns(['group_id', 'created_at', 'id'])
      .execute();
  }
}

async function extendLabels(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text } = columnTypes(engine);
  for (const column of ['created_at', 'updated_at']) {
    await db.schema
      .alterTable('labels')
      .addColumn(column, text, (c) => c.notNull().defaultTo('1970-01-01T00:00:00.000000Z'))
      .execute();
  }
  await db.schema
    .createIndex('labels_group_created')
    .on('labels')
    .columns(['group_id', 'created_at', 'id'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('labels_group_created').execute();
  for (const column of ['created_at', 'updated_at'])
    await db.schema.alterTable('labels').dropColumn(column).execute();
  for (const table of ['foods', 'units']) {
    await db.schema.dropIndex(`${table}_group_created`).execute();
    await db.schema.alterTable(table).dropColumn('search_text').execute();
  }
  for (const table of ['foods_on_hand', 'food_extras', 'unit_aliases', 'food_aliases'])
    await db.schema.dropTable(table).execute();
}

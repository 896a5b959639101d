import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** What people do with a recipe together: share links, history, the trash, and who cooked it last. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  await createShareTokens(db, engine);
  await createHistory(db, engine);
  await createTrash(db, engine);
  await createLastMade(db, engine);
  for (const table of ['recipe_comments', 'recipe_timeline_events']) await nameGroup(db, engine, table);
  await sql`create index recipe_comments_group on recipe_comments (group_id, created_at, id)`.execute(db);
  await sql`create index recipe_timeline_events_group
    on recipe_timeline_events (group_id, timestamp, id)`.execute(db);
  await sql`create index recipe_comments_user on recipe_comments (user_id)`.execute(db);
  await sql`create index recipe_timeline_events_user on recipe_timeline_events (user_id)`.execute(db);
}

async function createShareTokens(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text } = columnTypes(engine);
  await db.schema
    .createTable('recipe_share_tokens')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('group_id', text, (c) => c.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('recipe_id', text, (c) => c.notNull().references('recipes.id').onDelete('cascade'))
    .addColumn('expires_at', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('recipe_share_tokens').columns(columns).execute();
  await index('recipe_share_tokens_group', ['group_id', 'created_at']);
  await index('recipe_share_tokens_recipe', ['recipe_id', 'created_at']);
  await index('recipe_share_tokens_expiry', ['expires_at']);
}

async function createHistory(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, integer } = columnTypes(engine);
  await db.schema
    .createTable('recipe_states')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('recipe_id', text, (c) => c.notNull().references('recipes.id').onDelete('cascade'))
    .addColumn('number', integer, (c) => c.notNull())
    .addColumn('user_id', text, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('changed', text, (c) => c.notNull())
    .addColumn('begun_at', text, (c) => c.notNull())
    .addColumn('ended_at', text, (c) => c.notNull())
    .addColumn('document', text)
    .addColumn('size', integer, (c) => c.notNull())
    .addUniqueConstraint('recipe_states_number', ['recipe_id', 'number'])
    .execute();
  await db.schema.createIndex('recipe_states_user').on('recipe_states').column('user_id').execute();
}

async function createTrash(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, integer } = columnTypes(engine);
  await db.schema
    .createTable('recipe_trash')
    .addColumn('recipe_row', integer, (c) => c.primaryKey())
    .addColumn('recipe_id', text, (c) => c.notNull().unique().references('recipes.id').onDelete('cascade'))
    .addColumn('group_id', text, (c) => c.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('slug', text, (c) => c.notNull())
    .addColumn('deleted_by', text, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('deleted_at', text, (c) => c.notNull())
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('recipe_trash').columns(columns).execute();
  await index('recipe_trash_group', ['group_id', 'deleted_at', 'recipe_row']);
  await index('recipe_trash_deleted', ['deleted_at']);
  await index('recipe_trash_deleter', ['deleted_by']);
}

/** When each household made a recipe last; what is known so far counts for the owner's household. */
async function createLastMade(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text } = columnTypes(engine);
  await db.schema
    .createTable('recipe_last_made')
    .addColumn('recipe_id', text, (c) => c.notNull().references('recipes.id').onDelete('cascade'))
    .addColumn('household_id', text, (c) => c.notNull().references('households.id').onDelete('cascade'))
    .addColumn('last_made', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('recipe_last_made_pk', ['recipe_id', 'household_id'])
    .execute();
  await db.schema
    .createIndex('recipe_last_made_household')
    .on('recipe_last_made')
    .column('household_id')
    .execute();
  await sql`insert into recipe_last_made (recipe_id, household_id, last_made)
    select recipes.id, users.household_id, recipes.last_made
    from recipes join users on users.id = recipes.user_id where recipes.last_made is not null`.execute(db);
}

/** Lists of a group begin with the group. */
async function nameGroup(db: Kysely<unknown>, engine: MigrationEngine, table: string): Promise<void> {
  const { text } = columnTypes(engine);
  await db.schema
    .alterTable(table)
    .addColumn('group_id', text, (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`update ${sql.table(table)} set group_id = (select recipes.group_id from recipes
    where recipes.id = ${sql.table(table)}.recipe_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const index of [
    'recipe_comments_group',
    'recipe_timeline_events_group',
    'recipe_comments_user',
    'recipe_timeline_events_user',
  ]) {
    await db.schema.dropIndex(index).execute();
  }
  for (const table of ['recipe_comments', 'recipe_timeline_events']) {
    await db.schema.alterTable(table).dropColumn('group_id').execute();
  }
  for (const table of ['recipe_last_made', 'recipe_trash', 'recipe_states', 'recipe_share_tokens']) {
    await db.schema.dropTable(table).execute();
  }
}

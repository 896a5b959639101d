import type { Kysely } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** Groups, households, people, sessions, and what the platform itself needs. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  await createGroups(db, engine);
  await createHouseholds(db, engine);
  await createUsers(db, engine);
  await createSessions(db, engine);
  await createPlatform(db, engine);
}

async function createGroups(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, flag } = columnTypes(engine);
  await db.schema
    .createTable('groups')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('name', text, (c) => c.notNull().unique())
    .addColumn('slug', text, (c) => c.notNull().unique())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('group_preferences')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('group_id', text, (c) => c.notNull().unique().references('groups.id').onDelete('cascade'))
    .addColumn('private_group', flag, (c) => c.notNull())
    .execute();
}

async function createHouseholds(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, flag, integer } = columnTypes(engine);
  await db.schema
    .createTable('households')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('group_id', text, (c) => c.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('slug', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .addUniqueConstraint('households_group_name', ['group_id', 'name'])
    .addUniqueConstraint('households_group_slug', ['group_id', 'slug'])
    .execute();
  await db.schema
    .createTable('household_preferences')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('household_id', text, (c) =>
      c.notNull().unique().references('households.id').onDelete('cascade'),
    )
    .addColumn('private_household', flag, (c) => c.notNull())
    .addColumn('lock_recipe_edits_from_other_households', flag, (c) => c.notNull())
    .addColumn('first_day_of_week', integer, (c) => c.notNull())
    .addColumn('recipe_public', flag, (c) => c.notNull())
    .addColumn('recipe_show_nutrition', flag, (c) => c.notNull())
    .addColumn('recipe_show_assets', flag, (c) => c.notNull())
    .addColumn('recipe_landscape_view', flag, (c) => c.notNull())
    .addColumn('recipe_disable_comments', flag, (c) => c.notNull())
    .addColumn('recipe_disable_amount', flag, (c) => c.notNull())
    .execute();
}

async function createUsers(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, flag } = columnTypes(engine);
  await db.schema
    .createTable('users')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('group_id', text, (c) => c.notNull().references('groups.id'))
    .addColumn('household_id', text, (c) => c.notNull().references('households.id'))
    .addColumn('username', text, (c) => c.notNull())
    .addColumn('username_key', text, (c) => c.notNull().unique())
    .addColumn('email', text, (c) => c.notNull().unique())
    .addColumn('full_name', text, (c) => c.notNull())
    .addColumn('password', text, (c) => c.notNull())
    .addColumn('auth_method', text, (c) => c.notNull())
    .addColumn('admin', flag, (c) => c.notNull())
    .addColumn('advanced', flag, (c) => c.notNull())
    .addColumn('can_invite', flag, (c) => c.notNull())
    .addColumn('can_manage', flag, (c) => c.notNull())
    .addColumn('can_manage_household', flag, (c) => c.notNull())
    .addColumn('can_organize', flag, (c) => c.notNull())
    .addColumn('cache_key', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('users_group').on('users').columns(['group_id', 'household_id']).execute();
  await db.schema.createIndex('users_household').on('users').column('household_id').execute();
}

async function createSessions(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, flag, integer } = columnTypes(engine);
  await db.schema
    .createTable('sessions')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('remember', flag, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('expires_at', text, (c) => c.notNull())
    .addColumn('user_agent', text)
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute();
  await db.schema
    .createTable('sign_in_failures')
    .addColumn('key', text, (c) => c.primaryKey())
    .addColumn('failures', integer, (c) => c.notNull())
    .addColumn('counted_until', text, (c) => c.notNull())
    .execute();
}

async function createPlatform(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, integer } = columnTypes(engine);
  await db.schema
    .createTable('jobs')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('payload', text, (c) => c.notNull())
    .addColumn('run_at', text, (c) => c.notNull())
    .addColumn('attempts', integer, (c) => c.notNull())
    .addColumn('leased_until', text)
    .addColumn('failed_at', text)
    .addColumn('last_error', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('jobs_due').on('jobs').columns(['failed_at', 'run_at']).execute();
  await db.schema
    .createTable('library_revisions')
    .addColumn('group_id', text, (c) => c.primaryKey().references('groups.id').onDelete('cascade'))
    .addColumn('revision', integer, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('site_settings')
    .addColumn('name', text, (c) => c.primaryKey())
    .addColumn('value', text, (c) => c.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const tables = [
    'site_settings',
    'library_revisions',
    'jobs',
    'sign_in_failures',
    'sessions',
    'users',
    'household_preferences',
    'households',
    'group_preferences',
    'groups',
  ];
  for (const table of tables) await db.schema.dropTable(table).execute();
}

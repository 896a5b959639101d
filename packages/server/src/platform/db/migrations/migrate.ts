import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import { StartError } from '../../errors/start-error.ts';
import type { Database } from '../database.ts';
import type { Engine } from '../dialect.ts';
import { adoptBaseline, baseline } from './baseline.ts';
import * as firstRelease from './versions/0001-baseline.ts';
import * as documentShape from './versions/0002-document-shape.ts';
import * as plainNames from './versions/0003-plain-names.ts';
import * as formerEntries from './versions/0004-former-entries.ts';
import * as addUpTimes from './versions/0005-add-up-times.ts';
import * as searchInScripts from './versions/0006-search-in-scripts.ts';
import * as wordsOfItems from './versions/0007-words-of-items.ts';
import * as servingsOfEvents from './versions/0008-servings-of-events.ts';
import * as rolesOfInvitations from './versions/0009-roles-of-invitations.ts';
import * as clocksOfWebhooks from './versions/0010-clocks-of-webhooks.ts';
import * as lastSignIns from './versions/0011-last-sign-ins.ts';
import * as extrasOfImports from './versions/0012-extras-of-imports.ts';
import * as idempotencyKeys from './versions/0013-idempotency-keys.ts';
import * as recipesAsIngredients from './versions/0014-recipes-as-ingredients.ts';
import * as minutesOfParts from './versions/0015-minutes-of-parts.ts';
import * as fieldsOfClients from './versions/0016-fields-of-clients.ts';
import * as aiProviders from './versions/0017-ai-providers.ts';
import * as substitutions from './versions/0018-substitutions.ts';
import * as planVariety from './versions/0022-plan-variety.ts';
import * as mealKinds from './versions/0019-meal-kinds.ts';
import * as recurringMeals from './versions/0020-recurring-meals.ts';
import * as planTemplates from './versions/0021-plan-templates.ts';
import * as stores from './versions/0024-stores.ts';
import * as announcements from './versions/0023-announcements.ts';
import * as rowsOfLists from './versions/0026-rows-of-lists.ts';

interface EngineMigration {
  up(db: Kysely<unknown>, engine: Engine): Promise<void>;
}

/** All migrations in order. Append only: released migrations are frozen. */
const migrations: Record<string, EngineMigration> = {
  [baseline]: firstRelease,
  '0002-document-shape': documentShape,
  '0003-plain-names': plainNames,
  '0004-former-entries': formerEntries,
  '0005-add-up-times': addUpTimes,
  '0006-search-in-scripts': searchInScripts,
  '0007-words-of-items': wordsOfItems,
  '0008-servings-of-events': servingsOfEvents,
  '0009-roles-of-invitations': rolesOfInvitations,
  '0010-clocks-of-webhooks': clocksOfWebhooks,
  '0011-last-sign-ins': lastSignIns,
  '0012-extras-of-imports': extrasOfImports,
  '0013-idempotency-keys': idempotencyKeys,
  '0014-recipes-as-ingredients': recipesAsIngredients,
  '0015-minutes-of-parts': minutesOfParts,
  '0016-fields-of-clients': fieldsOfClients,
  '0017-ai-providers': aiProviders,
  '0018-substitutions': substitutions,
  '0022-plan-variety': planVariety,
  '0019-meal-kinds': mealKinds,
  '0020-recurring-meals': recurringMeals,
  '0021-plan-templates': planTemplates,
  '0023-announcements': announcements,
  '0024-stores': stores,
  '0026-rows-of-lists': rowsOfLists,
};

/** The database schema is newer than this program; nothing was changed. */
export class DatabaseTooNewError extends StartError {
  override readonly name = 'DatabaseTooNewError';
}

/** The database has the tables of another program; nothing was changed. */
export class ForeignDatabaseError extends StartError {
  override readonly name = 'ForeignDatabaseError';
}

/** The table in which the migrator notes what it has done. */
const ownTable = 'kysely_migration';

/**
 * The query builder's introspection also looks at every column by the name of its table, which on PostgreSQL fails for
 * a table that another process renames at that moment.
 */
const tablesIn: Readonly<Record<Engine, string>> = {
  sqlite: `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`,
  postgres: `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' order by name`,
};

async function readTables({ schema, dialect }: Database): Promise<string[]> {
  const { rows } = await sql.raw<{ name: string }>(tablesIn[dialect.engine]).execute(schema);
  return rows.map(({ name }) => name);
}

/** Whether nothing has been stored in the database yet. */
export async function isNewDatabase(database: Database): Promise<boolean> {
  return !(await readTables(database)).includes(ownTable);
}

/**
 * Refuses a database of another program: tables may have names that ours have, too. Servers that switch from Mealie
 * often keep the settings of their database.
 * @throws ForeignDatabaseError
 */
export async function requireOwnDatabase(database: Database): Promise<void> {
  const tables = await readTables(database);
  if (tables.length === 0 || tables.includes(ownTable)) return;
  if (tables.includes('alembic_version'))
    throw new ForeignDatabaseError(
      'This database belongs to Mealie. Make a backup there, give Hearth an empty database, and restore the backup in Hearth.',
    );
  throw new ForeignDatabaseError(
    `This database has tables of another program (${tables.slice(0, 3).join(', ')}). Give Hearth a database of its own.`,
  );
}

/** Key of the PostgreSQL advisory lock under which one process migrates. */
const migrationLock = 5_217_339;

/** The migrator looks at all tables before it takes its own lock, so that one process at a time may begin at all. */
async function migrateAlone({ schema, dialect }: Database, work: () => Promise<void>): Promise<void> {
  if (dialect.engine !== 'postgres') return work();
  return schema.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${migrationLock})`.execute(connection);
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection);
    }
  });
}

/**
 * Migrates the database to the newest schema. Several replicas can start together: one migrates, the others wait.
 * @throws DatabaseTooNewError if a newer release has migrated the database.
 * @throws DatabaseTooOldError if it lacks a part of the baseline.
 */
export function migrateToLatest(database: Database): Promise<void> {
  return migrateAlone(database, () => migrate(database));
}

async function migrate(database: Database): Promise<void> {
  if (!(await isNewDatabase(database))) await adoptBaseline(database);
  const { error } = await createMigrator(database).migrateToLatest();
  if (error === undefined) return;
  if (isUnknownMigration(error)) throw tooNew();
  // oxlint-disable-next-line typescript/only-throw-error -- the migrator's own error, passed on as it is
  throw error;
}

/** The names of all migrations, in the order in which they run. */
export function migrationNames(): readonly string[] {
  return Object.keys(migrations).toSorted();
}

/** Migrates a new database to the schema after the named migration. */
export async function migrateTo(database: Database, name: string): Promise<void> {
  const { error } = await createMigrator(database).migrateTo(name);
  // oxlint-disable-next-line typescript/only-throw-error -- the migrator's own error, passed on as it is
  if (error !== undefined) throw error;
}

/** Recognises the migrator's error for a migration that the database has and this program does not. */
function isUnknownMigration(error: unknown): boolean {
  return error instanceof Error && error.message.includes('corrupted migrations');
}

function tooNew(): DatabaseTooNewError {
  return new DatabaseTooNewError(
    'The database was written by a newer release of Hearth. Start that release, or restore an older backup.',
  );
}

function createMigrator({ schema, dialect }: Database): Migrator {
  return new Migrator({ db: schema, provider: provider(dialect.engine) });
}

function provider(engine: Engine): MigrationProvider {
  const bound = Object.entries(migrations).map(([name, migration]): [string, Migration] => [
    name,
    { up: (db) => migration.up(db, engine) },
  ]);
  return { getMigrations: async () => Object.fromEntries(bound) };
}

import { minutesOfDuration } from '@hearth/domain/dates/reading-durations';
import { type Kysely, type Migration, type MigrationProvider, Migrator, NO_MIGRATIONS } from 'kysely';
import { StartError } from '../../errors/start-error.ts';
import type { Database } from '../database.ts';
import type { Engine } from '../dialect.ts';
import * as accounts from './versions/0001-accounts.ts';
import * as recipes from './versions/0002-recipes.ts';
import * as recipeActivity from './versions/0003-recipe-activity.ts';
import * as recipeSearch from './versions/0004-recipe-search.ts';
import * as waysIn from './versions/0007-ways-in.ts';
import * as cookbooks from './versions/0010-cookbooks.ts';
import * as recipeActions from './versions/0011-recipe-actions.ts';
import * as dataExports from './versions/0014-data-exports.ts';
import * as shoppingLists from './versions/0017-shopping-lists.ts';
import * as shoppingTicks from './versions/0022-shopping-ticks.ts';
import * as deletedShoppingLists from './versions/0023-deleted-shopping-lists.ts';
import * as shoppingChanges from './versions/0021-shopping-changes.ts';
import * as eventNotifiers from './versions/0018-event-notifiers.ts';
import * as givenUpDeliveries from './versions/0024-given-up-deliveries.ts';
import * as reports from './versions/0020-reports.ts';
import * as invitations from './versions/0005-invitations.ts';
import * as kitchenData from './versions/0008-kitchen-data.ts';
import * as mealPlans from './versions/0016-meal-plans.ts';
import * as webhooks from './versions/0019-webhooks.ts';
import * as sealedSecrets from './versions/0025-sealed-secrets.ts';
import type { Sealer } from './versions/0025-sealed-secrets.ts';
import * as recipeOrders from './versions/0028-recipe-orders.ts';
import * as recipeMinutes from './versions/0030-recipe-minutes.ts';
import * as invitationMakers from './versions/0032-invitation-makers.ts';
import * as migratedRecipes from './versions/0040-migrated-recipes.ts';
import * as ingredientCorrections from './versions/0041-ingredient-corrections.ts';
import * as computedNutrition from './versions/0042-computed-nutrition.ts';
import * as readingImports from './versions/0043-reading-imports.ts';
import type { MinutesReader } from './versions/0030-recipe-minutes.ts';
import * as shoppingPartners from './versions/0027-shopping-partners.ts';
import * as recipeTogether from './versions/0009-recipe-together.ts';

interface EngineMigration {
  up(db: Kysely<unknown>, engine: Engine, sealer: Sealer, readMinutes: MinutesReader): Promise<void>;
  down(db: Kysely<unknown>, engine: Engine, sealer: Sealer): Promise<void>;
}

/** All migrations in order. Append only: released migrations are frozen. */
const migrations: Record<string, EngineMigration> = {
  '0001-accounts': accounts,
  '0002-recipes': recipes,
  '0003-recipe-activity': recipeActivity,
  '0004-recipe-search': recipeSearch,
  '0007-ways-in': waysIn,
  '0005-invitations': invitations,
  '0010-cookbooks': cookbooks,
  '0011-recipe-actions': recipeActions,
  '0014-data-exports': dataExports,
  '0017-shopping-lists': shoppingLists,
  '0018-event-notifiers': eventNotifiers,
  '0008-kitchen-data': kitchenData,
  '0009-recipe-together': recipeTogether,
  '0016-meal-plans': mealPlans,
  '0021-shopping-changes': shoppingChanges,
  '0022-shopping-ticks': shoppingTicks,
  '0023-deleted-shopping-lists': deletedShoppingLists,
  '0019-webhooks': webhooks,
  '0020-reports': reports,
  '0024-given-up-deliveries': givenUpDeliveries,
  '0025-sealed-secrets': sealedSecrets,
  '0027-shopping-partners': shoppingPartners,
  '0028-recipe-orders': recipeOrders,
  '0030-recipe-minutes': recipeMinutes,
  '0032-invitation-makers': invitationMakers,
  '0040-migrated-recipes': migratedRecipes,
  '0041-ingredient-corrections': ingredientCorrections,
  '0042-computed-nutrition': computedNutrition,
  '0043-reading-imports': readingImports,
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

async function tablesOf({ schema }: Database): Promise<string[]> {
  const tables = await schema.introspection.getTables({ withInternalKyselyTables: true });
  return tables.filter(({ isView }) => !isView).map(({ name }) => name);
}

/** Whether nothing has been stored in the database yet. */
export async function isNewDatabase(database: Database): Promise<boolean> {
  return !(await tablesOf(database)).includes(ownTable);
}

/**
 * Refuses a database of another program: tables may have names that ours have, too. Servers that switch from Mealie
 * often keep the settings of their database.
 * @throws ForeignDatabaseError
 */
export async function requireOwnDatabase(database: Database): Promise<void> {
  const tables = await tablesOf(database);
  if (tables.length === 0 || tables.includes(ownTable)) return;
  if (tables.includes('alembic_version'))
    throw new ForeignDatabaseError(
      'This database belongs to Mealie. Make a backup there, give Hearth an empty database, and restore the backup in Hearth.',
    );
  throw new ForeignDatabaseError(
    `This database has tables of another program (${tables.slice(0, 3).join(', ')}). Give Hearth a database of its own.`,
  );
}

/**
 * Migrates the database to the newest schema, sealing stored secrets with the server's secret. Holds the
 * migrator's lock, so several replicas can start together.
 * @throws DatabaseTooNewError if a newer release has migrated the database.
 */
export async function migrateToLatest(database: Database, sealer: Sealer): Promise<void> {
  const { error } = await createMigrator(database, sealer).migrateToLatest();
  if (error === undefined) return;
  if (isUnknownMigration(error)) throw tooNew();
  // oxlint-disable-next-line typescript/only-throw-error -- the migrator's own error, passed on as it is
  throw error;
}

/** The names of all migrations, in the order in which they run. */
export function migrationNames(): readonly string[] {
  return Object.keys(migrations).toSorted();
}

/**
 * Migrates the database up or down to the schema after the named migration; null reverts all migrations. Only
 * for new databases and for tests of the migrations.
 */
export async function migrateTo(database: Database, sealer: Sealer, name: string | null): Promise<void> {
  const { error } = await createMigrator(database, sealer).migrateTo(name ?? NO_MIGRATIONS);
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

function createMigrator(database: Database, sealer: Sealer): Migrator {
  return new Migrator({ db: database.schema, provider: provider(database.dialect.engine, sealer) });
}

function provider(engine: Engine, sealer: Sealer): MigrationProvider {
  const bound = Object.entries(migrations).map(([name, migration]): [string, Migration] => [
    name,
    {
      up: (db) => migration.up(db, engine, sealer, minutesOfDuration),
      down: (db) => migration.down(db, engine, sealer),
    },
  ]);
  return { getMigrations: async () => Object.fromEntries(bound) };
}

import { type Kysely, type Migration, type MigrationProvider, Migrator, NO_MIGRATIONS } from 'kysely';
import type { Database } from './database.ts';
import type { Engine } from './dialect.ts';
import * as accounts from './migrations/0001-accounts.ts';
import * as recipes from './migrations/0002-recipes.ts';
import * as recipeActivity from './migrations/0003-recipe-activity.ts';
import * as recipeSearch from './migrations/0004-recipe-search.ts';
import * as waysIn from './migrations/0007-ways-in.ts';
import * as cookbooks from './migrations/0010-cookbooks.ts';
import * as recipeActions from './migrations/0011-recipe-actions.ts';
import * as dataExports from './migrations/0014-data-exports.ts';
import * as shoppingLists from './migrations/0017-shopping-lists.ts';
import * as shoppingTicks from './migrations/0022-shopping-ticks.ts';
import * as deletedShoppingLists from './migrations/0023-deleted-shopping-lists.ts';
import * as shoppingChanges from './migrations/0021-shopping-changes.ts';
import * as eventNotifiers from './migrations/0018-event-notifiers.ts';
import * as givenUpDeliveries from './migrations/0024-given-up-deliveries.ts';
import * as reports from './migrations/0020-reports.ts';
import * as invitations from './migrations/0005-invitations.ts';
import * as kitchenData from './migrations/0008-kitchen-data.ts';
import * as mealPlans from './migrations/0016-meal-plans.ts';
import * as webhooks from './migrations/0019-webhooks.ts';
import * as sealedSecrets from './migrations/0025-sealed-secrets.ts';
import type { Sealer } from './migrations/0025-sealed-secrets.ts';
import * as recipeOrders from './migrations/0028-recipe-orders.ts';
import * as shoppingPartners from './migrations/0027-shopping-partners.ts';
import * as recipeTogether from './migrations/0009-recipe-together.ts';

interface EngineMigration {
  up(db: Kysely<unknown>, engine: Engine, sealer: Sealer): Promise<void>;
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
};

/** The database schema is newer than this program; nothing was changed. */
export class DatabaseTooNewError extends Error {
  override readonly name = 'DatabaseTooNewError';
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

/**
 * Migrates the database up or down to the schema after the named migration; null reverts all migrations. Only
 * for tests of the migrations.
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
    { up: (db) => migration.up(db, engine, sealer), down: (db) => migration.down(db, engine, sealer) },
  ]);
  return { getMigrations: async () => Object.fromEntries(bound) };
}

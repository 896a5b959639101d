import { openPlatform } from '../open-platform.ts';
import { migrateToLatest } from '../platform/db/migrations/migrate.ts';
import { createLog } from '../platform/log/log.ts';
import { createTestDatabase, templateVariables, testEngines, testSettings } from './test-databases.ts';

const removals: (() => Promise<void>)[] = [];

/**
 * Global setup of the server's tests: migrates one database per engine, which every test server copies instead of
 * migrating.
 */
export async function setup(): Promise<void> {
  for (const engine of testEngines) {
    const template = await createTestDatabase(engine);
    removals.push(template.remove);
    const settings = testSettings(template);
    const { database } = await openPlatform(settings, createLog({ level: 'silent' }));
    await migrateToLatest(database);
    await database.close();
    const source = settings.database.engine === 'sqlite' ? settings.database.file : template.name;
    process.env[templateVariables[engine]] = source;
  }
}

/** Removes the databases. */
export async function teardown(): Promise<void> {
  for (const remove of removals) await remove();
}

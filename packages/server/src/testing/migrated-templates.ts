import { openPlatform } from '../open-platform.ts';
import { migrateToLatest } from '../platform/db/migrate.ts';
import { createLog } from '../platform/log/log.ts';
import { loadSettings } from '../settings.ts';
import { createTestDatabase, templateVariables, testEngines } from './test-databases.ts';

/**
 * Global setup of the server's tests: migrates one database per engine, which every test server copies instead of
 * running all migrations. The returned function removes them.
 */
export default async function createTemplates(): Promise<() => Promise<void>> {
  const removals: (() => Promise<void>)[] = [];
  for (const engine of testEngines) {
    const template = await createTestDatabase(engine);
    const settings = loadSettings({ ...template.env, LOG_LEVEL: 'silent' }, noFile);
    const { database, secrets } = await openPlatform(settings, createLog({ level: 'silent' }));
    await migrateToLatest(database, secrets);
    await database.close();
    const source = settings.database.engine === 'sqlite' ? settings.database.file : template.name;
    process.env[templateVariables[engine]] = source;
    removals.push(template.remove);
  }
  return async () => {
    for (const remove of removals) await remove();
  };
}

function noFile(): never {
  throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
}

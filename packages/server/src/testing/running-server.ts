import { type App, buildApp } from '../app.ts';
import { openPlatform } from '../open-platform.ts';
import { migrateToLatest } from '../platform/db/migrations/migrate.ts';
import { Deliveries } from '../platform/deliveries/deliveries.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { createLog } from '../platform/log/log.ts';
import type { Platform } from '../platform/platform.ts';
import { PasswordHasher } from '../platform/secrets/password-hasher.ts';
import type { Replaced } from './replaced.ts';
import { TestClock } from './test-clock.ts';
import {
  createTestDatabase,
  migratedTemplate,
  type TestEngine,
  testSettings,
  withoutDurability,
} from './test-databases.ts';

/** A server that runs in the process of the tests. */
export interface RunningServer {
  readonly platform: Platform;
  readonly app: App;
  readonly clock: TestClock;
  /** Stops it and removes its database. */
  stop(): Promise<void>;
}

/** Hashes of the lowest cost: many tests sign in, and one hash at the cost of the server takes 250 ms. */
const cheapPasswords = new PasswordHasher(4);

/** Starts a server on a database of its own; `env` adds to or overrides the environment. */
export async function startServer(
  engine: TestEngine,
  env: Readonly<Record<string, string>>,
  replaced: Replaced,
): Promise<RunningServer> {
  const database = await createTestDatabase(engine, migratedTemplate(engine));
  const settings = testSettings(database, env);
  const clock = new TestClock();
  const opened = await openPlatform(settings, createLog({ level: settings.log.level }));
  const timed = { ...opened, clock };
  const workers = { jobs: new Jobs(timed), deliveries: new Deliveries(timed) };
  const platform: Platform = { ...timed, ...workers, passwords: cheapPasswords, ...replaced };
  await migrateToLatest(platform.database);
  await withoutDurability(platform.database);
  const app = await buildApp(platform, null);
  const stop = async () => {
    await app.http.close();
    await Promise.all([platform.jobs.stop(), platform.deliveries.stop()]);
    await platform.database.close();
    await database.remove();
  };
  return { platform, app, clock, stop };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storeKitchen } from '../../../testing/stored-kitchen/stored-kitchen.ts';
import { createTestDatabase, type TestDatabase, testEngines } from '../../../testing/test-databases.ts';
import { systemRandom } from '../../random/random.ts';
import { SealedSecrets } from '../../secrets/sealed-secrets.ts';
import type { Database } from '../database.ts';
import { DatabaseTooNewError, migrateToLatest } from './migrate.ts';
import { storedSchema } from './stored-schema-for-test.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';

const secrets = new SealedSecrets('a secret of the test', systemRandom);
const script = fileURLToPath(new URL('migrate-and-die-for-test.ts', import.meta.url));
/** Statements between one kill and the next. */
const statementsApart = 60;

describe.each(testEngines)('a migration on %s', (engine) => {
  let files: TestDatabase;
  let place: string;
  beforeEach(async () => {
    files = await createTestDatabase(engine);
    place = engine === 'sqlite' ? `${files.folder}/hearth.db` : (files.env['POSTGRES_URL_OVERRIDE'] ?? '');
  });
  afterEach(() => files.remove());

  const open = (): Promise<Database> =>
    engine === 'sqlite' ? Promise.resolve(openSqlite(place)) : openPostgres(place);
  const using = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await open();
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const migrateInProcess = async (last: number): Promise<string | null> => {
    const child = spawn(process.execPath, ['--import', 'tsx', script, engine, place, String(last)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    return signal;
  };

  it('starts anew after its process is killed at any step', async () => {
    let kills = 0;
    for (let last = 9; (await migrateInProcess(last)) === 'SIGKILL'; last += statementsApart) {
      kills += 1;
      expect(await using((database) => storedSchema(database))).toEqual([]);
    }
    expect(kills).toBeGreaterThan(2);
    expect((await using((database) => storedSchema(database))).length).toBeGreaterThan(150);
  }, 60_000);
});

describe('an SQLite file from a newer release', () => {
  it('is rejected and stays unchanged, byte for byte', async () => {
    const files = await createTestDatabase('sqlite');
    const path = `${files.folder}/hearth.db`;
    try {
      const newer = openSqlite(path);
      await migrateToLatest(newer);
      await storeKitchen(newer, 1, secrets);
      await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2999-01-01')`.execute(
        newer.schema,
      );
      await newer.close();
      const before = readFileSync(path);
      const older = openSqlite(path);
      await expect(migrateToLatest(older)).rejects.toThrow(DatabaseTooNewError);
      await older.close();
      expect(readFileSync(path).equals(before)).toBe(true);
    } finally {
      await files.remove();
    }
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storeKitchen } from '../../../testing/stored-kitchen/stored-kitchen.ts';
import { createTestDatabase, type TestDatabase, testEngines } from '../../../testing/test-databases.ts';
import { dumpRows } from '../../../testing/test-rows.ts';
import { systemRandom } from '../../random/random.ts';
import { SealedSecrets } from '../../secrets/sealed-secrets.ts';
import type { Database } from '../database.ts';
import { DatabaseTooNewError, migrateTo, migrateToLatest } from './migrate.ts';
import type { Sealer } from './versions/0025-sealed-secrets.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';

const secret = 'a secret of the test';
const secrets = new SealedSecrets(secret, systemRandom);
const script = fileURLToPath(new URL('migrate-and-die-for-test.ts', import.meta.url));
const old = '0014-data-exports';
/**
 * Statements between one kill and the next; some kills hit the middle of a migration, some fall between two.
 */
const statementsApart = 11;

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
    const child = spawn(process.execPath, ['--import', 'tsx', script, engine, place, secret, String(last)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    return signal;
  };

  it('continues at the next start with every row after its process is killed at any step', async () => {
    const tables = await using(async (database) => {
      await migrateTo(database, secrets, old);
      return (await storeKitchen(database, 1, secrets)).tables;
    });
    const before = await using((database) => dumpRows(database));
    let kills = 0;
    for (let last = 9; (await migrateInProcess(last)) === 'SIGKILL'; last += statementsApart) {
      kills += 1;
      expect(await using((database) => dumpRows(database))).toEqual(before);
    }
    expect(kills).toBeGreaterThan(5);
    await using(async (database) => {
      await migrateToLatest(database, secrets);
      for (const [name, rows] of tables) {
        if (name === 'sessions') continue;
        const { rows: found } = await sql<{ count: number }>`select count(*) as count
          from ${sql.table(name)}`.execute(database.schema);
        expect([name, Number(found[0]?.count)]).toEqual([name, rows.length]);
      }
    });
  }, 60_000);

  it('leaves the database unchanged if it fails in the middle of a step', async () => {
    await using(async (database) => {
      await migrateTo(database, secrets, '0020-reports');
      await storeKitchen(database, 1, secrets);
      const before = await dumpRows(database);
      let sealed = 0;
      const failing: Sealer = {
        open: (...sent) => secrets.open(...sent),
        fingerprint: (...sent) => secrets.fingerprint(...sent),
        seal: (...sent) => {
          sealed += 1;
          if (sealed === 2) throw new Error('no luck');
          return secrets.seal(...sent);
        },
      };
      await expect(migrateToLatest(database, failing)).rejects.toThrow('no luck');
      expect(sealed).toBe(2);
      expect(await dumpRows(database)).toEqual(before);
      await migrateToLatest(database, secrets);
      expect(await dumpRows(database)).not.toEqual(before);
    });
  });
});

describe('an SQLite file from a newer release', () => {
  it('is rejected and stays unchanged, byte for byte', async () => {
    const files = await createTestDatabase('sqlite');
    const path = `${files.folder}/hearth.db`;
    try {
      const newer = openSqlite(path);
      await migrateToLatest(newer, secrets);
      await storeKitchen(newer, 1, secrets);
      await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2999-01-01')`.execute(
        newer.schema,
      );
      await newer.close();
      const before = readFileSync(path);
      const older = openSqlite(path);
      await expect(migrateToLatest(older, secrets)).rejects.toThrow(DatabaseTooNewError);
      await older.close();
      expect(readFileSync(path).equals(before)).toBe(true);
    } finally {
      await files.remove();
    }
  });
});

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase, type TestEngine } from '../../../testing/test-databases.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { dumpRows } from '../../../testing/test-rows.ts';
import { showKitchen } from '../../../testing/stored-kitchen/show-kitchen.ts';
import { storeKitchen } from '../../../testing/stored-kitchen/stored-kitchen.ts';
import type { StoredRow, StoredTable } from '../../../testing/stored-kitchen/stored-table.ts';
import { SealedSecrets } from '../../secrets/sealed-secrets.ts';
import { systemRandom } from '../../random/random.ts';
import type { Database } from '../database.ts';
import { migrateTo, migrateToLatest } from './migrate.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';

const secret = 'a secret that outlives releases';
/** Constant bytes, so that two dumps of the same secrets are equal. */
const secrets = new SealedSecrets(secret, { ...systemRandom, bytes: (count) => Buffer.alloc(count, 7) });

/** The newest migration of each older schema. */
const releases = [
  '0005-invitations',
  '0010-cookbooks',
  '0014-data-exports',
  '0020-reports',
  '0024-given-up-deliveries',
  '0025-sealed-secrets',
  '0028-recipe-orders',
] as const;
const sealing = '0025-sealed-secrets';
const tokens = '0007-ways-in';

describe.each(testEngines)('a database of an older release on %s', (engine: TestEngine) => {
  let files: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    files = await createTestDatabase(engine);
    database = await open(engine, files);
  });
  afterEach(async () => {
    await database.close();
    await files.remove();
  });

  it.each(releases)('with the schema of %s keeps every row and still serves it', async (release) => {
    await migrateTo(database, secrets, release);
    const { ids, tables } = await storeKitchen(database, 1, secrets);
    await migrateToLatest(database, secrets);
    for (const [name, rows] of tables) {
      const expected = rows
        .filter((row) => isPreserved(name, row, release))
        .map((row) => without(row, changedColumns(name, release)));
      const stored = await rowsOf(database, name);
      for (const row of expected) expect(stored, name).toContainEqual(expect.objectContaining(row));
      expect(stored.length, name).toBe(expected.length);
    }
    await showKitchen(engine, { ...files.env, SECRET: secret }, { ids, tables });
  });

  it('reads the minutes of stored total times, more than one batch of them', async () => {
    await migrateTo(database, secrets, '0028-recipe-orders');
    const { tables } = await storeKitchen(database, 1, secrets);
    const kitchen = tables.find(([name]) => name === 'recipes')?.[1][0] ?? {};
    const texts = ['1 hour 30 minutes', 'PT45M', 'overnight', ...Array<string>(500).fill('20 min'), 'P1D'];
    const rows = texts.map((total_time, number) => ({
      ...kitchen,
      row: 5000 + number,
      id: crypto.randomUUID(),
      slug: `timed-${number}`,
      total_time,
    }));
    for (const row of rows) await sql`${insertOf('recipes', row)}`.execute(database.schema);
    await migrateToLatest(database, secrets);
    const stored = await sql<{ total_minutes: number | null }>`select total_minutes from recipes
      where slug like 'timed-%' order by ${sql.ref('row')}`.execute(database.schema);
    const minutes = stored.rows.map(({ total_minutes }) => total_minutes);
    expect(minutes).toEqual([90, 45, null, ...Array<number>(500).fill(20), 1440]);
  });

  it.each(releases)('with the schema of %s is the same after up, down and up again', async (release) => {
    await migrateTo(database, secrets, release);
    const { tables } = await storeKitchen(database, 1, secrets);
    expect(tables.length).toBeGreaterThan(30);
    await migrateToLatest(database, secrets);
    const first = await dumpRows(database, countingVersions);
    await migrateTo(database, secrets, release);
    await migrateToLatest(database, secrets);
    expect(await dumpRows(database, countingVersions)).toEqual(first);
  });
});

/** Tables whose versions a migration increments because it rebuilds their materialised documents. */
const countingVersions = ['recipe_answers'];

async function open(engine: TestEngine, files: TestDatabase): Promise<Database> {
  if (engine === 'sqlite') return openSqlite(`${files.folder}/hearth.db`);
  return openPostgres(files.env['POSTGRES_URL_OVERRIDE'] ?? '');
}

function insertOf(table: string, row: StoredRow) {
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  return sql`insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(row))})`;
}

async function rowsOf({ schema }: Database, table: string): Promise<Record<string, unknown>[]> {
  return (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(schema)).rows;
}

/** The migration that seals secrets deletes sessions that were exchanged for API tokens. */
function isPreserved(table: StoredTable[0], row: StoredRow, release: string): boolean {
  return table !== 'sessions' || release < tokens || release >= sealing || row['api_token_id'] === null;
}

/** Columns that later migrations change intentionally. */
function changedColumns(table: StoredTable[0], release: string): readonly string[] {
  if (table === 'recipe_answers') return ['version'];
  if (release >= sealing) return [];
  if (table === 'webhooks') return ['url'];
  if (table === 'event_notifiers') return ['address'];
  return table === 'invite_tokens' || table === 'meal_plan_feeds' ? ['token'] : [];
}

function without(row: StoredRow, columns: readonly string[]): StoredRow {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));
}

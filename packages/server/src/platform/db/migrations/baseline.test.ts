import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { kitchenIds } from '../../../testing/stored-kitchen/kitchen-ids.ts';
import { showKitchen } from '../../../testing/stored-kitchen/show-kitchen.ts';
import { kitchenRows } from '../../../testing/stored-kitchen/stored-kitchen.ts';
import { createTestDatabase, type TestDatabase, testEngines } from '../../../testing/test-databases.ts';
import { dumpRows } from '../../../testing/test-rows.ts';
import { systemRandom } from '../../random/random.ts';
import { SealedSecrets } from '../../secrets/sealed-secrets.ts';
import type { Database } from '../database.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';
import { adoptBaseline, baseline, DatabaseTooOldError } from './baseline.ts';
import { isNewDatabase, migrateToLatest, migrationNames } from './migrate.ts';
import { storedSchema } from './stored-schema-for-test.ts';

const secret = 'a secret that outlives releases';

describe.each(testEngines)('a database of the last build of 0.9 on %s', (engine) => {
  let files: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    files = await createTestDatabase(engine);
    database = await openOld();
  });
  afterEach(async () => {
    await database.close();
    await files.remove();
  });

  async function openOld(): Promise<Database> {
    if (engine === 'sqlite') {
      writeFileSync(`${files.folder}/hearth.db`, stored('sqlite.db.gz'));
      return openSqlite(`${files.folder}/hearth.db`);
    }
    const opened = await openPostgres(files.env['POSTGRES_URL_OVERRIDE'] ?? '');
    await sql.raw(stored('postgres.sql.gz').toString()).execute(opened.schema);
    return opened;
  }

  it('is taken over with every row and the schema of a new one, and is served', async () => {
    const before = await dumpRows(database);
    expect(before.length).toBeGreaterThan(60);
    await adoptBaseline(database);
    expect(await dumpRows(database)).toEqual(before);
    expect(await migrationsIn(database)).toEqual([baseline]);
    await migrateToLatest(database);
    expect(await migrationsIn(database)).toEqual(migrationNames());
    expect(await storedSchema(database)).toEqual(await schemaOfNew());
    const ids = kitchenIds(1);
    const tables = kitchenRows(ids, new SealedSecrets(secret, systemRandom));
    await showKitchen(engine, { ...files.env, SECRET: secret }, { ids, tables });
  });

  it('keeps the last runs of jobs whose names have changed', async () => {
    await sql`insert into job_runs (name, started_at, duration_ms) values ('unlock-names', '2026-01-01', 3)`.execute(
      database.schema,
    );
    await adoptBaseline(database);
    await migrateToLatest(database);
    const { rows } = await sql<{ name: string }>`select name from job_runs where duration_ms = 3`.execute(
      database.schema,
    );
    expect(rows).toEqual([{ name: 'reset-login-throttling' }]);
  });

  it('has every recipe indexed again soon after', async () => {
    await adoptBaseline(database);
    await migrateToLatest(database);
    const { rows: jobs } = await sql<{ payload: string; run_at: string }>`
      select payload, run_at from jobs where name = 'index-recipes'`.execute(database.schema);
    const { rows: recipes } = await sql<{ id: string; group_id: string }>`
      select id, group_id from recipes order by id`.execute(database.schema);
    expect(recipes.length).toBeGreaterThan(0);
    const asked = jobs.flatMap(({ payload }) => {
      const { groupId, recipeIds } = Object(JSON.parse(payload)) as { groupId: string; recipeIds: string[] };
      return recipeIds.map((id) => ({ id, group_id: groupId }));
    });
    expect(asked.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(recipes);
    expect(jobs[0]?.run_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
  });

  async function schemaOfNew(): Promise<unknown> {
    const others = await createTestDatabase(engine);
    const fresh =
      engine === 'sqlite'
        ? openSqlite(`${others.folder}/hearth.db`)
        : await openPostgres(others.env['POSTGRES_URL_OVERRIDE'] ?? '');
    try {
      await migrateToLatest(fresh);
      return await storedSchema(fresh);
    } finally {
      await fresh.close();
      await others.remove();
    }
  }

  it('is taken over once by processes that start together', async () => {
    await Promise.all([migrateToLatest(database), migrateToLatest(database)]);
    expect(await migrationsIn(database)).toEqual(migrationNames());
  });

  it('can be looked at by a process that starts while another takes it over', async () => {
    const state = { isDone: false };
    const taken = migrateToLatest(database).finally(() => (state.isDone = true));
    const look = async (): Promise<void> => {
      while (!state.isDone) expect(await isNewDatabase(database)).toBe(false);
    };
    await Promise.all([taken, look(), look(), look()]);
  });

  it('is refused while steps of 0.9 are missing, and stays as it is', async () => {
    await sql`delete from kysely_migration where name = '0043-reading-imports'`.execute(database.schema);
    const before = [await migrationsIn(database), await storedSchema(database)];
    const refused = migrateToLatest(database);
    await expect(refused).rejects.toThrow(DatabaseTooOldError);
    await expect(refused).rejects.toThrow('Start the last build of 0.9 with it once, then this release.');
    expect([await migrationsIn(database), await storedSchema(database)]).toEqual(before);
  });
});

function stored(name: string): Buffer {
  return gunzipSync(readFileSync(new URL(`before-baseline/${name}`, import.meta.url)));
}

async function migrationsIn({ schema }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    schema,
  );
  return rows.map(({ name }) => name);
}

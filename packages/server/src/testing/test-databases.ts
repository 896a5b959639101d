import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The two databases that every route and repository test runs on. */
export type TestEngine = 'sqlite' | 'postgres';

/** Address of a PostgreSQL server where databases may be created and dropped; absent where there is none. */
const adminUrl = process.env['TEST_POSTGRES_URL'];

/** SQLite always; PostgreSQL where the test run has started one. */
export const testEngines: readonly TestEngine[] =
  adminUrl === undefined ? ['sqlite'] : ['sqlite', 'postgres'];

/** An empty database of its own for one test file. */
export interface TestDatabase {
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  remove(): Promise<void>;
}

export async function createTestDatabase(engine: TestEngine): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-test-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (engine === 'sqlite') return { env: { DATA_DIR: folder }, folder, remove: async () => removeFolder() };
  const name = `hearth_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  const url = new URL(adminUrl ?? '');
  url.pathname = `/${name}`;
  return {
    env: { DATA_DIR: folder, DB_ENGINE: 'postgres', POSTGRES_URL_OVERRIDE: url.href },
    folder,
    remove: async () => {
      await onServer(`drop database ${name} with (force)`);
      removeFolder();
    },
  };
}

async function onServer(statement: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../platform/db/database.ts';
import { loadSettings, type Settings } from '../settings.ts';

/** The two databases that every route and repository test runs on. */
export type TestEngine = 'sqlite' | 'postgres';

/** Address of a PostgreSQL server where databases may be created and dropped; absent where there is none. */
const adminUrl = process.env['TEST_POSTGRES_URL'];

const available: readonly TestEngine[] = adminUrl === undefined ? ['sqlite'] : ['sqlite', 'postgres'];
/** The one database of a project of tests that has only one. */
const only = process.env['TEST_ENGINE'];

/** SQLite always; PostgreSQL where the test run has started one. */
export const testEngines: readonly TestEngine[] = available.filter(
  (engine) => only === undefined || engine === only,
);

/** Variables by which the global setup of a run names its migrated databases to the tests. */
export const templateVariables = {
  sqlite: 'TEST_SQLITE_TEMPLATE',
  postgres: 'TEST_POSTGRES_TEMPLATE',
} as const;

/** The migrated database to copy; undefined outside a run of the tests, where the caller migrates. */
export function migratedTemplate(engine: TestEngine): string | undefined {
  return process.env[templateVariables[engine]];
}

/** A database of its own for one test file. */
export interface TestDatabase {
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  /** Name on the PostgreSQL server; empty for SQLite. */
  readonly name: string;
  remove(): Promise<void>;
}

/** An empty database, or a copy of a template: the path of a SQLite file or the name of a PostgreSQL database. */
export async function createTestDatabase(engine: TestEngine, template?: string): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-test-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (engine === 'sqlite') {
    if (template !== undefined) copyFileSync(template, join(folder, 'hearth.db'));
    return { env: { DATA_DIR: folder }, folder, name: '', remove: async () => removeFolder() };
  }
  const name = `hearth_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  const url = new URL(adminUrl ?? '');
  url.pathname = `/${name}`;
  return {
    env: { DATA_DIR: folder, DB_ENGINE: 'postgres', POSTGRES_URL_OVERRIDE: url.href },
    folder,
    name,
    remove: async () => {
      await onServer(`drop database ${name} with (force)`);
      removeFolder();
    },
  };
}

/** The settings of a server on a test database; `env` adds to or overrides the environment. */
export function testSettings(database: TestDatabase, env: Readonly<Record<string, string>> = {}): Settings {
  return loadSettings({ ...database.env, LOG_LEVEL: 'silent', ...env }, () => {
    throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
  });
}

/** Commits without waiting for the disk: half the time of a run, and no test in this process cuts the power. */
export async function withoutDurability({ dialect, schema }: Database): Promise<void> {
  if (dialect.engine === 'sqlite') await sql`pragma synchronous = off`.execute(schema);
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

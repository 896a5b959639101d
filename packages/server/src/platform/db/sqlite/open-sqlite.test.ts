import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { migrateToLatest } from '../migrations/migrate.ts';
import { openSqlite } from './open-sqlite.ts';
import { systemScope } from '../scope.ts';

const scope = systemScope('test');

/** Locks the database, reports that on standard output and unlocks it a moment later. */
const holder = `
  const { DatabaseSync } = require('@photostructure/sqlite');
  const database = new DatabaseSync(process.argv[1]);
  database.exec('begin immediate');
  process.stdout.write('held');
  setTimeout(() => database.exec('commit'), 300);
`;

describe('an SQLite database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-sqlite-'));
  const path = join(folder, 'hearth.db');
  let database: Database;
  beforeAll(async () => {
    database = openSqlite(path);
    await migrateToLatest(database);
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function pragma(name: string): Promise<unknown> {
    const { rows } = await sql<object>`${sql.raw(`pragma ${name}`)}`.execute(database.schema);
    return Object.values(rows[0] ?? {})[0];
  }

  it('syncs every commit to the disk before acknowledging it, so a power cut loses none', async () => {
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('journal_mode')).toBe('wal');
  });

  it('is complete in its single file after closing', async () => {
    const [whole, copy] = ['whole', 'copy'].map((name) => join(folder, `${name}.db`));
    const closing = openSqlite(whole ?? '');
    await migrateToLatest(closing);
    await closing.write(scope, (tx) =>
      tx.insertInto('site_settings').values({ name: 'last', value: '1' }).execute(),
    );
    await closing.close();
    copyFileSync(whole ?? '', copy ?? '');
    const copied = openSqlite(copy ?? '');
    expect(await copied.read(scope).selectFrom('site_settings').select('name').execute()).toEqual([
      { name: 'last' },
    ]);
    await copied.close();
  });

  it('waits for another process that holds the write lock', async () => {
    const other = spawn(process.execPath, ['-e', holder, path], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = new Promise((resolve) => other.once('exit', resolve));
    await new Promise((resolve) => other.stdout.once('data', resolve));
    await database.write(scope, (tx) =>
      tx.insertInto('site_settings').values({ name: 'waited', value: '1' }).execute(),
    );
    await ended;
    const rows = await database.read(scope).selectFrom('site_settings').select('name').execute();
    expect(rows).toContainEqual({ name: 'waited' });
  });
});

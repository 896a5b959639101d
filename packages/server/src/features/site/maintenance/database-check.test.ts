import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseCheck } from '@hearth/contract';
import { createLog } from '../../../platform/log/log.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { TestServer } from '../../../testing/test-server.ts';
import { testEngines } from '../../../testing/test-databases.ts';

const url = '/api/admin/maintenance/database';
const job = '/api/admin/jobs/check-database/run';

describe('the check of the SQLite file', () => {
  let server: TestServer;
  let admin: TestClient;
  let lines: string[];
  beforeEach(async () => {
    lines = [];
    const log = createLog({ level: 'error', output: { write: (line) => void lines.push(line) } });
    server = await TestServer.start('sqlite', {}, { log });
    admin = server.as(await server.member({ admin: true }));
  });
  afterEach(() => server.stop());

  const lastCheck = async () => DatabaseCheck.parse(succeeded(await admin.get(url))).lastCheck;
  const check = async () => {
    succeeded(await admin.post(job));
    await server.workOff();
    return lastCheck();
  };

  it('says nothing before it has been done', async () => {
    expect(await admin.get(url)).toMatchObject({ body: { engine: 'sqlite', lastCheck: null } });
  });

  it('finds a sound file sound, and says when', async () => {
    const before = server.clock.now();
    const found = await check();
    expect(found?.damage).toEqual([]);
    expect(Date.parse(found?.checkedAt ?? '')).toBeGreaterThanOrEqual(before.getTime());
    expect(lines).toEqual([]);
  });

  it('finds the damage of one table, writes it to the log and says so until a check finds none', async () => {
    const repair = await damage(server, 'recipe_notes');
    const found = await check();
    expect(found?.damage.join('\n')).toMatch(/page|btree|malformed/i);
    expect(lines.join('')).toContain('the database file is damaged');
    expect(await lastCheck()).toEqual(found);
    repair();
    expect((await check())?.damage).toEqual([]);
  });

  it('takes a result that cannot be read for none', async () => {
    await check();
    writeFileSync(join(server.platform.settings.server.dataDir, 'database-check.json'), '{"damage":');
    expect(await lastCheck()).toBeNull();
    expect(await check()).not.toBeNull();
  });
});

describe.each(testEngines.filter((engine) => engine === 'postgres'))('the check on %s', (engine) => {
  it('is left to the database', async () => {
    const server = await TestServer.start(engine);
    try {
      const admin = server.as(await server.member({ admin: true }));
      expect((await admin.get(url)).body).toEqual({ engine: 'postgres', lastCheck: null });
      expect((await admin.post(job)).status).toBe(404);
    } finally {
      await server.stop();
    }
  });
});

/** Overwrites the first page of a table on the disk; answers how to write back what was there. */
async function damage({ platform }: TestServer, table: string): Promise<() => void> {
  const { settings, database } = platform;
  const path = settings.database.engine === 'sqlite' ? settings.database.file : '';
  const run = async (sql: string) =>
    (await database.schema.executeQuery<Record<string, number>>(CompiledQuery.raw(sql))).rows[0] ?? {};
  await run('pragma wal_checkpoint(truncate)');
  const { page_size: size = 0 } = await run('pragma page_size');
  const { rootpage = 0 } = await run(`select rootpage from sqlite_schema where name = '${table}'`);
  const at = (rootpage - 1) * size;
  const was = readFileSync(path).subarray(at, at + size);
  const write = (bytes: Uint8Array) => {
    const file = openSync(path, 'r+');
    writeSync(file, bytes, 0, size, at);
    closeSync(file);
  };
  write(Buffer.alloc(size, 0xa5));
  return () => write(was);
}

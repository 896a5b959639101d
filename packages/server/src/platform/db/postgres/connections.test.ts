import { CompiledQuery } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { onlyWhere } from '../../../../../../tools/test-run/only-where.ts';
import { createTestDatabase, type TestDatabase, testEngines } from '../../../testing/test-databases.ts';
import type { PostgresConnections } from '../../../settings/derive.ts';
import { usualConnections } from '../../../settings/usual-connections.ts';
import type { Database } from '../database.ts';
import { systemScope } from '../scope.ts';
import { openPostgres } from './open-postgres.ts';

const scope = systemScope('try connections');
const where = onlyWhere(testEngines.includes('postgres'), 'only on PostgreSQL');

describe('the connections to PostgreSQL', where, () => {
  const opened: { database: Database; files: TestDatabase }[] = [];
  afterEach(async () => {
    for (const { database, files } of opened.splice(0)) {
      await database.close();
      await files.remove();
    }
  });

  async function open(settings: (url: string) => Partial<PostgresConnections>): Promise<Database> {
    const files = await createTestDatabase('postgres');
    const url = files.env['POSTGRES_URL_OVERRIDE'] ?? '';
    const database = await openPostgres(url, { ...usualConnections, standbyUrl: null, ...settings(url) });
    opened.push({ database, files });
    return database;
  }
  const query = (text: string) => CompiledQuery.raw(text);
  const write = (database: Database, text: string) => database.write(scope, (tx) => tx.run(query(text)));

  it('are at most as many as the settings say', async () => {
    const database = await open(() => ({ poolSize: 2 }));
    const text = 'select pg_backend_pid() as pid, pg_sleep(0.05)';
    const rows = await Promise.all(Array.from({ length: 8 }, () => write(database, text)));
    expect(new Set(rows.flat().map((row) => Object(row).pid)).size).toBe(2);
  });

  it('lead costly reads to the standby, and no others', async () => {
    const database = await open((url) => ({ standbyUrl: `${url}?application_name=standby` }));
    const reader = database.read(scope);
    const name = query(`select current_setting('application_name') as name`);
    expect(await reader.runCostly(name)).toEqual([{ name: 'standby' }]);
    expect(await reader.run(name)).not.toEqual([{ name: 'standby' }]);
    await expect(reader.runCostly(query('create table t ()'))).rejects.toThrow(/read-only/);
  });

  it('end a statement that takes longer than the settings say', async () => {
    const database = await open(() => ({ statementSeconds: 1 }));
    await expect(write(database, 'select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
  });

  it('say that the database is away to who waited too long for one', async () => {
    const database = await open(() => ({ poolSize: 1, connectSeconds: 1 }));
    const long = write(database, 'select pg_sleep(3)');
    await expect(write(database, 'select 1')).rejects.toMatchObject({ code: 'databaseAway' });
    await long;
  });
});

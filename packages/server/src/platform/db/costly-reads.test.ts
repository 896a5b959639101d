import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { describeServer } from '../../testing/describe-server.ts';
import { systemScope } from './scope.ts';
import { connectSqlite, ReadOutOfTime } from './sqlite/sqlite-connection.ts';
import { onlyWhere } from '../../../../../tools/test-run/only-where.ts';

/** Takes seconds. */
const long =
  'with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000000 and in_time()) ';

describe('a statement on SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-costly-'));
  const connection = connectSqlite(join(folder, 'x.db'));
  afterAll(() => {
    connection.close();
    rmSync(folder, { recursive: true });
  });

  it('that takes too long is ended', () => {
    const count = () => connection.allWithin(20, `${long} select count(*) from n`, []);
    expect(count).toThrow(ReadOutOfTime);
  });

  it('that ends in time has its rows, and later ones have no limit', () => {
    const some = `${long} select i from n limit 3`;
    expect(connection.allWithin(60_000, some, [])).toEqual([{ i: 1 }, { i: 2 }, { i: 3 }]);
    expect(connection.prepare(some).all([])).toHaveLength(3);
  });

  it('that is wrong says so', () => {
    expect(() => connection.allWithin(60_000, 'select soup', [])).toThrow(/soup/);
  });
});

describeServer('costly reads', ({ server, engine }) => {
  const costly = (statement: string, purpose = 'test') =>
    server.platform.database.read(systemScope(purpose)).runCostly(CompiledQuery.raw(statement));

  it('see what was committed, and what is wrong with a statement', async () => {
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx.insertInto('site_settings').values({ name: 'costly', value: 'x' }).execute(),
    );
    expect(await costly(`select value from site_settings where name = 'costly'`)).toEqual([{ value: 'x' }]);
    await expect(costly('select soup from site_settings')).rejects.toThrow(/soup/);
  });

  it(
    'are refused with a reason when they take too long',
    onlyWhere(engine === 'postgres', 'only on PostgreSQL'),
    async () => {
      await costly(`select set_config('statement_timeout', '20', false)`);
      await expect(costly('select pg_sleep(60)')).rejects.toMatchObject({ code: 'tooMuchWork' });
    },
  );
});

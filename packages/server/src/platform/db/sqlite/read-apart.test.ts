import { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { systemScope } from '../scope.ts';
import { onlyWhere } from '../../../../../../tools/test-run/only-where.ts';

const scope = systemScope('test');
const count = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 300000)';

describeServer('reads in a worker thread', ({ server, engine }) => {
  const apart = (statement: string) =>
    server.platform.database.read(scope).runApart(CompiledQuery.raw(statement));
  const values = async () => apart(`select value from site_settings where name like 'apart%' order by name`);

  it('see earlier commits', async () => {
    const { database } = server.platform;
    for (const value of ['one', 'two']) {
      const name = `apart ${value}`;
      await database.write(scope, (tx) => tx.insertInto('site_settings').values({ name, value }).execute());
    }
    expect(await values()).toEqual([{ value: 'one' }, { value: 'two' }]);
  });

  it('see the writes of the transaction they run in', async () => {
    await server.platform.database.write(scope, async (tx) => {
      await tx.insertInto('site_settings').values({ name: 'inside', value: 'x' }).execute();
      const rows = await tx.runApart(
        CompiledQuery.raw(`select value from site_settings where name = 'inside'`),
      );
      expect(rows).toEqual([{ value: 'x' }]);
    });
  });

  it('do not block other work', async () => {
    let turns = 0;
    let isRunning = true;
    const turn = (): void => {
      turns += 1;
      if (isRunning) setImmediate(turn);
    };
    setImmediate(turn);
    const rows = await apart(`${count} select count(*) as sum from n`);
    isRunning = false;
    expect(rows.map((row) => Number(Object(row).sum))).toEqual([300_000]);
    expect(turns).toBeGreaterThan(20);
  });

  it('report what is wrong with a statement', async () => {
    await expect(apart('select soup from site_settings')).rejects.toThrow(/soup/);
  });

  it('cannot write', onlyWhere(engine === 'sqlite', 'only on SQLite'), async () => {
    await expect(apart(`insert into site_settings values ('apart', 'x')`)).rejects.toThrow(/readonly/);
  });
});

import { CompiledQuery, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { onlyWhere } from '../../../../../../tools/test-run/only-where.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { runTogether } from '../../concurrency/run-together.ts';
import type { Tx } from '../database.ts';
import { type Scope, systemScope } from '../scope.ts';
import { StatementBatch } from './statement-batch.ts';

describe('a batch', () => {
  it('waits for all that ask at once, however deep, and for none that ask later', async () => {
    const sent: string[] = [];
    const batch = new StatementBatch({
      executeQuery: async ({ sql: text }: CompiledQuery) => {
        sent.push(text);
        return { rows: [] };
      },
    } as never);
    const deep = async () => {
      for (let level = 0; level < 20; level += 1) await Promise.resolve();
      return batch.run('select 2', []);
    };
    await Promise.all([batch.run('select 1', []), deep()]);
    await batch.run('select 3', []);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatch(/select 1.*select 2/);
  });
});

describeServer('statements on PostgreSQL', ({ server, engine }) => {
  const where = onlyWhere(engine === 'postgres', 'only on PostgreSQL');
  const scope = systemScope('try statements');
  const write = <T>(work: (tx: Tx<Scope>) => Promise<T>) => server.platform.database.write(scope, work);
  const raw = (text: string, ...values: unknown[]) => CompiledQuery.raw(text, values);

  it('bring back together what they bring back alone', where, async () => {
    const reader = server.platform.database.read(scope);
    const texts = [
      `select value from (values ('ü', 1), (null, 2), ('"\\', 3)) as t (value, place) order by place desc`,
      'select 1.5::double precision as a, 2::bigint as b, true as c, null::text as d, 1 as a',
      'select 1 as none where false',
      `select '{"x":[1]}'::jsonb as json`,
    ];
    const alone: unknown[] = [];
    for (const text of texts) alone.push(await reader.run(raw(text)));
    expect(await runTogether(texts.map((text) => reader.run(raw(text))))).toEqual(alone);
  });

  it('write together, and answer the rows that they return', where, async () => {
    const insert = (name: string) =>
      raw('insert into site_settings (name, value) values ($1, $2) returning name', name, '1');
    const rows = await write((tx) =>
      runTogether([
        tx.run(insert('batch a')),
        tx.run(insert('batch b')),
        tx.run(raw(`update site_settings set value = '2' where name = $1`, 'none')),
      ]),
    );
    expect(rows).toEqual([[{ name: 'batch a' }], [{ name: 'batch b' }], []]);
    const reader = server.platform.database.read(scope);
    expect(
      await reader.run(raw(`select name from site_settings where name like 'batch %' order by name`)),
    ).toEqual([{ name: 'batch a' }, { name: 'batch b' }]);
  });

  it('fail together with the reason of the one that is wrong, and write nothing', where, async () => {
    const insert = (name: string) =>
      raw('insert into site_settings (name, value) values ($1, $2)', name, '1');
    const failing = write((tx) =>
      runTogether([
        tx.run(insert('wrong a')),
        tx.run(raw('insert into site_settings (name) values (1 / 0)')),
      ]),
    );
    await expect(failing).rejects.toThrow(/division by zero/);
    const reader = server.platform.database.read(scope);
    expect(await reader.run(raw(`select 1 from site_settings where name = 'wrong a'`))).toEqual([]);
  });
});

describeServer('a transaction', ({ server }) => {
  it('takes no statement after its end', async () => {
    let late: Tx<Scope> | undefined;
    await server.platform.database.write(systemScope('end early'), async (tx) => void (late = tx));
    await expect(late?.execute(sql`delete from site_settings`)).rejects.toThrow(/after the end/);
  });
});

import { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { describeServer } from '../../testing/describe-server.ts';
import { dumpRows } from '../../testing/test-rows.ts';
import type { Tx } from './database.ts';
import { type SystemScope, systemScope } from './scope.ts';
import { onlyWhere } from '../../../../../tools/test-run/only-where.ts';

const scope = systemScope('test');

describeServer('transactions', ({ server, engine }) => {
  const set = (tx: Tx<SystemScope>, name: string, value = 'x') =>
    tx.insertInto('site_settings').values({ name, value }).execute();
  const names = async () =>
    (
      await server.platform.database
        .read(scope)
        .selectFrom('site_settings')
        .select('name')
        .orderBy('name')
        .execute()
    ).map(({ name }) => name);

  it('roll back after a failure and run no commit actions', async () => {
    const before = await dumpRows(server.platform.database);
    let ran = false;
    const failing = server.platform.database.write(scope, async (tx) => {
      tx.onCommit(() => (ran = true));
      await set(tx, 'half');
      throw new Error('in the middle');
    });
    await expect(failing).rejects.toThrow('in the middle');
    expect(await dumpRows(server.platform.database)).toEqual(before);
    expect(ran).toBe(false);
  });

  it('are not retried after an error other than a conflict', async () => {
    let tries = 0;
    const failing = server.platform.database.write(scope, async (tx) => {
      tries += 1;
      await set(tx, 'tried');
      await set(tx, 'tried');
    });
    await expect(failing).rejects.toThrow(/unique/i);
    expect(tries).toBe(1);
  });

  it('roll back earlier writes after a constraint violation', async () => {
    const failing = server.platform.database.write(scope, async (tx) => {
      await set(tx, 'twice');
      await set(tx, 'twice');
    });
    await expect(failing).rejects.toThrow(/unique/i);
    expect(await names()).toEqual([]);
  });

  it('reject a row that references a missing row', async () => {
    const failing = server.platform.database.write(scope, (tx) =>
      tx.insertInto('library_revisions').values({ group_id: 'nobody', revision: 1 }).execute(),
    );
    await expect(failing).rejects.toThrow(/foreign key/i);
  });

  it('reject a nested transaction instead of deadlocking', async () => {
    const { database } = server.platform;
    const nested = database.write(scope, async (tx) => {
      await set(tx, 'outer');
      await database.write(scope, (inner) => set(inner, 'inner'));
    });
    await expect(nested).rejects.toThrow('Nested transaction');
    expect(await names()).toEqual([]);
    await database.write(scope, (tx) => set(tx, 'afterwards'));
    await database.write(scope, (tx) => tx.deleteFrom('site_settings').execute());
  });

  it('keep the connection of a reader read-only', async () => {
    const remove = CompiledQuery.raw('delete from site_settings');
    const writing = Promise.resolve().then(() => server.platform.database.read(scope).run(remove));
    await expect(writing).rejects.toThrow(/read-?only/i);
  });

  it('show their writes to a reader created inside', async () => {
    const { database } = server.platform;
    await database.write(scope, async (tx) => {
      await set(tx, 'own');
      expect(await names()).toContain('own');
      await tx.deleteFrom('site_settings').where('name', '=', 'own').execute();
    });
  });

  it(
    'show the writes of their commit group to a reader created inside',
    onlyWhere(engine === 'sqlite', 'only on SQLite'),
    async () => {
      const { database } = server.platform;
      const reads = await Promise.all(
        ['joined 1', 'joined 2', 'joined 3'].map((name) =>
          database.write(scope, async (tx) => {
            const before = await names();
            await set(tx, name);
            return before.filter((one) => one.startsWith('joined')).length;
          }),
        ),
      );
      expect(reads).toEqual([0, 1, 2]);
      await database.write(scope, (tx) =>
        tx.deleteFrom('site_settings').where('name', 'like', 'joined%').execute(),
      );
    },
  );

  it('run commit actions after the commit, in order', async () => {
    const done: string[] = [];
    await server.platform.database.write(scope, async (tx) => {
      tx.onCommit(() => void done.push('first'));
      await set(tx, 'seen');
      tx.onCommit(() => void done.push('second'));
      expect(done).toEqual([]);
    });
    expect(done).toEqual(['first', 'second']);
    expect(await names()).toEqual(['seen']);
  });

  it('hide uncommitted writes from readers', async () => {
    const outside = server.platform.database.read(scope);
    const seenOutside = async () =>
      (await outside.selectFrom('site_settings').select('name').execute()).map(({ name }) => name);
    await server.platform.database.write(scope, async (tx) => {
      await set(tx, 'unseen');
      expect(await seenOutside()).not.toContain('unseen');
    });
    expect(await seenOutside()).toContain('unseen');
  });

  it('lose no write of many concurrent writers', async () => {
    const { database } = server.platform;
    await database.write(scope, (tx) => set(tx, 'count', '0'));
    const bump = () =>
      database.write(scope, (tx) =>
        tx
          .updateTable('site_settings')
          .set((eb) => ({ value: eb(eb.cast<number>('value', 'integer'), '+', 1) as never }))
          .where('name', '=', 'count')
          .execute(),
      );
    await Promise.all(Array.from({ length: 30 }, bump));
    const row = await database
      .read(scope)
      .selectFrom('site_settings')
      .select('value')
      .where('name', '=', 'count')
      .executeTakeFirst();
    expect(Number(row?.value)).toBe(30);
  });

  it('both succeed after a deadlock', async () => {
    const { database } = server.platform;
    await database.write(scope, async (tx) => {
      await set(tx, 'a', '');
      await set(tx, 'b', '');
    });
    const change = (first: string, second: string) =>
      database.write(scope, async (tx) => {
        for (const name of [first, second]) {
          await tx.updateTable('site_settings').set({ value: first }).where('name', '=', name).execute();
          if (engine === 'postgres') await new Promise((resolve) => setTimeout(resolve, 20));
        }
      });
    await Promise.all([change('a', 'b'), change('b', 'a'), change('a', 'b'), change('b', 'a')]);
    const rows = await database
      .read(scope)
      .selectFrom('site_settings')
      .select('value')
      .where('name', 'in', ['a', 'b'])
      .execute();
    expect(new Set(rows.map(({ value }) => value)).size).toBe(1);
  });

  it('change organizers and recipes concurrently without a deadlock', async () => {
    const client = server.as(await server.member());
    const recipes = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => client.cook(name, { tags: ['shared'], tools: ['pan'] })),
    );
    const tag = recipes[0]?.tags[0]?.id;
    const work = Array.from({ length: 24 }, (_, index) => {
      if (index % 3 === 0) return client.put(`/api/organizers/tags/${tag}`, { name: `shared ${index}` });
      if (index % 3 === 1) return client.list({ tags: String(tag) });
      return client.patch(`/api/recipes/${recipes[index % 4]?.id}`, { description: `${index}` });
    });
    await Promise.all(work);
    expect((await client.list({ tags: String(tag) })).total).toBe(4);
  });
});

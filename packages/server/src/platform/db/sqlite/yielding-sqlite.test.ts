import { join } from 'node:path';
import { CompiledQuery, sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-databases.ts';
import type { Tx } from '../database.ts';
import { LoopTurn } from './loop-turn.ts';
import { openSqlite } from './open-sqlite.ts';
import { type Scope, systemScope } from '../scope.ts';

const scope = systemScope('test');

const statements = {
  built: (tx: Tx<Scope>, name: string) => tx.execute(sql`insert into soups values (${name})`),
  prepared: async (tx: Tx<Scope>, name: string) =>
    void (await tx.run(CompiledQuery.raw('insert into soups values (?)', [name]))),
};

it.each(['built', 'prepared'] as const)(
  'a long SQLite transaction of %s statements yields to other work and stays atomic',
  async (kind) => {
    const { folder, remove } = await createTestDatabase('sqlite');
    let ms = 0;
    const oneMsEachTime = new LoopTurn(() => (ms += 1));
    const database = openSqlite(join(folder, 'soups.db'), oneMsEachTime);
    let turns = 0;
    let isRunning = true;
    const count = (): void => {
      turns += 1;
      if (isRunning) setImmediate(count);
    };
    setImmediate(count);
    await database.write(scope, async (tx) => {
      await tx.execute(sql`create table soups (name text)`);
      for (let at = 0; at < 200; at += 1) await statements[kind](tx, `soup ${at}`);
    });
    isRunning = false;
    expect(turns).toBeGreaterThanOrEqual(15);
    expect(turns).toBeLessThan(50);
    const { rows } = await sql<{ count: number }>`select count(*) as count from soups`.execute(
      database.schema,
    );
    expect(rows).toEqual([{ count: 200 }]);
    await database.close();
    await remove();
  },
);

it.each(['a write', 'a migration'])(
  '%s that SQLite has rolled back by itself rejects with the cause',
  async (what) => {
    const { folder, remove } = await createTestDatabase('sqlite');
    const database = openSqlite(join(folder, 'soups.db'));
    await sql`create table soups (name text)`.execute(database.schema);
    const rollBack = async (run: (statement: string) => Promise<unknown>) => {
      await run(`insert into soups values ('lost')`);
      await run('rollback');
      throw new Error('the disk is full');
    };
    const failed =
      what === 'a write'
        ? database.write(scope, (tx) => rollBack((statement) => tx.execute(sql.raw(statement))))
        : database.schema
            .transaction()
            .execute((tx) => rollBack((statement) => sql.raw(statement).execute(tx)));
    await expect(failed).rejects.toThrow('the disk is full');
    await database.write(scope, (tx) => tx.execute(sql`insert into soups values ('kept')`));
    const { rows } = await sql`select name from soups`.execute(database.schema);
    expect(rows).toEqual([{ name: 'kept' }]);
    await database.close();
    await remove();
  },
);

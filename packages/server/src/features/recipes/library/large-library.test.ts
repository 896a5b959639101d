import { sql } from 'kysely';
import { beforeAll, expect, it, vi } from 'vitest';
import { Database } from '../../../platform/db/database.ts';
import { describeServer } from '../../../testing/describe-server.ts';

/** Rows are numbered as if thousands of recipes had come before. */
const nextRow = {
  sqlite: sql`update sqlite_sequence set seq = 6000 where name = 'recipes'`,
  postgres: sql`select setval(pg_get_serial_sequence('recipes', 'row'), 6000)`,
};

/** Statements that ran apart. */
let apart: string[] = [];
const { read } = Database.prototype;
vi.spyOn(Database.prototype, 'read').mockImplementation(function watch(this: Database, scope) {
  const reader = read.call(this, scope);
  const runApart: typeof reader.runApart = (query) => {
    apart.push(query.sql);
    return reader.runApart(query);
  };
  return { ...reader, runApart };
});

describeServer('a large library', { cook: {} }, ({ server, engine, client }) => {
  beforeAll(async () => {
    apart = [];
    await client.cook('Bread');
  });

  it('is sorted and searched apart from other requests, with the same results as a small one', async () => {
    expect(await client.names({ orderBy: 'name', orderDirection: 'asc' })).toEqual(['Bread']);
    expect(await client.names({ search: 'bread' })).toEqual(['Bread']);
    expect(apart).toEqual([]);
    await nextRow[engine].execute(server.platform.database.schema);
    for (const name of ['Apple pie', 'Curry', 'Bread soup']) await client.cook(name);
    const all = ['Apple pie', 'Bread', 'Bread soup', 'Curry'];
    expect(await client.names({ orderBy: 'slug', orderDirection: 'asc' })).toEqual(all);
    expect(apart.length).toBe(1);
    expect((await client.names({ search: 'bread' })).toSorted()).toEqual(['Bread', 'Bread soup']);
    expect(apart.length).toBeGreaterThan(1);
  });

  it('shows each change at once', async () => {
    await client.patch('/api/recipes/curry', { name: 'Aaa' });
    const order = { orderBy: 'total_time', orderDirection: 'desc' };
    expect((await client.names(order)).toSorted()).toEqual(['Aaa', 'Apple pie', 'Bread', 'Bread soup']);
    expect(await client.names({ search: 'curry' })).toEqual([]);
    expect(await client.names({ search: 'aaa' })).toEqual(['Aaa']);
  });
});

import { beforeEach, expect, it } from 'vitest';
import { ReadPlanEntry } from '@hearth/contract';
import * as z from 'zod';
import { queryText, type Query, succeeded, type TestClient } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';

const root = '/api/households/mealplans';
const Found = z.looseObject({ total: z.number(), items: z.array(ReadPlanEntry) });

describeServer('days of meal plans', { env: { TZ: 'Pacific/Kiritimati' } }, ({ server }) => {
  let client: TestClient;
  beforeEach(async () => {
    client = server.as(await server.member());
  });

  const create = async (fields: object) => ReadPlanEntry.parse(succeeded(await client.post(root, fields)));
  const list = async (query: Query = {}) =>
    Found.parse(succeeded(await client.get(`${root}?${queryText(query)}`)));
  const titles = async (query: Query = {}) => (await list(query)).items.map(({ title }) => title);
  const inOrder = { orderBy: 'date,position', orderDirection: 'asc' };
  /** Makes entries of a day by title. */
  const day = async (date: string, ...names: string[]) => {
    const made: ReadPlanEntry[] = [];
    for (const title of names) made.push(await create({ date, title }));
    return made;
  };

  it('entries that are planned, moved and deleted at the same time have a place each', async () => {
    const [first, ...rest] = await day('2024-04-01', 'a', 'b', 'c');
    const others = await day('2024-04-02', 'x', 'y');
    const creations = Array.from({ length: 12 }, (_, number) =>
      create({ date: '2024-04-01', title: `new ${number}`, ...(number % 3 === 0 ? { position: 1 } : {}) }),
    );
    const moves = others.map(({ id }) => client.patch(`${root}/${id}`, { date: '2024-04-01' }));
    const turns = rest.map(({ id }) => client.patch(`${root}/${id}`, { position: 0 }));
    const answers = [client.delete(`${root}/${first?.id}`), ...moves, ...turns];
    await Promise.all(creations);
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    const { items } = await list({ ...inOrder, start_date: '2024-04-01', end_date: '2024-04-01' });
    expect(items.map(({ position }) => position)).toEqual(Array.from({ length: 16 }, (_, place) => place));
  });

  it('entries of a day keep their order, and one takes the place that it is given', async () => {
    const [a, b, c] = await day('2024-03-05', 'a', 'b', 'c');
    expect([a, b, c].map((one) => one?.position)).toEqual([0, 1, 2]);
    const order = async () => {
      const { items } = await list({ ...inOrder, start_date: '2024-03-05', end_date: '2024-03-05' });
      expect(items.map(({ position }) => position)).toEqual(items.map((_, place) => place));
      return items.map(({ title }) => title).join('');
    };
    const move = async (entry: ReadPlanEntry | undefined, position: number) =>
      succeeded(await client.patch(`${root}/${entry?.id}`, { position }));
    expect(await move(a, 2)).toMatchObject({ position: 2 });
    expect(await order()).toBe('bca');
    await move(a, 0);
    expect(await order()).toBe('abc');
    await move(b, 50);
    expect(await order()).toBe('acb');
    await create({ date: '2024-03-05', title: 'd', position: 1 });
    expect(await order()).toBe('adcb');
    await client.delete(`${root}/${a?.id}`);
    expect(await order()).toBe('dcb');
    await day('2024-03-06', 'x', 'y');
    expect((await client.patch(`${root}/${c?.id}`, { date: '2024-03-06' })).body).toMatchObject({
      position: 2,
    });
    expect(await order()).toBe('db');
    expect((await client.patch(`${root}/${b?.id}`, { date: '2024-03-06', position: 0 })).body).toMatchObject({
      position: 0,
    });
    expect(await titles({ ...inOrder, start_date: '2024-03-06' })).toEqual(['b', 'x', 'y', 'c']);
  });

  it('today is a day of the server’s time zone, and nothing shifts a day', async () => {
    // Half past twelve in UTC is half past two of the next day on that island.
    const now = server.clock.now();
    const noon = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 12, 30) - now.getTime();
    server.clock.advance(noon);
    const todayInUtc = server.clock.now().toISOString().slice(0, 10);
    const onTheIsland = new Date(server.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    await create({ date: todayInUtc, title: 'yesterday’s' });
    await create({ date: onTheIsland, title: 'second', position: 0 });
    await create({ date: onTheIsland, title: 'first', position: 0 });
    const today = z.array(ReadPlanEntry).parse((await client.get(`${root}/today`)).body);
    expect(today.map(({ title, date }) => [title, date])).toEqual([
      ['first', onTheIsland],
      ['second', onTheIsland],
    ]);
    expect(await create({ date: `${todayInUtc}T23:59:59-11:00`, title: 'x' })).toMatchObject({
      date: todayInUtc,
    });
    server.clock.advance(-noon);
  });
});

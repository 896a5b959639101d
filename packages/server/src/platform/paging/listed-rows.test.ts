import { beforeAll, expect, it, vi } from 'vitest';
import { Database } from '../db/database.ts';
import { queryText, succeeded } from '../../testing/test-client.ts';
import { describeServer } from '../../testing/describe-server.ts';

const items = '/api/households/shopping/items';

/** Counts the statements that run apart, and the rows that arrive at once; it changes nothing about them. */
let costly = 0;
let apart = 0;
let maxWholeRows = 0;
const { read } = Database.prototype;
vi.spyOn(Database.prototype, 'read').mockImplementation(function watch(this: Database, scope) {
  const reader = read.call(this, scope);
  const runCostly: typeof reader.runCostly = (query) => {
    costly += 1;
    return reader.runCostly(query);
  };
  const countWhole = (rows: readonly object[]) => {
    const isWhole = Object.keys(rows[0] ?? {}).length > 1;
    if (isWhole) maxWholeRows = Math.max(maxWholeRows, rows.length);
  };
  const runApart: typeof reader.runApart = async (query) => {
    apart += 1;
    const rows = await reader.runApart(query);
    countWhole(rows as object[]);
    return rows;
  };
  const run: typeof reader.run = async (query) => {
    const rows = await reader.run(query);
    countWhole(rows as object[]);
    return rows;
  };
  return { ...reader, run, runApart, runCostly };
});

describeServer('pages of a long list', { cook: {} }, ({ server, client }) => {
  beforeAll(async () => {
    const create = async (path: string, body: object) =>
      String(Object(succeeded(await client.post(path, body))).id);
    const shoppingListId = await create('/api/households/shopping/lists', { name: 'Market' });
    const bakery = await create('/api/groups/labels', { name: 'Bakery' });
    const dairy = await create('/api/groups/labels', { name: 'Dairy' });
    const sent = [
      { note: 'c', position: 3, labelId: dairy },
      { note: 'a', position: 1 },
      { note: 'd', position: 4 },
      { note: 'b', position: 2, labelId: bakery },
    ];
    const ids = new Map<string, string>();
    for (const item of sent)
      ids.set(
        item.note,
        Object((await client.post(items, { ...item, shoppingListId })).body).createdItems[0].id,
      );
    // PostgreSQL moves a changed row within its files.
    for (const note of ['a', 'c'])
      succeeded(await client.patch(`${items}/${ids.get(note)}`, { extras: { seen: '1' } }));
  });

  const page = async (query: Record<string, string | number>) =>
    Object(succeeded(await client.get(`${items}?${queryText(query)}`)));
  const notes = async (query: Record<string, string | number>): Promise<string> =>
    (await page(query)).items.map(({ note }: { note: string }) => note).join('');

  it.each([
    [{}, 'bdac'],
    [{ orderDirection: 'asc' }, 'cadb'],
    [{ orderBy: 'position', orderDirection: 'asc' }, 'abcd'],
    [{ orderBy: 'position' }, 'dcba'],
  ])('are sorted with %j', async (query, expected) => {
    expect(await notes(query)).toBe(expected);
    const halves = [
      await notes({ ...query, page: 1, perPage: 2 }),
      await notes({ ...query, page: 2, perPage: 2 }),
    ];
    expect(halves.join('')).toBe(expected);
  });

  it.each([
    ['asc', 'first', 'adbc'],
    ['asc', 'last', 'bcad'],
    ['desc', 'first', 'adcb'],
    ['desc', 'last', 'cbad'],
  ])('put rows without a value at the requested end: %s, %s', async (way, orderByNullPosition, expected) => {
    expect(await notes({ orderBy: `label.name:${way},note:asc`, orderByNullPosition })).toBe(expected);
  });

  it('have a link to the next page, except for the last', async () => {
    expect((await page({ page: 1, perPage: 2 })).next).toContain('page=2');
    expect((await page({ page: 2, perPage: 2 })).next).toBeNull();
    expect((await page({ page: 1, perPage: 4 })).next).toBeNull();
    expect((await page({ page: 1, perPage: -1 })).next).toBeNull();
  });

  it.each([
    [
      'a pattern beside a few values',
      'note LIKE "%a%" AND position < 3 AND checked = false AND quantity >= 0',
      2,
    ],
    ['many comparisons', Array.from({ length: 50 }, (_, at) => `position = ${at}`).join(' OR '), 2],
    ['a few values', 'position >= 1 AND position <= 4 AND checked = false', 0],
  ])('run apart from other requests when the filter is costly: %s', async (_what, queryFilter, expected) => {
    costly = 0;
    await page({ queryFilter });
    expect(costly).toBe(expected);
  });

  it('are read in slices when they are long, and sorted apart', async () => {
    const market = await server.member();
    const other = server.as(market);
    const list = Object(succeeded(await other.post('/api/households/shopping/lists', { name: 'All' })));
    for (const half of [0, 1])
      succeeded(
        await other.post(
          `${items}/create-bulk`,
          Array.from({ length: 600 }, (_, at) => ({
            shoppingListId: list.id,
            note: `thing ${(at * 7 + half) % 600} ${half}`,
          })),
        ),
      );
    const read = async (query: Record<string, string | number>) =>
      Object(succeeded(await other.get(`${items}?${queryText(query)}`)));
    const order = { orderBy: 'note', orderDirection: 'asc' };
    [maxWholeRows, apart] = [0, 0];
    const whole = await read({ ...order, perPage: -1 });
    expect(maxWholeRows).toBeLessThanOrEqual(200);
    expect(apart).toBe(1);
    expect(whole.items).toHaveLength(1200);
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(...(await read({ ...order, page, perPage: 400 })).items);
    expect(whole.items).toEqual(pages);
    const last = await read({ ...order, page: 2, perPage: 700 });
    expect(last.items).toEqual(pages.slice(700));
  });
});

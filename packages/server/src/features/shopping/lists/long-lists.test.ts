import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { bumpLibraryRevisionOf } from '../../../platform/db/revisions/library-revision.ts';
import { systemScope } from '../../../platform/db/scope.ts';
import { SqliteConnection } from '../../../platform/db/sqlite/sqlite-connection.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { organizer } from '../../../testing/test-people.ts';
import { type TestMember, TestServer } from '../../../testing/test-server.ts';
import { items, TestBasket } from '../testing/basket-for-test.ts';

const notes = (length: number) =>
  Array.from({ length }, (_, at) => ({ note: `thing ${at}`, position: at, quantity: 1 }));

/** Frequent changes of a list; `item` is an existing one. */
function buildChanges(client: TestClient, listId: string, item: { id: string }, foodId: string) {
  const sync = (kind: string, sent: object) => {
    const changes = [{ id: crypto.randomUUID(), kind, listId, items: [sent] }];
    return client.post('/api/households/shopping/changes', { device: 'telephone', changes });
  };
  return {
    'an item is added': () => client.post(items, { shoppingListId: listId, note: crypto.randomUUID() }),
    'a food is added': () => client.post(items, { shoppingListId: listId, foodId }),
    'an existing note is added': () => client.post(items, { shoppingListId: listId, note: 'thing 3' }),
    'an amount is changed': () => client.patch(`${items}/${item.id}`, { quantity: 5 }),
    'an item is ticked': () => client.patch(`${items}/${item.id}`, { checked: true }),
    'an item is unticked': () => client.patch(`${items}/${item.id}`, { checked: false }),
    'a device adds an item': () => sync('add', { id: crypto.randomUUID(), note: crypto.randomUUID() }),
    'a device changes an item': () => sync('change', { id: item.id, quantity: 7 }),
    'a device ticks an item': () => sync('change', { id: item.id, checked: true }),
  };
}

describe('a change of a list of 1,000 items on sqlite', () => {
  let server: TestServer;
  let cook: TestMember;
  let client: TestClient;
  let foodId: string;
  const lists: { length: number; id: string; item: { id: string } }[] = [];
  const prepare = vi.spyOn(SqliteConnection.prototype, 'prepare');
  beforeAll(async () => {
    server = await TestServer.start('sqlite');
    cook = await server.member();
    client = server.as(cook);
    foodId = await server.food(cook.groupId, { name: 'Flour' });
    for (const length of [10, 1000]) {
      const basket = await TestBasket.start(client);
      const { createdItems } = await basket.add(...notes(length - 1), { foodId, position: length });
      const item = createdItems[5];
      if (item === undefined) throw new Error('nothing was created');
      lists.push({ length, id: basket.id, item });
    }
  });
  afterEach(() => prepare.mockClear());
  afterAll(async () => {
    prepare.mockRestore();
    await server.stop();
  });

  const kinds = Object.keys(buildChanges(undefined as never, '', { id: '' }, ''));

  /** The statements that a request runs, and how many rows they return. */
  async function measureCost(work: () => Promise<unknown>): Promise<{ statements: string[]; rows: number }> {
    let rows = 0;
    const statement = new SqliteConnection({
      prepare: vi.fn(() => ({ columns: () => [] })),
      function: vi.fn(),
    } as never);
    const all = vi.spyOn(Object.getPrototypeOf(statement.prepare('')) as { all: () => unknown[] }, 'all');
    prepare.mockClear();
    succeeded((await work()) as Parameters<typeof succeeded>[0]);
    for (const { value } of all.mock.results) rows += (value as unknown[]).length;
    all.mockRestore();
    return { statements: prepare.mock.calls.map(([text]) => text), rows };
  }

  it.each(kinds)('needs as many statements and rows as one of 10 items when %s', async (kind) => {
    const costs = [];
    for (const { id, item } of lists) {
      const work = buildChanges(client, id, item, foodId)[kind as keyof ReturnType<typeof buildChanges>];
      costs.push(await measureCost(work));
    }
    const [short, long] = costs;
    expect(long?.statements).toEqual(short?.statements);
    expect(long?.rows).toBe(short?.rows);
    expect(long?.rows).toBeLessThan(30);
  });

  it.each(kinds)('scans neither a whole list nor all rows of the group when %s', async (kind) => {
    const [, long] = lists;
    if (long === undefined) throw new Error('there is no long list');
    const changes = buildChanges(client, long.id, long.item, foodId);
    const { statements } = await measureCost(changes[kind as keyof typeof changes]);
    const plans = await Promise.all(
      statements.filter((text) => /^(?:select|with|update|delete|insert)\b/i.test(text)).map(fetchPlan),
    );
    const whole =
      /\bSCAN (?!json_each|CONSTANT|wanted|list|food|beginning)|_(?:list_id|group_id|group_\w+|food_id) \(/;
    expect(plans.flat().filter((step) => whole.test(step))).toEqual([]);
  });

  async function fetchPlan(statement: string): Promise<string[]> {
    const { rows } = await sql<{ detail: string }>`${sql.raw(`explain query plan ${statement}`)}`.execute(
      server.platform.database.schema,
    );
    return rows.map(({ detail }) => detail);
  }
});

describeServer('long lists', { cook: organizer }, ({ server, engine, cook, client }) => {
  it('merge an added item into the first equal one', async () => {
    const basket = await TestBasket.start(client);
    const foodId = await server.food(cook.groupId, { name: 'Rice' });
    await basket.add(...notes(1000));
    const first = await basket.one({ foodId, position: 500 });
    const { updatedItems } = await basket.add({ foodId, quantity: 2 }, { note: 'thing 999', quantity: 4 });
    expect(updatedItems).toMatchObject([
      { id: first.id, quantity: 3 },
      { note: 'thing 999', quantity: 5 },
    ]);
    expect((await basket.read()).listItems).toHaveLength(1001);
  });

  it('distinguish notes with a long common beginning, also beyond ASCII', async () => {
    const basket = await TestBasket.start(client);
    const beginning = '🍅é'.repeat(40);
    await basket.add({ note: `${beginning} one`, quantity: 1 }, { note: `${beginning} two`, quantity: 1 });
    const { updatedItems, createdItems } = await basket.add(
      { note: `${beginning} two`, quantity: 1 },
      { note: `${beginning} three`, quantity: 1 },
    );
    expect(updatedItems).toMatchObject([{ note: `${beginning} two`, quantity: 2 }]);
    expect(createdItems).toMatchObject([{ note: `${beginning} three` }]);
  });

  it('show changes of catalog entries and of the list since the last read', async () => {
    const basket = await TestBasket.start(client);
    const label = succeeded(await client.post('/api/groups/labels', { name: `Aisle ${engine}` })) as {
      id: string;
    };
    const food = succeeded(await client.post('/api/foods', { name: 'Barley', labelId: label.id })) as {
      id: string;
    };
    await basket.one({ foodId: food.id, quantity: 1 });
    expect((await basket.read()).listItems).toMatchObject([{ food: { name: 'Barley' } }]);
    succeeded(await client.put(`/api/foods/${food.id}`, { name: 'Millet', labelId: label.id }));
    expect((await basket.read()).listItems).toMatchObject([{ food: { name: 'Millet' } }]);
    succeeded(await client.put(`/api/groups/labels/${label.id}`, { ...label, name: 'Grain' }));
    expect((await basket.read()).listItems).toMatchObject([{ label: { name: 'Grain' } }]);
    succeeded(await client.patch(`/api/households/shopping/lists/${basket.id}`, { name: 'Mill' }));
    expect(await basket.read()).toMatchObject({ name: 'Mill' });
  });

  /** Inserts `count` foods, each with its own name. */
  async function manyFoods(group_id: string, count: number): Promise<void> {
    const now = '2024-01-01T00:00:00.000000Z';
    const stamps = { group_id, created_at: now, updated_at: now, label_id: null, plural_name: null };
    const rows = Array.from({ length: count }, (_, at) => {
      const name = `food number ${at}`;
      return { id: crypto.randomUUID(), name, search_text: name, description: '', ...stamps };
    });
    await server.platform.database.write(systemScope('test'), async (tx) => {
      await bumpLibraryRevisionOf(tx, group_id);
      for (let at = 0; at < count; at += 1000)
        await tx
          .insertInto('foods')
          .values(rows.slice(at, at + 1000))
          .execute();
    });
  }

  it('label an item by the most similar of 5,000 foods', async () => {
    const member = await server.member();
    const own = server.as(member);
    await manyFoods(member.groupId, 5000);
    const label = succeeded(await own.post('/api/groups/labels', { name: 'Grain' })) as { id: string };
    succeeded(await own.post('/api/foods', { name: 'Buckwheat', labelId: label.id }));
    const basket = await TestBasket.start(own);
    expect(await basket.one({ note: 'buckwheet' })).toMatchObject({ label: { id: label.id } });
    const page = succeeded(await own.get('/api/foods?perPage=-1')) as { items: { name: string }[] };
    expect(page.items).toHaveLength(5001);
    succeeded(await own.post('/api/foods', { name: 'Amaranth' }));
    expect(succeeded(await own.get('/api/foods?perPage=-1'))).toMatchObject({ total: 5002 });
  });
});

import { describe, expect, it } from 'vitest';
import type { OutboxNews, PendingWrite } from '../../platform/offline/outbox/pending-write.ts';
import { ada, buildRecipe, keepInMemory, writesInMemory } from '../testing/in-memory.ts';
import { Outbox } from './outbox.ts';

const origin = 'https://hearth.example';
type Network = (request: Request) => Promise<Response>;
const offline: Network = () => Promise.reject(new TypeError('no network'));

function setUp() {
  const soup = buildRecipe('Soup', { notes: [{ title: 'Salt', text: 'a little' }] });
  const kept = keepInMemory(soup);
  const writes = writesInMemory();
  const news: OutboxNews[] = [];
  const drafts: PendingWrite[] = [];
  const world: { network: Network; self: typeof ada | null; sent: string[]; isOnline: boolean } = {
    network: offline,
    self: ada,
    sent: [],
    isOnline: false,
  };
  let ids = 0;
  const outbox = new Outbox({
    base: origin,
    kept,
    writes,
    fetch: async (request) => {
      const answer = await world.network(request.clone());
      world.sent.push(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`.trim());
      return answer;
    },
    readSelf: async () => world.self,
    keepDraft: async (write) => void drafts.push(write),
    tell: (message) => void news.push(message),
    wakeLater: async () => undefined,
    isOnline: () => world.isOnline,
    newId: () => `new-${(ids += 1)}`,
    now: () => new Date('2026-05-01T12:00:00Z'),
  });
  const write = async (
    method: string,
    address: string,
    json?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const body = json === undefined ? null : JSON.stringify(json);
    const request = new Request(origin + address, {
      method,
      body,
      headers: { ...(body === null ? {} : { 'content-type': 'application/json' }), ...headers },
    });
    return outbox.answer(request, address);
  };
  return { soup, kept, writes, news, drafts, world, outbox, write };
}

const ratings = '/api/users/ada/ratings/soup';
const plan = '/api/households/mealplans';

describe('the outbox', () => {
  it('sends at once what can be sent', async () => {
    const { world, write, writes } = setUp();
    world.network = async () => Response.json(null);
    await write('POST', ratings, { rating: 4 });
    expect([world.sent, writes.all.size]).toEqual([['POST /api/users/ada/ratings/soup {"rating":4}'], 0]);
  });

  it('keeps a rating, joins it with the next, and sends both as one', async () => {
    const { world, write, outbox, news } = setUp();
    expect((await write('POST', ratings, { rating: 4 })).status).toBe(200);
    await write('POST', ratings, { isFavorite: true });
    world.network = async () => Response.json(null);
    await outbox.send();
    expect(world.sent).toEqual(['POST /api/users/ada/ratings/soup {"rating":4,"isFavorite":true}']);
    expect(news.at(-1)).toEqual({ kind: 'settled', waiting: 0 });
  });

  it('a change of the plan that waits is changed and deleted in its place', async () => {
    const { world, write, outbox, writes } = setUp();
    const entry = { date: '2026-05-01', entryType: 'dinner', recipeId: 'id-of-soup' };
    const made = (await (await write('POST', plan, entry)).json()) as {
      id: number;
      recipe: { name: string };
    };
    expect([made.id, made.recipe.name]).toEqual([-1, 'Soup']);
    await write('PATCH', `${plan}/-1`, { date: '2026-05-02' });
    const other = (await (await write('POST', plan, entry)).json()) as { id: number };
    await write('DELETE', `${plan}/${other.id}`);
    expect(writes.all.size).toBe(1);
    world.network = async () => Response.json({ id: 7 });
    await outbox.send();
    expect(world.sent).toEqual([
      `POST ${plan} {"date":"2026-05-02","entryType":"dinner","recipeId":"id-of-soup"}`,
    ]);
  });

  it('what belongs to a thing that waits is sent to the id that the server gives', async () => {
    const { world, write, outbox } = setUp();
    const event = { recipeId: 'id-of-soup', subject: 'Ada made this', eventType: 'comment' };
    const { id } = (await (await write('POST', '/api/recipes/timeline/events', event)).json()) as {
      id: string;
    };
    const photo = new Request(`${origin}/api/recipes/timeline/events/${id}/image`, {
      method: 'PUT',
      body: 'bytes',
    });
    await outbox.answer(photo, `/api/recipes/timeline/events/${id}/image`);
    world.network = async () => Response.json({ id: 'stored' });
    await outbox.send();
    expect(world.sent[1]).toBe('PUT /api/recipes/timeline/events/stored/image bytes');
  });

  it('a write whose answer was lost is sent again with its key, and later changes of it go after it', async () => {
    const { world, write, outbox } = setUp();
    const entry = { date: '2026-05-01', entryType: 'dinner', title: 'Soup' };
    const keys: (string | null)[] = [];
    world.isOnline = true;
    world.network = async ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      throw new TypeError('the answer was lost');
    };
    await write('POST', plan, entry, { 'idempotency-key': 'one' });
    world.isOnline = false;
    world.network = offline;
    await write('PATCH', `${plan}/-1`, { date: '2026-05-02' });
    await write('DELETE', `${plan}/-1`);
    world.network = async ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return Response.json({ id: 7 });
    };
    await outbox.send();
    expect(keys).toEqual(['one', 'one', null, null]);
    expect(world.sent).toEqual([
      `POST ${plan} ${JSON.stringify(entry)}`,
      `PATCH ${plan}/7 {"date":"2026-05-02"}`,
      `DELETE ${plan}/7`,
    ]);
  });

  it('a change of what was never sent keeps the key of the creation', async () => {
    const { world, write, outbox } = setUp();
    const keys: (string | null)[] = [];
    await write('POST', plan, { date: '2026-05-01', title: 'Soup' }, { 'idempotency-key': 'one' });
    await write('PATCH', `${plan}/-1`, { date: '2026-05-02' });
    world.network = async ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return Response.json({ id: 7 });
    };
    await outbox.send();
    expect(keys).toEqual(['one']);
  });

  it('the order holds: what fails for want of a network waits, with all that follows', async () => {
    const { world, write, outbox, writes } = setUp();
    await write('POST', ratings, { rating: 4 });
    await write('PATCH', '/api/recipes/soup/last-made', { timestamp: '2026-05-01T12:00:00Z' });
    world.network = async () => new Response('', { status: 503 });
    await outbox.send();
    expect(writes.all.size).toBe(2);
    expect(world.sent).toHaveLength(1);
  });

  it('a refusal is kept with its reason until someone has read it, and does not hold up others', async () => {
    const { world, write, outbox, writes } = setUp();
    await write('POST', ratings, { rating: 4 });
    await write('PATCH', '/api/recipes/soup/last-made', { timestamp: '2026-05-01T12:00:00Z' });
    world.network = async ({ url }) =>
      url.includes('ratings')
        ? Response.json({ detail: { message: 'Recipe not found' } }, { status: 404 })
        : Response.json({});
    await outbox.send();
    expect([...writes.all.values()].map(({ state }) => state)).toEqual([
      { kind: 'refused', reason: 'Recipe not found' },
    ]);
  });

  it('sends only changes of the person who is signed in', async () => {
    const { world, write, outbox, writes } = setUp();
    await write('POST', ratings, { rating: 4 });
    world.self = { ...ada, id: 'ben' };
    world.network = async () => Response.json(null);
    await outbox.send();
    expect([world.sent, writes.all.size]).toEqual([[], 1]);
  });

  it('a write that needs the server fails as it would without an outbox', async () => {
    const { write } = setUp();
    await expect(write('POST', '/api/users/ada/ratings/unknown', { rating: 4 })).rejects.toThrow(
      'no network',
    );
  });
});

describe('a recipe that was changed without a network', () => {
  const theirs = (fields: object) => async (request: Request) => {
    if (request.method === 'GET')
      return Response.json(
        { ...buildRecipe('Soup', { notes: [{ title: 'Salt', text: 'a little' }] }), ...fields },
        {
          headers: { etag: '"2"' },
        },
      );
    return request.headers.get('if-match') === '"2"' ? Response.json({}) : new Response('', { status: 412 });
  };

  it('is shown as changed, and two edits are one', async () => {
    const { write, kept, writes, soup } = setUp();
    await write('PUT', '/api/recipes/id-of-soup', { ...soup, name: 'Leek soup' }, { 'if-match': '"1"' });
    await write('PUT', '/api/recipes/id-of-soup', { ...soup, name: 'Leek soup', description: 'Warm' });
    expect((await kept.find('soup'))?.recipe).toMatchObject({ name: 'Leek soup', description: 'Warm' });
    expect([...writes.all.values()]).toMatchObject([{ base: { recipe: { name: 'Soup' }, etag: '"1"' } }]);
  });

  it('is merged with what others changed', async () => {
    const { write, outbox, world, soup, writes } = setUp();
    await write('PUT', '/api/recipes/id-of-soup', { ...soup, name: 'Leek soup' });
    world.network = theirs({ description: 'By Ben' });
    await outbox.send();
    expect(JSON.parse(world.sent.at(-1)?.replace(/^\S+ \S+ /, '') ?? '')).toMatchObject({
      name: 'Leek soup',
      description: 'By Ben',
    });
    expect(writes.all.size).toBe(0);
  });

  it('waits as a draft where both changed the same', async () => {
    const { write, outbox, world, soup, writes, drafts } = setUp();
    await write('PUT', '/api/recipes/id-of-soup', { ...soup, name: 'Leek soup' });
    world.network = theirs({ name: 'Onion soup', slug: 'onion-soup' });
    await outbox.send();
    expect(drafts).toHaveLength(1);
    expect([...writes.all.values()].map(({ state }) => state)).toEqual([
      { kind: 'conflict', slug: 'onion-soup' },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { answerFor } from './answer-for.ts';
import type { Parts } from './parts.ts';
import { buildRecipe, keepInMemory } from './testing/in-memory.ts';

const origin = 'https://hearth.example';

/** A cache in memory. */
class MemoryCache {
  readonly entries = new Map<string, Response>();
  match = async (key: RequestInfo | URL) => this.entries.get(readPath(key))?.clone();
  keys = async () => [...this.entries.keys()].map((path) => new Request(new URL(path, origin)));
  put = async (key: RequestInfo | URL, answer: Response) => void this.entries.set(readPath(key), answer);
}

function readPath(key: RequestInfo | URL): string {
  const { pathname, search } = new URL(key instanceof Request ? key.url : String(key), origin);
  return pathname + search;
}

function setUp(network: (request: Request) => Promise<Response>, base = '', keptRecipes = keepInMemory()) {
  const [files, answers] = [new MemoryCache(), new MemoryCache()];
  const notified: boolean[] = [];
  const parts: Parts = {
    origin,
    base,
    files: async () => files,
    answers: async () => answers,
    shared: async () => answers,
    pictures: async () => ({ match: async () => undefined }),
    kept: keptRecipes,
    outbox: {
      answer: async (request) => network(request),
      listWaiting: async () => [],
      send: async () => undefined,
    },
    fetch: network,
    wait: () => new Promise((resolve) => setTimeout(resolve, 5)),
    notify: (isReached) => void notified.push(isReached),
  };
  const answer = async (path: string, init: { method?: string; mode?: string } = {}) => {
    const request = new Request(new URL(base + path, origin), { method: init.method ?? 'GET' });
    if (init.mode !== undefined) Object.defineProperty(request, 'mode', { value: init.mode });
    return (await answerFor(parts, request)) ?? new Response('left alone');
  };
  const ask = async (...call: Parameters<typeof answer>) => (await answer(...call)).text();
  return { files, answers, answer, ask, notified };
}

const offline = () => Promise.reject(new TypeError('no network'));
const silent = () => new Promise<Response>(() => undefined);
const list = '/api/households/shopping/lists/7';

describe('without a network', () => {
  it.each([
    ['a resource', list],
    ['a page of a collection', '/api/households/shopping/lists?page=1'],
    ['the signed-in user', '/api/users/self'],
  ])('%s comes from the cache', async (_, path) => {
    let isOffline = false;
    const { ask } = setUp(() => (isOffline ? offline() : Promise.resolve(new Response('milk'))));
    expect(await ask(path)).toBe('milk');
    isOffline = true;
    expect(await ask(path)).toBe('milk');
    await expect(ask(`${path}${path.includes('?') ? '&' : '?'}other=1`)).rejects.toThrow('no network');
  });

  it.each([
    ['fails', offline],
    ['does not respond', silent],
    ['returns a gateway error', async () => new Response('bad gateway', { status: 502 })],
  ])('every page is the cached one if the network %s', async (_, network) => {
    const { files, answers, ask } = setUp(network);
    await files.put('/shopping-lists', new Response('the page'));
    await answers.put(list, new Response('milk'));
    expect(await ask('/shopping-lists/7', { mode: 'navigate' })).toBe('the page');
    expect(await ask(list)).toBe('milk');
  });

  it.each([
    ['fails', offline],
    ['does not respond', silent],
  ])('the start of the app leads to the lists if the network %s', async (_, network) => {
    const { files, answer } = setUp(network);
    await files.put('/shopping-lists', new Response('the page'));
    const { status, headers } = await answer('/', { mode: 'navigate' });
    expect([status, headers.get('location')]).toEqual([302, `${origin}/shopping-lists`]);
  });
});

describe('recipes without a network', () => {
  it('those on this device are read and listed, and others are not', async () => {
    const { ask, answer } = setUp(offline, '', keepInMemory(buildRecipe('Soup')));
    expect(JSON.parse(await ask('/api/recipes/soup'))).toMatchObject({ name: 'Soup' });
    expect((await answer('/api/recipes/id-of-soup')).headers.get('etag')).toBe('"1"');
    expect(JSON.parse(await ask('/api/recipes?search=soup'))).toMatchObject({ total: 1 });
    await expect(ask('/api/recipes/cake')).rejects.toThrow('no network');
  });

  it('a library without any recipe says that the server cannot be reached', async () => {
    await expect(setUp(offline).ask('/api/recipes?page=1')).rejects.toThrow('no network');
  });

  it('the start of the app is the library where there are recipes', async () => {
    const { files, ask } = setUp(offline, '', keepInMemory(buildRecipe('Soup')));
    await files.put('/shopping-lists', new Response('the page'));
    expect(await ask('/', { mode: 'navigate' })).toBe('the page');
  });

  it('a recipe that the server answers is kept', async () => {
    const kept = keepInMemory();
    const recipe = buildRecipe('Soup');
    await setUp(async () => Response.json(recipe, { headers: { etag: '"5"' } }), '', kept).ask(
      '/api/recipes/soup',
    );
    await expect.poll(async () => (await kept.find('soup'))?.etag).toBe('"5"');
  });
});

describe('the plan without a network', () => {
  const address = (from: string, to: string) =>
    `/api/households/mealplans?start_date=${from}&end_date=${to}&page=1&perPage=-1`;
  const plan = (cachedAt: string, ...days: readonly string[]) =>
    Response.json(
      { page: 1, total: days.length, items: days.map((date) => ({ date, cachedAt })) },
      { headers: { date: cachedAt } },
    );
  const [early, late] = ['Mon, 02 Nov 2026 08:00:00 GMT', 'Mon, 02 Nov 2026 09:00:00 GMT'];

  it('is cut out of the newest cached response that covers all days', async () => {
    const { answers, ask } = setUp(offline);
    await answers.put(
      address('2026-11-02', '2026-11-15'),
      plan(late, '2026-11-02', '2026-11-08', '2026-11-10'),
    );
    await answers.put(address('2026-11-08', '2026-11-14'), plan(early, '2026-11-09'));
    await answers.put(address('2026-11-09', '2026-11-22'), plan(late, '2026-11-20'));
    expect(JSON.parse(await ask(address('2026-11-08', '2026-11-14')))).toEqual({
      page: 1,
      total: 2,
      items: [
        { date: '2026-11-08', cachedAt: late },
        { date: '2026-11-10', cachedAt: late },
      ],
    });
  });

  it('fails for days or filters that no cached response covers', async () => {
    const { answers, ask } = setUp(offline);
    await answers.put(address('2026-11-02', '2026-11-15'), plan(late, '2026-11-02'));
    await expect(ask(address('2026-11-10', '2026-11-16'))).rejects.toThrow('no network');
    await expect(ask(`${address('2026-11-02', '2026-11-03')}&queryFilter=x`)).rejects.toThrow('no network');
  });
});

describe('with a network', () => {
  it('responses and pages are fresh, and errors are not cached', async () => {
    let status = 200;
    const { answers, files, ask } = setUp(async () => new Response(`fresh ${status}`, { status }));
    await answers.put(list, new Response('old'));
    expect(await ask(list)).toBe('fresh 200');
    expect(await ask('/shopping-lists', { mode: 'navigate' })).toBe('fresh 200');
    status = 404;
    expect(await ask(list)).toBe('fresh 404');
    expect(await answers.entries.get(list)?.clone().text()).toBe('fresh 200');
    expect(await files.entries.get('/shopping-lists')?.clone().text()).toBe('fresh 200');
  });

  it('pages are notified whether the server responded', async () => {
    let isOffline = false;
    const { ask, notified } = setUp(() => (isOffline ? offline() : Promise.resolve(new Response('milk'))));
    await ask(list);
    isOffline = true;
    await ask(list);
    expect(notified).toEqual([true, false]);
  });

  it('files of the app are fetched once, as their names contain a content hash', async () => {
    let count = 0;
    const { ask } = setUp(async () => new Response(`file ${(count += 1)}`));
    expect(await ask('/assets/base-1.js')).toBe('file 1');
    expect(await ask('/assets/base-1.js')).toBe('file 1');
    expect(await ask('/assets/base-2.js')).toBe('file 2');
  });

  it.each([
    ['a request that changes something', list, { method: 'POST' }],
    ['a request to another origin', 'https://elsewhere.example/api/users/self', {}],
    ['the live stream', '/api/households/live', {}],
    ['suggestions of the finder', '/api/recipes/suggestions/all', {}],
    ['the documentation', '/docs', { mode: 'navigate' }],
  ])('%s is not handled', async (_, path, init) => {
    expect(await setUp(offline).ask(path, init)).toBe('left alone');
  });
});

describe('below a path', () => {
  it('keys of cached responses leave it out, and other apps of the host are not handled', async () => {
    let isOffline = false;
    const network = () => (isOffline ? offline() : Promise.resolve(new Response('milk')));
    const { answers, ask, files } = setUp(network, '/kitchen');
    expect(await ask(list)).toBe('milk');
    isOffline = true;
    expect([...answers.entries.keys()]).toEqual([list]);
    expect(await ask(list)).toBe('milk');
    await files.put('/kitchen/shopping-lists', new Response('the page'));
    expect(await ask('/g/home', { mode: 'navigate' })).toBe('the page');
    expect(await setUp(offline, '/kitchen').ask('/../garden/api/users/self')).toBe('left alone');
  });
});

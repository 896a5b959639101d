import { ReportOut } from '@hearth/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Loopback, startWeb } from '../../../../platform/net/loopback-for-test.ts';
import { createSafeFetch } from '../../../../platform/net/safe-fetch.ts';
import { parseTrustedNetworks } from '../../../../platform/net/trusted-networks.ts';
import { succeeded, type TestClient } from '../../../../testing/test-client.ts';
import { testEngines } from '../../../../testing/test-databases.ts';
import { TestServer } from '../../../../testing/test-server.ts';

const unread = 'whatever of it you like or do not mind, from yesterday or so';

function page(name: string): string {
  const recipe = {
    '@type': 'Recipe',
    name,
    recipeIngredient: ['1 cup flour', unread],
    recipeInstructions: ['Mix.'],
  };
  return `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
}

describe.each(testEngines)('the ingredients of many pages on %s', (engine) => {
  let server: TestServer;
  let client: TestClient;
  let web: Loopback;
  beforeAll(async () => {
    web = await startWeb((request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(page(`Dish ${request.url?.slice(1)}`));
    }, '0.0.0.0');
    const trusted = parseTrustedNetworks('127.0.0.0/8') ?? [];
    const safeFetch = createSafeFetch({ trusted: () => trusted, limits: { timeoutMs: 5000 } });
    server = await TestServer.start(engine, {}, { safeFetch });
    client = server.as(await server.member());
  });
  afterAll(async () => {
    await server.stop();
    await web.close();
  });

  const at = (path: string, host = '127.0.0.1') => `http://${host}:${web.port}/${path}`;
  const finish = async (imports: readonly object[], options: object = {}) => {
    const answered = await client.post('/api/recipes/create/url/bulk', { imports, ...options });
    await server.platform.jobs.workOff();
    return ReportOut.parse(
      succeeded(await client.get(`/api/groups/reports/${String(Object(succeeded(answered)).reportId)}`)),
    );
  };

  it('are read where that is asked for, and the report says how many were left as text', async () => {
    const urls = ['127.0.0.1', '127.0.0.2', '127.0.0.3'].map((host, index) => ({
      url: at(`read-${index}`, host),
    }));
    const { entries } = await finish(urls, { readIngredients: true });
    expect(entries.map(({ ingredientsRead, ingredientsLeft }) => [ingredientsRead, ingredientsLeft])).toEqual(
      [
        [1, 1],
        [1, 1],
        [1, 1],
      ],
    );
    const { recipeIngredient } = await client.recipe('dish-read-0');
    expect(recipeIngredient[0]).toMatchObject({
      quantity: 1,
      unit: { name: 'cup' },
      food: { name: 'flour' },
      originalText: '1 cup flour',
    });
    expect(recipeIngredient[1]).toMatchObject({ food: null, unit: null, note: unread, quantity: null });
    const foods = succeeded(await client.get('/api/foods?perPage=-1')) as { items: { name: string }[] };
    expect(foods.items.map(({ name }) => name)).toEqual(['flour']);
  });

  it('stay as they are written unless reading is asked for', async () => {
    const { entries } = await finish([{ url: at('plain') }]);
    expect(entries[0]).toMatchObject({ ingredientsRead: null, ingredientsLeft: null });
    const { recipeIngredient } = await client.recipe('dish-plain');
    expect(recipeIngredient.map(({ note, food }) => [note, food])).toEqual([
      ['1 cup flour', null],
      [unread, null],
    ]);
  });
});

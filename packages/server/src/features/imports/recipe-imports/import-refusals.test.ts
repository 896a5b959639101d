import { limits } from '@hearth/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Loopback, startCanary, startWeb } from '../../../platform/net/loopback-for-test.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { TestServer } from '../../../testing/test-server.ts';

const refused = { status: 400, body: { detail: { details: 'OUTBOUND_ADDRESS_REFUSED' } } };
const page = `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Inside', recipeIngredient: ['x'], recipeInstructions: 'y' })}</script>`;

describe.each(testEngines)('addresses that are not public on %s', (engine) => {
  let server: TestServer;
  let client: TestClient;
  let admin: TestClient;
  let canary: Loopback;
  let web: Loopback;
  beforeAll(async () => {
    canary = await startCanary();
    web = await startWeb((request, response) => {
      if (request.url === '/redirect')
        response.writeHead(302, { location: `http://127.0.0.1:${canary.port}/` }).end();
      else response.setHeader('content-type', 'text/html').end(page);
    }, '127.0.0.2');
    server = await TestServer.start(engine);
    client = server.as(await server.member());
    admin = server.as(await server.member({ admin: true }));
  });
  afterAll(async () => {
    await server.stop();
    await canary.close();
    await web.close();
  });

  const hosts = [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '0.0.0.0',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::]',
    'user@127.0.0.1',
    '⑫⑦.0.0.1',
    '169.254.169.254',
    '10.0.0.1',
    '192.168.0.1',
    '[fe80::1]',
    '[fd00::1]',
    '[64:ff9b::7f00:1]',
  ];

  it.each(hosts)(
    '%s is refused by every door, without a connection, and nothing is created',
    async (host) => {
      const { slug } = await client.cook(`Door ${host}`);
      const before = await server.rowCounts();
      const url = `http://${host}:${canary.port}/x`;
      for (const door of [
        '/api/recipes/create/url',
        '/api/recipes/create-url',
        `/api/recipes/${slug}/image`,
      ]) {
        const answer = await client.post(door, { url });
        expect(answer).toMatchObject(refused);
      }
      expect(await server.rowCounts()).toEqual(before);
      expect(canary.connections()).toBe(0);
    },
  );

  it('the picture of a pasted recipe is not fetched from there', async () => {
    const image = `http://127.0.0.1:${canary.port}/x.png`;
    const data = JSON.stringify({
      '@type': 'Recipe',
      name: 'Pasted',
      image,
      recipeIngredient: ['x'],
      recipeInstructions: 'y',
    });
    const answer = await client.post('/api/recipes/create/html-or-json', { data });
    expect(answer.status).toBe(201);
    expect((await client.recipe(String(answer.body))).image).toBeNull();
    expect(canary.connections()).toBe(0);
  });

  it('the refusal names the setting that would allow it, and says nothing about the network', async () => {
    const texts = new Set();
    for (const host of ['127.0.0.1', '10.1.2.3', 'localhost']) {
      texts.add(
        (await client.post('/api/recipes/create/url', { url: `http://${host}:${canary.port}/` })).text,
      );
    }
    expect(texts.size).toBe(1);
    expect([...texts][0]).toContain('OUTBOUND_TRUSTED');
    expect([...texts][0]).not.toContain('127.0.0.1');
  });

  it('an administrator’s trust works at once, and so does its end', async () => {
    const url = `http://127.0.0.2:${web.port}/page`;
    expect(await client.post('/api/recipes/create/url', { url })).toMatchObject(refused);
    await admin.put('/api/admin/site-settings', { outboundTrusted: ['127.0.0.2'] });
    const answer = await client.post('/api/recipes/create/url', { url });
    expect(answer).toMatchObject({ status: 201, body: 'inside' });
    const redirected = await client.post('/api/recipes/create/url', {
      url: `http://127.0.0.2:${web.port}/redirect`,
    });
    expect(redirected).toMatchObject(refused);
    expect(canary.connections()).toBe(0);
    await admin.put('/api/admin/site-settings', { outboundTrusted: [] });
    expect(await client.post('/api/recipes/create/url', { url })).toMatchObject(refused);
  });
});

describe('what is too large to be read', () => {
  let server: TestServer;
  let client: TestClient;
  beforeAll(async () => {
    server = await TestServer.start('sqlite');
    client = server.as(await server.member());
  });
  afterAll(() => server.stop());

  const paste = (data: string) => client.post('/api/recipes/create/html-or-json', { data });
  const pageWith = (recipe: object) =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Soup', ...recipe })}</script>`;

  it('refuses a page of very many elements with a message', async () => {
    expect(await paste('<p>a'.repeat(limits.pageElements + 1))).toMatchObject({
      status: 422,
      body: {
        detail: `A page can have at most ${limits.pageBytes} bytes and ${limits.pageElements} elements`,
      },
    });
  });

  it('refuses a recipe of too many ingredients with a message, not one of the maximum', async () => {
    const buildRecipe = (length: number) => ({
      recipeIngredient: Array.from({ length }, (_, at) => `${at} cups of flour`),
      recipeInstructions: ['Stir.'],
    });
    expect(await paste(pageWith(buildRecipe(limits.ingredients + 1)))).toMatchObject({
      status: 422,
      body: {
        detail: `A recipe can have at most ${limits.ingredients} ingredients and ${limits.steps} steps`,
      },
    });
    expect((await paste(pageWith(buildRecipe(limits.ingredients)))).status).toBe(201);
  });
});

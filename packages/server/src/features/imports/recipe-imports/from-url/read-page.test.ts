import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Loopback, startWeb } from '../../../../platform/net/loopback-for-test.ts';
import type { TestClient } from '../../../../testing/test-client.ts';
import { testEngines } from '../../../../testing/test-databases.ts';
import { TestServer } from '../../../../testing/test-server.ts';

/** Prose in which no machine finds the lines of a recipe. */
const prose = `<html><head><meta property="og:title" content="Sundays"></head><body><main><p>Grandmother took half a pound
  of flour and two eggs, stirred them, and baked what came of it for an hour. ${'We loved her for it. '.repeat(30)}
  </p></main></body></html>`;
const marked = `<html><body><div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Bread</h1>
  <span itemprop="recipeIngredient">500 g flour</span><p itemprop="recipeInstructions">Knead.</p></div></body></html>`;
const video = (description: string, transcript?: string) =>
  `<meta property="og:type" content="video"><script type="application/ld+json">${JSON.stringify({ '@type': 'VideoObject', name: 'Leek tart', author: { name: 'Ada' }, description, transcript })}</script>`;
const reply = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Grandmother’s cake',
  cookTime: 'PT1H',
  recipeIngredient: ['half a pound of flour', '2 eggs'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Stir.' },
    { '@type': 'HowToStep', text: 'Bake.' },
  ],
};

describe.each(testEngines)('a page that an AI service may read on %s', (engine) => {
  const asked: string[] = [];
  let answer: { status: number; content: string };
  let web: Loopback;
  let service: Loopback;
  let server: TestServer;
  let off: TestServer;
  let client: TestClient;
  beforeAll(async () => {
    const pages: Record<string, string> = {
      '/prose': prose,
      '/marked': marked,
      '/video': video('Ingredients:\n2 leeks\nflour\n\nMethod:\nBake the leeks for an hour.\n\n0:00 Hello'),
      '/silent-video': video('My three cats and me.'),
      '/told-video': video(
        'The recipe is in the video.',
        'You take half a pound of flour and two eggs, and you stir.',
      ),
      '/short': '<p>Not found</p>',
    };
    web = await startWeb((request, response) => response.end(pages[request.url ?? '']));
    service = await startWeb((request, response) => {
      void json(request).then((body) => {
        asked.push(JSON.stringify(body));
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ choices: [{ message: { content: answer.content } }] }));
      });
    });
    const trusted = { OUTBOUND_TRUSTED: '127.0.0.0/8' };
    const ai = { OPENAI_API_KEY: 'sk-key', OPENAI_BASE_URL: `http://127.0.0.1:${service.port}/v1` };
    server = await TestServer.start(engine, { ...trusted, ...ai });
    off = await TestServer.start(engine, trusted);
    client = server.as(await server.member());
  });
  afterAll(async () => {
    await Promise.all([server.stop(), off.stop(), web.close(), service.close()]);
  });
  beforeEach(() => {
    asked.length = 0;
    answer = { status: 200, content: JSON.stringify(reply) };
  });

  const at = (path: string) => `http://127.0.0.1:${web.port}${path}`;
  const send = (path: string, as = client) => as.post('/api/recipes/create/url', { url: at(path) });

  it('is read by it when no machine finds the recipe', async () => {
    expect(await send('/prose')).toMatchObject({ status: 201, body: 'grandmother-s-cake' });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('Grandmother took half a pound');
    expect(await client.recipe('grandmother-s-cake')).toMatchObject({
      name: 'Grandmother’s cake',
      performTime: '1 hour',
      orgURL: at('/prose'),
      recipeIngredient: [{ note: 'half a pound of flour' }, { note: '2 eggs' }],
      recipeInstructions: [{ text: 'Stir.' }, { text: 'Bake.' }],
    });
  });

  it('of a video has the recipe that was written below it, without amounts that nobody wrote', async () => {
    const { body } = await send('/video');
    expect(asked).toEqual([]);
    expect(await client.recipe(String(body))).toMatchObject({
      name: 'Leek tart',
      orgURL: at('/video'),
      recipeIngredient: [{ note: '2 leeks' }, { note: 'flour' }],
      recipeInstructions: [{ text: 'Bake the leeks for an hour.' }],
      notes: [{ text: '0:00 Hello' }, { title: 'Source', text: 'Ada' }],
    });
  });

  it('of a video without a recipe is an error that says so', async () => {
    const answered = await send('/silent-video', off.as(await off.member()));
    expect(answered).toMatchObject({
      status: 400,
      body: { detail: { details: 'BAD_RECIPE_DATA', message: expect.stringContaining('video') } },
    });
    expect(asked).toEqual([]);
  });

  it('of a video whose words are on the page is read from these', async () => {
    expect((await send('/told-video')).status).toBe(201);
    expect(asked[0]).toContain('You take half a pound of flour');
  });

  it('is read by it when it was pasted, too', async () => {
    const answered = await client.post('/api/recipes/create/html-or-json', { data: prose });
    expect(answered).toMatchObject({ status: 201 });
    expect(asked).toHaveLength(1);
  });

  it.each(['/marked', '/short'])('%s is not shown to it', async (path) => {
    await send(path);
    expect(asked).toEqual([]);
  });

  it.each([
    ['finds nothing', 200, '{}'],
    ['answers no JSON', 200, 'hello'],
    ['refuses', 401, ''],
  ])('is an error when the service %s', async (_, status, content) => {
    answer = { status, content };
    expect(await send('/prose')).toMatchObject({ status: 400 });
    expect(asked).toHaveLength(1);
  });

  it('is not sent when no service is configured', async () => {
    const answered = await send('/prose', off.as(await off.member()));
    expect(answered).toMatchObject({ status: 400 });
    expect(asked).toEqual([]);
  });

  it('may be tried without an import', async () => {
    const tried = (body: object) => client.post('/api/recipes/test-scrape-url', body);
    expect((await tried({ url: at('/prose'), useOpenAI: true })).body).toMatchObject({ name: reply.name });
    expect((await tried({ url: at('/marked') })).body).toMatchObject({ name: 'Bread' });
    expect((await tried({ url: at('/prose') })).body).toMatch(/unable to scrape/);
  });
});

import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Loopback, startWeb } from '../../../platform/net/loopback-for-test.ts';
import { createSafeFetch } from '../../../platform/net/safe-fetch.ts';
import { parseTrustedNetworks } from '../../../platform/net/trusted-networks.ts';
import { plain } from '../../../platform/files/pictures-for-test.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { TestServer } from '../../../testing/test-server.ts';

const cake = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Our cake',
  description: 'Soft &amp; <b>sweet</b>',
  image: '/cake.png',
  recipeYield: '12 pieces',
  prepTime: 'PT10M',
  cookTime: 'PT1H30M',
  keywords: 'sweet, party',
  recipeIngredient: ['1 cup flour', '2 eggs'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Mix.' },
    { '@type': 'HowToStep', text: 'Bake.' },
  ],
};
const jsonLd = (recipe: object) =>
  `<html><head><title>t</title><script type="application/ld+json">${JSON.stringify(recipe)}</script></head></html>`;
const microdata = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Our bread</h1>
  <span itemprop="recipeIngredient">500 g flour</span><div itemprop="recipeInstructions">Knead.</div></div>`;
const openGraph = `<head><meta property="og:title" content="Our picture"><meta property="og:description" content="d">
  <meta property="og:image" content="/cake.png"></head>`;

describe.each(testEngines)('importing recipes on %s', (engine) => {
  let server: TestServer;
  let client: TestClient;
  let web: Loopback;
  beforeAll(async () => {
    const png = await plain(20, 20).png().toBuffer();
    const pages: Record<string, (response: ServerResponse) => unknown> = {
      '/cake': (response) => response.end(jsonLd(cake)),
      '/cake.png': (response) => response.setHeader('content-type', 'image/png').end(png),
      '/bread': (response) => response.end(microdata),
      '/graph': (response) => response.end(openGraph),
      '/none': (response) => response.end('<html><body><p>Hello</p></body></html>'),
      '/empty': (response) => response.end(),
      '/gone': (response) =>
        response.writeHead(404).end(jsonLd({ ...cake, name: 'Of a lost page', image: undefined })),
      '/members': (response) => response.writeHead(403).end(openGraph),
      '/broken': (response) => response.writeHead(502).end('<h1>Bad gateway</h1>'),
      '/lost': (response) => response.writeHead(404).end(openGraph),
      '/menu.pdf': (response) => response.setHeader('content-type', 'application/pdf').end('%PDF-1.7'),
      '/moved': (response) => response.writeHead(302, { location: '/bread' }).end(),
      '/silent': () => undefined,
      '/no-picture': (response) => response.end(jsonLd({ ...cake, name: 'No picture', image: '/none' })),
      '/long': (response) =>
        response.end(
          jsonLd({ ...cake, name: 'Name '.repeat(300), image: undefined, keywords: ['k'.repeat(400)] }),
        ),
      '/nul': (response) =>
        response.end(
          jsonLd({
            ...cake,
            name: 'Nul\0 and \ud800 half',
            description: 'a\0b',
            recipeIngredient: ['x\0'],
            keywords: 'k\0',
            image: undefined,
          }),
        ),
    };
    web = await startWeb((request: IncomingMessage, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      (pages[request.url ?? ''] ?? pages['/none'])?.(response);
    });
    const trusted = parseTrustedNetworks('127.0.0.1') ?? [];
    const safeFetch = createSafeFetch({ trusted: () => trusted, limits: { timeoutMs: 700 } });
    server = await TestServer.start(engine, {}, { safeFetch });
    client = server.as(await server.member());
  });
  afterAll(async () => {
    await server.stop();
    await web.close();
  });

  const at = (path: string) => `http://127.0.0.1:${web.port}${path}`;
  const imported = async (body: object, route = 'url') => {
    const answer = await client.post(`/api/recipes/create/${route}`, body);
    expect(answer.status).toBe(201);
    return client.recipe(String(answer.body));
  };

  it('the recipe of a page comes with picture, steps, times and tags', async () => {
    const recipe = await imported({ url: at('/cake'), includeTags: true });
    expect(recipe).toMatchObject({
      name: 'Our cake',
      slug: 'our-cake',
      description: 'Soft & sweet',
      prepTime: '10 minutes',
      performTime: '1 hour 30 minutes',
      orgURL: at('/cake'),
      recipeCategory: [],
    });
    expect(recipe.recipeIngredient.map(({ note, quantity }) => [note, quantity])).toEqual([
      ['1 cup flour', null],
      ['2 eggs', null],
    ]);
    expect(recipe.recipeInstructions.map(({ text }) => text)).toEqual(['Mix.', 'Bake.']);
    expect(recipe.tags.map(({ name }) => name)).toEqual(['Sweet', 'Party']);
    expect(recipe.image).not.toBeNull();
    expect(
      (await server.nobody.get(`/api/media/recipes/${recipe.id}/images/tiny-original.webp`)).status,
    ).toBe(200);
    const again = await imported({ url: at('/cake'), includeTags: true });
    expect(again).toMatchObject({ slug: 'our-cake-1', tags: recipe.tags });
  });

  it('tags come only when they are wanted', async () => {
    expect((await imported({ url: at('/cake') })).tags).toEqual([]);
    expect((await imported({ url: at('/cake'), include_tags: false })).tags).toEqual([]);
  });

  it('a page can be tried without storing anything', async () => {
    const before = (await client.list({ perPage: 1 })).total;
    const tried = await client.post('/api/recipes/test-scrape-url', { url: at('/cake') });
    expect(tried).toMatchObject({
      status: 200,
      body: {
        '@context': 'https://schema.org',
        '@type': 'Recipe',
        name: 'Our cake',
        recipeIngredient: ['1 cup flour', '2 eggs'],
        recipeInstructions: [{ '@type': 'HowToStep', text: 'Mix.' }, { text: 'Bake.' }],
      },
    });
    const traced = await client.post('/api/recipes/test-scrape-url', { url: at('/cake'), withOrigins: true });
    expect(traced).toMatchObject({ status: 200, body: { recipe: tried.body } });
    expect(Object(traced.body).fields).toContainEqual({
      field: 'recipeIngredient',
      value: '1 cup flour · 2 eggs',
      count: 2,
      source: 'jsonLd',
      confidence: 'high',
    });
    const none = await client.post('/api/recipes/test-scrape-url', { url: at('/none'), useOpenAI: true });
    expect(none).toMatchObject({ status: 200, body: 'recipe_scrapers was unable to scrape this URL' });
    expect((await client.post('/api/recipes/test-scrape-url', {})).status).toBe(422);
    expect((await client.list({ perPage: 1 })).total).toBe(before);
  });

  it('an address may stand in a sentence, and the older path serves as well', async () => {
    expect((await imported({ url: `Look at this: ${at('/bread')} !` })).name).toBe('Our bread');
    const answer = await client.post('/api/recipes/create-url', { url: at('/bread') });
    expect(answer).toMatchObject({ status: 201, body: 'our-bread-1' });
  });

  it('microdata, a moved page and a lost page that still has the recipe are read', async () => {
    expect((await imported({ url: at('/moved') })).recipeIngredient).toMatchObject([{ note: '500 g flour' }]);
    expect((await imported({ url: at('/gone') })).name).toBe('Of a lost page');
  });

  it('a page that only says its title is an error with the way to paste, and nothing is stored', async () => {
    const { total } = await client.list({ perPage: 1 });
    expect(await client.post('/api/recipes/create/url', { url: at('/graph') })).toMatchObject({
      status: 400,
      body: { detail: { details: 'BAD_RECIPE_DATA', message: expect.stringContaining('paste its text') } },
    });
    expect((await client.list({ perPage: 1 })).total).toBe(total);
  });

  it.each([
    ['ingredients', { recipeInstructions: ['Strain the plums.'] }, [[], ['Strain the plums.']]],
    ['steps', { recipeIngredient: ['4 plums'] }, [['4 plums'], []]],
  ])('a recipe without %s gets none that nobody wrote', async (_, fields, expected) => {
    const data = JSON.stringify({ '@type': 'Recipe', name: 'Plum jelly', ...fields });
    const made = await client.post('/api/recipes/create/html-or-json', { data });
    const { recipeIngredient, recipeInstructions } = await client.recipe(String(succeeded(made)));
    expect([recipeIngredient.map(({ note }) => note), recipeInstructions.map(({ text }) => text)]).toEqual(
      expected,
    );
  });

  it('a picture that cannot be fetched keeps no recipe back', async () => {
    expect(await imported({ url: at('/no-picture') })).toMatchObject({ name: 'No picture', image: null });
  });

  it('names and tags that are too long are cut', async () => {
    const recipe = await imported({ url: at('/long'), includeTags: true });
    expect(recipe.name.length).toBeLessThanOrEqual(500);
    expect(recipe.tags[0]?.name.length).toBeLessThanOrEqual(255);
    expect((await client.put(`/api/recipes/${recipe.slug}`, recipe)).status).toBe(200);
  });

  it('what no database can hold is left out', async () => {
    const recipe = await imported({ url: at('/nul'), includeTags: true });
    expect(JSON.stringify(recipe)).not.toMatch(/\\u0000|\\ud800/);
    expect(recipe.name).toMatch(/^Nul and .* half$/);
  });

  it.each(['/none', '/empty', ':1/closed'])('%s has no recipe, and nothing is created', async (path) => {
    const before = await server.rowCounts();
    const url = path.startsWith(':') ? `http://127.0.0.1${path}` : at(path);
    expect(await client.post('/api/recipes/create/url', { url })).toMatchObject({
      status: 400,
      body: { detail: { details: 'BAD_RECIPE_DATA' } },
    });
    expect(await server.rowCounts()).toEqual(before);
  });

  it.each(['', 'no address', 'http://', 'ftp://example.com/x', '    '])('“%s” is no address', async (url) => {
    expect(await client.post('/api/recipes/create/url', { url })).toMatchObject({
      status: 400,
      body: { detail: { details: 'BAD_RECIPE_DATA' } },
    });
  });

  it.each([
    ['/none', /^No recipe was found on this page/],
    ['/members', /signed-in visitors or browsers \(403\)/],
    ['/lost', /does not exist \(404\)/],
    ['/broken', /is having problems right now \(502\)/],
    ['/menu.pdf', /a file \(application\/pdf\)/],
    ['http://127.0.0.1:1/closed', /cannot be reached/],
    ['https://no-such-website.invalid/cake', /website does not exist/],
    ['no address', /^This is not a web address/],
  ])('%s says what is wrong and what to do', async (path, message) => {
    const url = path.startsWith('/') ? at(path) : path;
    const before = await server.rowCounts();
    expect(await client.post('/api/recipes/create/url', { url })).toMatchObject({
      status: 400,
      body: { detail: { details: 'BAD_RECIPE_DATA', message: expect.stringMatching(message) } },
    });
    expect(await server.rowCounts()).toEqual(before);
  });

  it('says it in the language of the reader', async () => {
    const german = { 'accept-language': 'de-DE' };
    const answer = await client.post('/api/recipes/create/url', { url: at('/lost') }, german);
    expect(answer.body).toMatchObject({
      detail: { details: 'BAD_RECIPE_DATA', message: expect.stringContaining('gibt es nicht (404)') },
    });
  });

  it('an address may have blanks around it, and no scheme', async () => {
    expect((await imported({ url: `  ${at('/cake')}\n` })).name).toMatch(/^Our cake/);
    const bare = await client.post('/api/recipes/create/url', { url: ' no-such-website.invalid/cake ' });
    expect(bare.text).toContain('website does not exist');
  });

  it('gives up a page that does not respond in time', async () => {
    const answer = await client.post('/api/recipes/create/url', { url: at('/silent') });
    expect(answer).toMatchObject({ status: 408, body: { detail: 'Recipe Scraping Timed Out' } });
  });

  it.each([
    ['HTML with JSON-LD', jsonLd({ ...cake, image: undefined })],
    ['a schema.org object', JSON.stringify({ ...cake, image: undefined })],
    ['a schema.org object with blanks before it', `\n  ${JSON.stringify({ ...cake, image: undefined })}`],
    ['HTML with microdata', microdata],
  ])('pasted %s is read', async (_, data) => {
    const recipe = await imported({ data, includeTags: true, url: 'https://example.com/x' }, 'html-or-json');
    expect(recipe.name).toMatch(/^Our (cake|bread)/);
    expect(recipe.orgURL).toBe('https://example.com/x');
  });

  it.each([
    '',
    '{}',
    '[]',
    '[1]',
    '{"@type":"Recipe"}',
    '{"a":',
    'plain text',
    '<html></html>',
    '{"__proto__":{"x":1}}',
    '['.repeat(5000),
    `<div>${'<div>'.repeat(50_000)}`,
  ])('pasted “%.20s” holds no recipe', async (data) => {
    const before = await server.rowCounts();
    expect(await client.post('/api/recipes/create/html-or-json', { data })).toMatchObject({
      status: 400,
      body: { detail: { details: 'BAD_RECIPE_DATA' } },
    });
    expect(await server.rowCounts()).toEqual(before);
  });
});

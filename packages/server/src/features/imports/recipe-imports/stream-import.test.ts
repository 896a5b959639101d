import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Loopback, startWeb } from '../../../platform/net/loopback-for-test.ts';
import { createSafeFetch } from '../../../platform/net/safe-fetch.ts';
import { parseTrustedNetworks } from '../../../platform/net/trusted-networks.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { TestServer } from '../../../testing/test-server.ts';

const cake = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Our cake',
  keywords: 'sweet, party',
  recipeIngredient: ['1 cup flour', '2 eggs'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Bake.' }],
};
const jsonLd = (recipe: object) =>
  `<html><script type="application/ld+json">${JSON.stringify(recipe)}</script></html>`;

describe.each(testEngines)('an import that tells its progress on %s', (engine) => {
  let server: TestServer;
  let client: TestClient;
  let web: Loopback;
  beforeAll(async () => {
    web = await startWeb((request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(request.url === '/cake' ? jsonLd(cake) : '<p>Hello</p>');
    });
    const trusted = parseTrustedNetworks('127.0.0.1') ?? [];
    server = await TestServer.start(engine, {}, { safeFetch: createSafeFetch({ trusted: () => trusted }) });
    client = server.as(await server.member());
  });
  afterAll(async () => {
    await server.stop();
    await web.close();
  });

  const at = (path: string) => `http://127.0.0.1:${web.port}${path}`;
  const imported = async (body: object, route: string) => {
    const answer = await client.post(`/api/recipes/create/${route}`, body);
    expect(answer.status).toBe(201);
    return client.recipe(String(answer.body));
  };

  it('the categories of a page come only when they are wanted', async () => {
    const data = jsonLd({ ...cake, recipeCategory: ['Cakes', 'Cakes', 'Feasts'] });
    const named = async (options: object) => {
      const { recipeCategory } = await imported({ data, ...options }, 'html-or-json');
      return recipeCategory.map(({ name }) => name).toSorted();
    };
    expect(await named({})).toEqual([]);
    expect(await named({ includeCategories: true })).toEqual(['Cakes', 'Feasts']);
    expect(await named({ include_categories: true, include_tags: true })).toEqual(['Cakes', 'Feasts']);
  });

  const followed = async (route: string, body: object, language = 'en-US') => {
    const headers = { 'accept-language': language };
    const answer = await client.post(`/api/recipes/create/${route}/stream`, body, headers);
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'content-type': expect.stringContaining('text/event-stream') },
    });
    return [...answer.text.matchAll(/event: (\w+)\ndata: (.+)\n\n/g)].map(([, event, data]) => [
      event,
      JSON.parse(data ?? '') as Record<string, string>,
    ]);
  };

  const readSlug = (data: unknown) => String((Object(data) as { slug?: unknown }).slug);

  it('an import tells its steps, in the language of the caller, and what came of it', async () => {
    const events = await followed('url', { url: at('/cake'), includeTags: true }, 'de-DE');
    expect(events.slice(0, -1)).toEqual([
      ['progress', { message: 'Die Seite wird geladen…' }],
      ['progress', { message: 'Das Rezept wird gelesen…' }],
      ['progress', { message: 'Das Rezept wird gespeichert…' }],
    ]);
    const [last, made] = events.at(-1) ?? [];
    expect(last).toBe('done');
    expect((await client.recipe(readSlug(made))).tags.map(({ name }) => name)).toEqual(['Sweet', 'Party']);
    const pasted = { data: jsonLd({ ...cake }), url: 'https://example.com/pasted' };
    const pastedOne = (await followed('html-or-json', pasted)).at(-1);
    expect(pastedOne).toEqual(['done', { slug: expect.any(String) }]);
    expect((await client.recipe(readSlug(pastedOne?.[1]))).orgURL).toBe('https://example.com/pasted');
  });

  it('an import that fails says why as its last event', async () => {
    const before = await server.rowCounts();
    expect((await followed('url', { url: at('/none') })).at(-1)).toEqual([
      'error',
      { message: expect.stringContaining('No recipe was found on this page') },
    ]);
    expect((await followed('url', { url: 'no address' }, 'de-DE')).at(-1)?.[1]).toEqual({
      message: expect.stringContaining('keine Adresse einer Webseite'),
    });
    expect((await followed('html-or-json', { data: '{"a":' })).at(-1)?.[0]).toBe('error');
    expect(await server.rowCounts()).toEqual(before);
    expect((await server.nobody.post('/api/recipes/create/url/stream', { url: at('/cake') })).status).toBe(
      401,
    );
  });
});

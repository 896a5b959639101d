import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Loopback, startWeb } from '../../../../platform/net/loopback-for-test.ts';
import { createSafeFetch } from '../../../../platform/net/safe-fetch.ts';
import { parseTrustedNetworks } from '../../../../platform/net/trusted-networks.ts';
import { plain } from '../../../../platform/files/pictures-for-test.ts';
import { testEngines } from '../../../../testing/test-databases.ts';
import { succeeded, type TestClient } from '../../../../testing/test-client.ts';
import { TestServer } from '../../../../testing/test-server.ts';

const firstPage = {
  '@type': 'Recipe',
  name: 'Leek soup',
  description: 'Green.',
  prepTime: 'PT10M',
  recipeIngredient: ['1 leek'],
  recipeInstructions: ['Cook.'],
  nutrition: { '@type': 'NutritionInformation', calories: '120 kcal' },
};
const laterPage = {
  '@type': 'Recipe',
  name: 'The best leek soup',
  image: '/soup.png',
  recipeYield: '4 servings',
  recipeIngredient: ['2 leeks', '1 onion'],
  recipeInstructions: ['Cut.', 'Cook.'],
};

describe.each(testEngines)('a recipe imported again on %s', (engine) => {
  let server: TestServer;
  let household: { id: string; groupId: string; slug: string };
  let client: TestClient;
  let web: Loopback;
  let page: object | null;
  let slug: string;
  beforeAll(async () => {
    const png = await plain(20, 20).png().toBuffer();
    web = await startWeb((request, response: ServerResponse) => {
      if (request.url === '/soup.png') response.setHeader('content-type', 'image/png').end(png);
      else if (page === null) response.writeHead(404).end();
      else response.setHeader('content-type', 'text/html').end(html(page));
    });
    const trusted = parseTrustedNetworks('127.0.0.1') ?? [];
    const safeFetch = createSafeFetch({ trusted: () => trusted, limits: { timeoutMs: 5000 } });
    server = await TestServer.start(engine, {}, { safeFetch });
    household = await server.household();
    client = server.as(await server.member({ household }));
  });
  afterAll(async () => {
    await server.stop();
    await web.close();
  });
  let count = 0;
  beforeEach(async () => {
    // A name that is taken is numbered, a few times.
    page = { ...firstPage, name: `Leek soup ${(count += 1)}` };
    const url = `http://127.0.0.1:${web.port}/soup`;
    slug = String(succeeded(await client.post('/api/recipes/create/url', { url })));
  });

  const html = (recipe: object) => `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
  const again = (body: object = {}) => client.post(`/api/recipes/${slug}/reimport`, body);

  it('reads the lines that are new where that is asked for, and leaves those that were there', async () => {
    page = { ...laterPage, recipeIngredient: ['1 leek', '2 cups flour'] };
    succeeded(await again({ readIngredients: true }));
    const { recipeIngredient, settings } = await client.recipe(slug);
    expect(recipeIngredient.map(({ note, food }) => [note, food?.name ?? null])).toEqual([
      ['1 leek', null],
      ['', 'flour'],
    ]);
    expect(settings?.disableAmount).toBe(false);
  });

  it('has what its page says now, and keeps its name and what the household has added', async () => {
    await client.patch(`/api/recipes/${slug}`, {
      notes: [{ title: 'Ours', text: 'Salt' }],
      tags: ['Winter'],
    });
    page = laterPage;
    const answer = await again();
    expect(answer.status).toBe(200);
    const recipe = await client.recipe(slug);
    expect(answer.body).toEqual(recipe);
    expect(recipe).toMatchObject({
      name: expect.stringMatching(/^Leek soup/),
      description: 'Green.',
      prepTime: '10 minutes',
      recipeServings: 4,
      recipeIngredient: [{ note: '2 leeks' }, { note: '1 onion' }],
      recipeInstructions: [{ text: 'Cut.' }, { text: 'Cook.' }],
      notes: [{ title: 'Ours' }],
      tags: [{ name: 'Winter' }],
      nutrition: { calories: '120' },
      image: expect.any(String),
    });
  });

  it('keeps the picture that it has', async () => {
    page = laterPage;
    await again();
    const { image } = await client.recipe(slug);
    server.clock.advance(1000);
    await again();
    expect((await client.recipe(slug)).image).toBe(image);
  });

  it('is not asked for by people who may not edit it', async () => {
    await client.patch(`/api/recipes/${slug}`, { settings: { locked: true } });
    const housemate = server.as(await server.member({ household }));
    const before = await client.recipe(slug);
    // The page would answer 404: a refused caller learns nothing of it.
    page = null;
    expect((await housemate.post(`/api/recipes/${slug}/reimport`, {})).status).toBe(403);
    expect(await client.recipe(slug)).toEqual(before);
  });

  it('can be put back from its history', async () => {
    page = laterPage;
    await again();
    const { body } = await client.get(`/api/recipes/${slug}/history`);
    expect(Object(body)[0]).toMatchObject({ kind: 'edited' });
    expect(Object(body).length).toBeGreaterThan(1);
  });

  it('takes a pasted text of the page, and does not fetch it', async () => {
    page = null;
    const answer = await again({ data: 'Leek soup\nIngredients\n3 leeks\nMethod\nBoil.' });
    expect(answer.status).toBe(200);
    expect(await client.recipe(slug)).toMatchObject({ recipeIngredient: [{ note: '3 leeks' }] });
  });

  it('stays as it is when its page is gone', async () => {
    const before = await client.recipe(slug);
    page = null;
    expect((await again()).status).toBe(400);
    expect(await client.recipe(slug)).toEqual(before);
  });

  it('needs an address or a text', async () => {
    const { body } = await client.post('/api/recipes', { name: 'Ours' });
    const path = `/api/recipes/${String(body)}/reimport`;
    const refused = await client.post(path, {});
    expect(refused).toMatchObject({ status: 400, body: { detail: { details: 'BAD_RECIPE_DATA' } } });
    const data = 'Ours\nIngredients\n3 leeks\nMethod\nBoil.';
    expect((await client.post(path, { data })).status).toBe(200);
    expect(await client.recipe(String(body))).toMatchObject({ orgURL: null, name: 'Ours' });
  });

  it('moves to another page that it is imported from', async () => {
    const { body } = await client.post('/api/recipes', { name: 'Moved' });
    page = laterPage;
    const url = `http://127.0.0.1:${web.port}/elsewhere`;
    await client.post(`/api/recipes/${String(body)}/reimport`, { url });
    expect(await client.recipe(String(body))).toMatchObject({
      orgURL: url,
      name: 'Moved',
      recipeServings: 4,
    });
  });

  it('loses nothing that people have made', async () => {
    const member = await client.get('/api/users/self');
    const { id } = await client.recipe(slug);
    const made = {
      notes: [{ title: 'Ours', text: 'Salt' }],
      tags: ['Winter'],
      recipeCategory: ['Soups'],
      tools: ['Pot'],
      extras: { shelf: '3' },
      settings: { showNutrition: true, locked: true },
    };
    await client.patch(`/api/recipes/${slug}`, made);
    await client.post('/api/comments', { recipeId: id, text: 'Good' });
    await client.post('/api/recipes/timeline/events', {
      recipeId: id,
      subject: 'Made',
      eventType: 'comment',
    });
    await client.post(`/api/users/${Object(member.body).id}/ratings/${slug}`, { rating: 4 });
    const before = await client.recipe(slug);
    page = { ...laterPage, name: 'Other', keywords: 'Other', recipeCategory: 'Other' };
    await again();
    const after = await client.recipe(slug);
    const kept = ['name', 'slug', 'notes', 'tags', 'recipeCategory', 'tools', 'extras', 'settings'] as const;
    for (const field of [...kept, 'comments', 'rating', 'orgURL', 'dateAdded', 'userId'] as const)
      expect(after[field], field).toEqual(before[field]);
    expect(after.rating).toBe(4);
    const events = await client.get(`/api/recipes/timeline/events?queryFilter=recipeId="${id}"`);
    expect(JSON.stringify(events.body)).toContain('Made');
  });

  it('keeps what was made of lines and steps that the page still has', async () => {
    const food = Object((await client.post('/api/foods', { name: `leek ${slug}` })).body);
    const [line] = (await client.recipe(slug)).recipeIngredient;
    const parsed = { ...line, note: '', food, quantity: 2, originalText: '1 leek' };
    const references = [{ referenceId: line?.referenceId }];
    await client.patch(`/api/recipes/${slug}`, {
      recipeIngredient: [parsed],
      recipeInstructions: [{ text: 'Cook.', ingredientReferences: references }],
    });
    page = { ...laterPage, recipeIngredient: ['1 onion', '1 leek', '1 leek'] };
    await again();
    const { recipeIngredient, recipeInstructions } = await client.recipe(slug);
    expect(recipeIngredient).toMatchObject([
      { note: '1 onion', food: null },
      { food: { id: food.id }, quantity: 2, referenceId: line?.referenceId },
      { note: '1 leek', food: null },
    ]);
    expect(recipeInstructions).toMatchObject([
      { text: 'Cut.', ingredientReferences: [] },
      { text: 'Cook.', ingredientReferences: references },
    ]);
  });

  it('has the state before in its history, even right after an edit of the same person', async () => {
    await client.patch(`/api/recipes/${slug}`, { recipeIngredient: [{ note: 'mine' }] });
    page = laterPage;
    await again();
    const states = Object((await client.get(`/api/recipes/${slug}/history`)).body) as { id: string }[];
    await client.post(`/api/recipes/${slug}/history/${states[1]?.id}/restore`, {});
    expect((await client.recipe(slug)).recipeIngredient).toMatchObject([{ note: 'mine' }]);
  });

  it('shows the nutrition of its page if that was wished', async () => {
    const url = `http://127.0.0.1:${web.port}/soup`;
    const settingsAfter = async (body: object) => {
      const created = await client.post('/api/recipes/create/url', { url, ...body });
      return (await client.recipe(String(created.body))).settings;
    };
    expect(await settingsAfter({ showNutrition: true })).toMatchObject({ showNutrition: true });
    expect(await settingsAfter({})).toMatchObject({ showNutrition: false });
    page = laterPage;
    expect(await settingsAfter({ showNutrition: true })).toMatchObject({ showNutrition: false });
  });
});

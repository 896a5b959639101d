import { beforeEach, expect, it } from 'vitest';
import { describeServer } from '../../../../testing/describe-server.ts';
import type { TestClient } from '../../../../testing/test-client.ts';

const soup = {
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: ['2 leeks', '500 ml stock', '1 onion', '100 g cream'],
  recipeInstructions: ['Cut.', 'Cook.'],
};

describeServer('an import that asks first', ({ server }) => {
  let client: TestClient;
  beforeEach(async () => {
    client = server.as(await server.member());
  });

  const ask = async (recipe: object, more: object = {}) => {
    const data = JSON.stringify(recipe);
    const answer = await client.post('/api/recipes/create/page', { data, ...more });
    expect(answer.status).toBe(200);
    return Object(answer.body) as { slug: string | null; known: { slug: string }[] };
  };

  it('stores a recipe that the library does not have, with its address', async () => {
    const url = 'https://kitchen.example/soup';
    expect(await ask(soup, { url })).toMatchObject({ slug: 'leek-soup', known: [] });
    expect(await client.recipe('leek-soup')).toMatchObject({ name: 'Leek soup', orgURL: url });
    expect(await ask({ ...soup, name: 'Onion tart' })).toMatchObject({ slug: 'onion-tart' });
    expect(await ask({ ...soup, recipeIngredient: ['1 kg leeks'] })).toMatchObject({ slug: 'leek-soup-1' });
  });

  it('stores nothing where the library has one that is much the same, and names it', async () => {
    await ask(soup);
    const before = (await client.list({ perPage: 1 })).total;
    const other = {
      ...soup,
      name: 'The best LEEK soup',
      recipeIngredient: soup.recipeIngredient.toReversed(),
    };
    expect(await ask(other)).toMatchObject({ slug: null, known: [{ slug: 'leek-soup', name: 'Leek soup' }] });
    expect((await client.list({ perPage: 1 })).total).toBe(before);
    expect(await ask(other, { keepsBoth: true })).toMatchObject({ slug: 'the-best-leek-soup', known: [] });
  });

  it('knows a recipe by the lines that it was written in, also after these were parsed', async () => {
    await ask(soup);
    const { recipeIngredient } = await client.recipe('leek-soup');
    const parsed = recipeIngredient.map((line) => ({ ...line, note: 'x', originalText: line.note }));
    await client.patch('/api/recipes/leek-soup', { recipeIngredient: parsed });
    expect(await ask(soup)).toMatchObject({ slug: null });
  });

  it('tells where each part of the new recipe comes from', async () => {
    const answer = await ask(soup);
    const origin = { source: 'jsonLd', confidence: 'high' };
    expect(answer).toHaveProperty('fields', [
      { field: 'name', value: 'Leek soup', count: 1, ...origin },
      {
        field: 'recipeIngredient',
        value: '2 leeks · 500 ml stock · 1 onion · 100 g cream',
        count: 4,
        ...origin,
      },
      { field: 'recipeInstructions', value: 'Cut. · Cook.', count: 2, ...origin },
    ]);
    expect(await ask(soup)).toHaveProperty('fields', []);
    const text = 'Plum jam\nIngredients\n1 kg plums\nMethod\nBoil.';
    const { body } = await client.post('/api/recipes/create/page', { data: text });
    expect(Object(body).fields).toContainEqual({
      field: 'recipeIngredient',
      value: '1 kg plums',
      count: 1,
      source: 'text',
      confidence: 'medium',
    });
  });

  it('does not mind recipes in the trash, and none of other groups', async () => {
    await ask(soup);
    const stranger = server.as(await server.member());
    const data = JSON.stringify(soup);
    const theirs = await stranger.post('/api/recipes/create/page', { data });
    expect(theirs.body).toMatchObject({ slug: 'leek-soup' });
    await client.delete('/api/recipes/leek-soup');
    expect(await ask(soup)).toMatchObject({ known: [] });
  });

  it('leaves the imports of the contract as they are: these create', async () => {
    await ask(soup);
    const body = { data: JSON.stringify(soup) };
    const created = await client.post('/api/recipes/create/html-or-json', body);
    expect(created).toMatchObject({ status: 201, body: 'leek-soup-1' });
  });

  it('is refused without a page and without a text', async () => {
    const answer = await client.post('/api/recipes/create/page', {});
    expect(answer).toMatchObject({ status: 400, body: { detail: { details: 'BAD_RECIPE_DATA' } } });
  });
});

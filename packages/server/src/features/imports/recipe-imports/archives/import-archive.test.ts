import { zipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { plain } from '../../../../platform/files/pictures-for-test.ts';
import { multipart } from '../../../../testing/multipart-body.ts';
import type { TestClient } from '../../../../testing/test-client.ts';
import { describeServer } from '../../../../testing/describe-server.ts';

const text = (value: unknown) => Buffer.from(JSON.stringify(value));

describeServer('importing an archive', { cook: {} }, ({ server, cook, client }) => {
  let stranger: TestClient;
  let picture: Buffer;
  beforeAll(async () => {
    stranger = server.as(await server.member());
    await server.food(cook.groupId, { name: 'rice' });
    picture = await plain(20, 20).webp().toBuffer();
  });

  const send = (as: TestClient, archive: Buffer) => {
    const { payload, headers } = multipart({ archive: { file: archive, name: 'recipe.zip' } });
    return as.post('/api/recipes/create/zip', payload, headers);
  };
  const zip = (files: Record<string, Buffer>) => Buffer.from(zipSync(files));

  it('makes the rating in it the own', async () => {
    const archive = (name: string, rating: number) => zip({ 'recipe.json': text({ name, rating }) });
    expect(await send(client, archive('Rated', 4))).toMatchObject({ status: 201 });
    const { id, rating } = await client.recipe('rated');
    expect(rating).toBe(4);
    expect((await client.get(`/api/users/self/ratings/${id}`)).body).toMatchObject({ rating: 4 });
    await send(client, archive('Unrated', 0));
    expect((await client.recipe('unrated')).rating).toBeNull();
  });

  it('brings back what another group has packed, as a recipe of the own', async () => {
    const theirs = await stranger.cook('Pilaf', {
      description: 'With *love*',
      tags: ['Quick'],
      recipeCategory: ['Dinner'],
      tools: ['Pot'],
      recipeServings: 4,
      extras: { source: 'grandma' },
      settings: { public: true, showNutrition: true },
      recipeInstructions: [{ title: 'First', text: 'Boil it.' }],
      createdAt: '2020-01-02T03:04:05Z',
    });
    const { token } = Object((await stranger.post('/api/recipes/pilaf/exports')).body);
    const { bytes } = await stranger.get(`/api/recipes/pilaf/exports/zip?token=${token}`);
    const answer = await send(client, bytes);
    expect(answer).toMatchObject({ status: 201, body: 'pilaf' });
    const recipe = await client.recipe('pilaf');
    expect(recipe).toMatchObject({
      name: 'Pilaf',
      description: 'With *love*',
      recipeServings: 4,
      extras: { source: 'grandma' },
      settings: { public: true, showNutrition: true },
      createdAt: '2020-01-02T03:04:05Z',
    });
    expect([recipe.tags, recipe.recipeCategory, recipe.tools].map((one) => one[0]?.name)).toEqual([
      'Quick',
      'Dinner',
      'Pot',
    ]);
    expect(recipe.recipeInstructions[0]).toMatchObject({ title: 'First', text: 'Boil it.' });
    expect(recipe.id).not.toBe(theirs.id);
    expect(recipe.groupId).not.toBe(theirs.groupId);
    expect((await send(client, bytes)).body).toBe('pilaf-1');
  });

  it('keeps the parts of ingredients and reads those that are text, where that is asked for', async () => {
    const recipe = {
      name: 'Parts',
      recipeIngredient: [
        { quantity: 2, unit: null, food: { name: 'rice' }, note: '' },
        { quantity: 3, unit: { name: 'gob' }, food: { name: 'ghee' }, note: 'soft' },
        { quantity: 1, note: '2 cups flour' },
        { quantity: 1, title: 'Top', note: '' },
      ],
      settings: { disableAmount: true },
    };
    const { payload, headers } = multipart({
      archive: { file: zip({ 'recipe.json': text(recipe) }), name: 'recipe.zip' },
    });
    const path = '/api/recipes/create/zip?readIngredients=true';
    expect(await client.post(path, payload, headers)).toMatchObject({ status: 201, body: 'parts' });
    const { recipeIngredient } = await client.recipe('parts');
    const lines = recipeIngredient.map(
      ({ quantity, unit, food, note }) => `${quantity}|${unit?.name ?? ''}|${food?.name ?? ''}|${note}`,
    );
    expect(lines).toEqual(['2||rice|', '3|gob|ghee|soft', '2|cups|flour|', 'null|||']);
  });

  it('finds foods by name; unknown names stay text', async () => {
    const recipe = {
      name: 'Words',
      recipe_ingredient: [
        {
          quantity: 2,
          unit: { id: crypto.randomUUID(), name: 'handful' },
          food: { id: crypto.randomUUID(), name: 'Rice' },
          note: 'washed',
        },
        { quantity: 1, food: { id: crypto.randomUUID(), name: 'dragon fruit' }, note: 'ripe' },
      ],
      settings: { disable_amount: false },
    };
    expect((await send(client, zip({ 'words.json': text(recipe) }))).status).toBe(201);
    const [first, second] = (await client.recipe('words')).recipeIngredient;
    expect(first).toMatchObject({ quantity: 2, unit: null, food: { name: 'rice' }, note: 'handful washed' });
    expect(second).toMatchObject({ quantity: 1, food: null, note: 'dragon fruit ripe' });
  });

  it('takes the picture along, and does without one that is torn', async () => {
    const files = { 'a.json': text({ name: 'Pictured' }), 'original.webp': picture };
    expect((await send(client, zip(files))).status).toBe(201);
    expect((await client.recipe('pictured')).image).not.toBeNull();
    const torn = { 'a.json': text({ name: 'Torn' }), 'original.webp': Buffer.from('torn') };
    expect((await send(client, zip(torn))).status).toBe(201);
    expect((await client.recipe('torn')).image).toBeNull();
  });

  it.each([
    ['no archive', () => Buffer.from('not an archive')],
    ['an empty archive', () => zip({})],
    ['no JSON in it', () => zip({ 'a.txt': text({ name: 'x' }) })],
    ['torn JSON', () => zip({ 'a.json': Buffer.from('{"name":') })],
    ['a list', () => zip({ 'a.json': text([{ name: 'x' }]) })],
    ['no name', () => zip({ 'a.json': text({ name: ' ' }) })],
    ['a wrong type', () => zip({ 'a.json': text({ name: 'x', tags: 'y' }) })],
    ['JSON that unpacks to too much', () => zip({ 'a.json': Buffer.alloc(6_000_000, 32) })],
    ['deep nesting', () => zip({ 'a.json': Buffer.from(`{"name":"x","a":${'['.repeat(500)}`) })],
  ])('%s is refused, and nothing is stored', async (_, archive) => {
    const before = (await client.list({ perPage: 1 })).total;
    const answer = await send(client, archive());
    expect(answer).toMatchObject({ status: 400, body: { detail: { details: 'BAD_RECIPE_DATA' } } });
    expect((await client.list({ perPage: 1 })).total).toBe(before);
  });

  it('an archive that lies about a size is refused', async () => {
    const archive = zip({ 'a.json': Buffer.from(`{"name":"${'x'.repeat(100_000)}"}`) });
    // The size after unpacking, as the central directory gives it.
    archive.writeUInt32LE(10, archive.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1')) + 24);
    expect((await send(client, archive)).status).toBe(400);
  });

  it('the older path serves as well', async () => {
    const { payload, headers } = multipart({
      archive: { file: zip({ 'a.json': text({ name: 'By the older path' }) }), name: 'recipe.zip' },
    });
    const answer = await client.post('/api/recipes/create-from-zip', payload, headers);
    expect(answer).toMatchObject({ status: 201, body: 'by-the-older-path' });
  });

  it('the form must bring a file', async () => {
    const { payload, headers } = multipart({ other: 'x' });
    expect((await client.post('/api/recipes/create/zip', payload, headers)).status).toBe(422);
  });
});

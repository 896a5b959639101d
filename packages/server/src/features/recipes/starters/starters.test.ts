import { StarterCount, StartersAdded, StartersDeleted } from '@hearth/contract';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { starterRecipes } from './starter-recipes.ts';

const path = '/api/groups/seeders/recipes';
const Named = z.object({ items: z.array(z.object({ name: z.string(), slug: z.string() })) });
const Foods = z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) });

describeServer('starter recipes', { perTest: true }, ({ server }) => {
  const add = async (client: TestClient, locale = 'en-US', measures?: string) =>
    StartersAdded.parse(succeeded(await client.post(path, { locale, measures }))).added;
  const count = async (client: TestClient) => StarterCount.parse(succeeded(await client.get(path)));
  const remove = async (client: TestClient) => StartersDeleted.parse(succeeded(await client.delete(path)));
  const names = async (client: TestClient) => {
    const page = succeeded(await client.get('/api/recipes?perPage=-1&orderBy=name&orderDirection=asc'));
    return Named.parse(page).items.map(({ name }) => name);
  };
  const seeded = async (locale: string) => {
    const client = server.as(await server.member());
    for (const kind of ['labels', 'units', 'foods'])
      succeeded(await client.post(`/api/groups/seeders/${kind}`, { locale }));
    return client;
  };
  const foods = async (client: TestClient) =>
    Foods.parse(succeeded(await client.get('/api/foods?perPage=-1'))).items;

  it('come with pictures, structured amounts and linked steps', async () => {
    const client = await seeded('en-US');
    expect(await add(client, 'en-US', 'us')).toBe(12);
    const soup = await client.recipe('tomato-soup');
    expect(soup).toMatchObject({
      name: 'Tomato soup',
      image: expect.stringMatching(/./),
      recipeServings: 4,
      totalTime: '35 minutes',
      recipeCategory: [{ name: 'Soups' }],
      settings: { disableAmount: false },
    });
    const tomatoes = soup.recipeIngredient.find(({ food }) => food?.name === 'canned tomatoes');
    expect(tomatoes).toMatchObject({ quantity: 28, unit: { name: 'ounce' } });
    expect(soup.recipeInstructions[1]?.ingredientReferences).toContainEqual({
      referenceId: tomatoes?.referenceId,
    });
    const picture = await client.get(`/api/media/recipes/${soup.id}/images/min-original.webp`);
    expect(picture.status).toBe(200);
  });

  it('name foods and units of the group, and add none where it has begun with a list', async () => {
    const client = await seeded('de-DE');
    const before = await foods(client);
    await add(client, 'de-DE');
    const soup = await client.recipe('tomatensuppe');
    const tomatoes = soup.recipeIngredient.find(({ food }) => food?.name === 'Dosentomaten');
    expect(tomatoes).toMatchObject({ quantity: 800, unit: { name: 'Gramm' } });
    expect(before.map(({ id }) => id)).toContain(tomatoes?.food?.id);
    expect(await foods(client)).toHaveLength(before.length);
  });

  it('of a language that has none are English ones, with the foods of the group', async () => {
    const client = await seeded('af-ZA');
    const before = await foods(client);
    expect(await add(client, 'af-ZA')).toBe(12);
    expect(await names(client)).toContain('Tomato soup');
    expect(await foods(client)).toHaveLength(before.length);
  });

  it('are added once, however often someone asks', async () => {
    const client = server.as(await server.member());
    const added = await Promise.all([add(client), add(client)]);
    expect(added.reduce((sum, one) => sum + one)).toBe(12);
    expect(await names(client)).toHaveLength(12);
    expect(await add(client, 'de-DE')).toBe(0);
    expect(await count(client)).toEqual({ unchanged: 12, changed: 0 });
  });

  it('are deleted together, but for those that someone has changed or made', async () => {
    const client = server.as(await server.member());
    await client.cook('Our own soup');
    await add(client);
    await client.patch('/api/recipes/pancakes', { description: 'Ours' });
    const made = { timestamp: '2030-01-01T12:00:00Z' };
    succeeded(await client.patch('/api/recipes/bean-chili/last-made', made));
    expect(await count(client)).toEqual({ unchanged: 10, changed: 2 });
    expect(await remove(client)).toEqual({ deleted: 10, left: 2 });
    expect(await names(client)).toEqual(['Bean chili', 'Our own soup', 'Pancakes']);
    expect(succeeded(await client.get('/api/recipes/trash/items'))).toMatchObject({ total: 10 });
    expect(await remove(client)).toEqual({ deleted: 0, left: 2 });
    expect(await add(client)).toBe(10);
  });

  it('are those of the household; others of it delete them if they may organize', async () => {
    const cook = await server.member();
    const client = server.as(cook);
    await add(client);
    const neighbour = server.as(await server.neighbour(cook));
    expect(await count(neighbour)).toEqual({ unchanged: 0, changed: 0 });
    expect(await remove(neighbour)).toEqual({ deleted: 0, left: 0 });
    const child = server.as(await server.housemate(cook));
    expect(await count(child)).toEqual({ unchanged: 0, changed: 0 });
    expect(await remove(child)).toEqual({ deleted: 0, left: starterRecipes.length });
    const organizer = server.as(await server.housemate(cook, { rights: ['canOrganize'] }));
    expect(await remove(organizer)).toEqual({ deleted: starterRecipes.length, left: 0 });
    expect(await names(client)).toEqual([]);
  });

  it('are refused in a language that does not exist', async () => {
    const client = server.as(await server.member());
    expect((await client.post(path, { locale: 'xx-XX' })).status).toBe(422);
    expect((await client.post(path, { locale: 'en-US', measures: 'stones' })).status).toBe(422);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { succeeded, type TestClient } from '../../testing/test-client.ts';
import { testEngines } from '../../testing/test-databases.ts';
import { type TestMember, TestServer } from '../../testing/test-server.ts';

/** Requests of programs that are not quite what the contract asks for, and clear all the same. */
describe.each(testEngines)('requests that are clear enough, on %s', (engine) => {
  let server: TestServer;
  let cook: TestMember;
  let client: TestClient;
  beforeAll(async () => {
    server = await TestServer.start(engine);
    cook = await server.member();
    client = server.as(cook);
  });
  afterAll(() => server.stop());

  const body = async (url: string) => Object(succeeded(await client.get(url)));

  it('a slash at the end of an address means the same place', async () => {
    expect((await body('/api/users/self/')).id).toBe(cook.id);
    expect((await body('/api/recipes/?perPage=1')).per_page).toBe(1);
    expect((await body('/api/groups/mealplans/')).page).toBe(1);
    expect((await client.post('/api/recipes/', { name: 'Soup with a slash' })).status).toBe(201);
    expect((await client.patch('/api/recipes/soup-with-a-slash/', { description: 'hot' })).status).toBe(200);
    expect((await client.get('/api/no-such-place/')).status).toBe(404);
  });

  it('what deletes a place, but for an id that got lost, deletes nothing', async () => {
    await server.token(cook.id);
    const sessions = async () => (await body('/api/users/self/sessions')) as unknown[];
    const before = await sessions();
    expect((await client.delete('/api/users/self/sessions/')).status).toBeGreaterThanOrEqual(400);
    expect(await sessions()).toEqual(before);
  });

  it('links to neighbouring pages lead there', async () => {
    for (const name of ['pepper', 'salt', 'sugar']) await server.food(cook.groupId, { name });
    const first = await body('/api/foods?perPage=1&orderBy=name&orderDirection=asc');
    const second = await body(`/api${first.next}`);
    const third = await body(`/api${second.next}`);
    expect([first, second, third].map(({ items }) => items[0].name)).toEqual(['pepper', 'salt', 'sugar']);
    expect((await body(`/api${third.previous}`)).items[0].name).toBe('salt');
    expect(third.next).toBeNull();
  });

  it.each([
    ['foods', { name: 'oil', pluralName: null, description: null, labelId: null, aliases: null }],
    ['units', { name: 'jug', description: null, fraction: null, abbreviation: null, useAbbreviation: null }],
    ['groups/labels', { name: 'Oils', color: null }],
    ['households/mealplans', { date: '2024-03-05', title: 'Leftovers', text: null, entryType: null }],
    ['households/cookbooks', { name: 'All', description: null, position: null, public: null }],
    ['households/webhooks', { name: null, url: null, enabled: null, scheduledTime: '10:00' }],
  ])('null in a new one of %s is what leaving the field out is', async (path, sent) => {
    const answer = await client.post(`/api/${path}`, sent);
    expect([200, 201]).toContain(answer.status);
    const entries = Object.entries(sent).filter(([, value]) => value === null);
    const made = Object(answer.body);
    for (const [name] of entries.filter(([name]) => !['pluralName', 'labelId'].includes(name)))
      expect([name, made[name]]).not.toEqual([name, null]);
  });

  it('null stays wrong where it is no default, and where the contract says so', async () => {
    expect((await client.post('/api/foods', { name: null })).status).toBe(422);
    const { id } = Object(succeeded(await client.post('/api/households/shopping/lists', { name: 'L' })));
    const item = { shoppingListId: id, note: 'milk', quantity: null };
    expect((await client.post('/api/households/shopping/items', item)).status).toBe(422);
    const kept = await client.patch(`/api/units/${await server.unit(cook.groupId, { name: 'cup' })}`, {
      description: null,
    });
    expect(kept.status).toBe(422);
  });
});

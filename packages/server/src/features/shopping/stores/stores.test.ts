import { beforeEach, expect, it } from 'vitest';
import { limits } from '@hearth/contract/kernel/limits';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import type { TestMember } from '../../../testing/test-server.ts';
import { nameStore, readStores, stores } from '../testing/stores-for-test.ts';

describeServer('stores', ({ server }) => {
  let cook: TestMember;
  let client: TestClient;
  beforeEach(async () => {
    cook = await server.member({ rights: ['canOrganize'] });
    client = server.as(cook);
  });

  const names = async () => (await readStores(client)).map(({ name }) => name);
  const makeFood = async (name: string) =>
    String(Object(succeeded(await client.post('/api/foods', { name }))).id);
  const sell = async (foodId: string, storeIds: readonly string[], as = client) =>
    as.put(`/api/foods/${foodId}/stores`, { storeIds });

  it('are named, ordered, renamed and deleted', async () => {
    expect(await readStores(client)).toEqual([]);
    const market = await nameStore(client, ' Market ');
    expect(market).toEqual({
      id: market.id,
      name: 'Market',
      position: 0,
      foodIds: [],
      labelIds: [],
      spots: [],
      things: [],
      walks: 0,
    });
    await nameStore(client, 'Bakery');
    await nameStore(client, 'Hardware', { position: 0 });
    expect(await names()).toEqual(['Hardware', 'Market', 'Bakery']);
    succeeded(await client.put(`${stores}/${market.id}`, { name: 'Saturday market', position: 2 }));
    expect(await names()).toEqual(['Hardware', 'Bakery', 'Saturday market']);
    succeeded(await client.put(`${stores}/${market.id}`, { name: 'Market' }));
    expect(await names()).toEqual(['Hardware', 'Bakery', 'Market']);
    const [hardware] = await readStores(client);
    succeeded(await client.delete(`${stores}/${hardware?.id}`));
    expect(await names()).toEqual(['Bakery', 'Market']);
    expect((await readStores(client)).map(({ position }) => position)).toEqual([0, 1]);
  });

  it('have different names, whatever their case and accents', async () => {
    await nameStore(client, 'Café');
    const bakery = await nameStore(client, 'Bakery');
    const refused = { status: 400, body: { code: 'nameTaken', field: 'name' } };
    expect(await client.post(stores, { name: 'CAFE' })).toMatchObject(refused);
    expect(await client.put(`${stores}/${bakery.id}`, { name: 'cafe' })).toMatchObject(refused);
    succeeded(await client.put(`${stores}/${bakery.id}`, { name: 'BAKERY' }));
    expect(await names()).toEqual(['Café', 'BAKERY']);
    succeeded(await server.as(await server.member()).post(stores, { name: 'Cafe' }));
  });

  it.each([{ name: ' ' }, { name: 'x'.repeat(61) }, { name: 'x', position: -1 }])(
    'refuse %j',
    async (fields) => {
      expect((await client.post(stores, fields)).status).toBe(422);
    },
  );

  it('are a few at most', async () => {
    for (let count = 0; count < limits.stores; count += 1) await nameStore(client, `Store ${count}`);
    expect(await client.post(stores, { name: 'One more' })).toMatchObject({
      status: 400,
      body: { detail: { message: `A household has at most ${limits.stores} stores` } },
    });
  });

  it('sell foods; a food may have several stores', async () => {
    const [market, bakery] = [await nameStore(client, 'Market'), await nameStore(client, 'Bakery')];
    const [bread, milk] = [await makeFood('bread'), await makeFood('milk')];
    const both = await sell(bread, [market.id, bakery.id, bakery.id]);
    expect(succeeded(both)).toEqual({ storeIds: [market.id, bakery.id] });
    succeeded(await sell(milk, [market.id]));
    const sold = async () => (await readStores(client)).map(({ foodIds }) => new Set(foodIds));
    expect(await sold()).toEqual([new Set([bread, milk]), new Set([bread])]);
    succeeded(await sell(bread, [bakery.id]));
    expect(await sold()).toEqual([new Set([milk]), new Set([bread])]);
    succeeded(await client.delete(`/api/foods/${milk}`));
    expect(await sold()).toEqual([new Set(), new Set([bread])]);
    succeeded(await client.delete(`${stores}/${market.id}`));
    expect(await sold()).toEqual([new Set([bread])]);
  });

  it('of another household of the group sell the same foods or not', async () => {
    const market = await nameStore(client, 'Market');
    const milk = await makeFood('milk');
    succeeded(await sell(milk, [market.id]));
    const household = await server.household({ groupId: cook.groupId });
    const next = await server.member({ household });
    const neighbour = server.as(next);
    expect(next.householdId).not.toBe(cook.householdId);
    expect(await readStores(neighbour)).toEqual([]);
    expect((await sell(milk, [market.id], neighbour)).status).toBe(404);
    succeeded(await sell(milk, [], neighbour));
    expect((await readStores(client))[0]?.foodIds).toEqual([milk]);
  });

  it('sell a food that another was merged into', async () => {
    const [market, bakery] = [await nameStore(client, 'Market'), await nameStore(client, 'Bakery')];
    const [rolls, buns] = [await makeFood('rolls'), await makeFood('buns')];
    succeeded(await sell(rolls, [market.id, bakery.id]));
    succeeded(await sell(buns, [market.id]));
    succeeded(await client.put('/api/foods/merge', { fromFood: rolls, toFood: buns }));
    expect((await readStores(client)).map(({ foodIds }) => foodIds)).toEqual([[buns], [buns]]);
  });

  it('have labels in an order made by hand, until it is taken back', async () => {
    const market = await nameStore(client, 'Market');
    const label = async (name: string) =>
      String(Object(succeeded(await client.post('/api/groups/labels', { name, color: '#112233' }))).id);
    const [fruit, bread] = [await label('Fruit'), await label('Bread')];
    const order = (labelIds: readonly string[]) => client.put(`${stores}/${market.id}/labels`, { labelIds });
    expect(succeeded(await order([bread, fruit]))).toMatchObject({ labelIds: [bread, fruit] });
    expect(succeeded(await order([fruit, bread]))).toMatchObject({ labelIds: [fruit, bread] });
    succeeded(await client.delete(`/api/groups/labels/${fruit}`));
    expect(await readStores(client)).toMatchObject([{ labelIds: [bread] }]);
    expect((await order([fruit])).status).toBe(404);
    expect(succeeded(await order([]))).toMatchObject({ labelIds: [] });
  });
});

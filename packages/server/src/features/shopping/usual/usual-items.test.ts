import { expect, it, beforeEach } from 'vitest';
import { UsualShoppingItems } from '@hearth/contract';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';
import { TestBasket } from '../testing/basket-for-test.ts';

describeServer('usual items of shopping lists', {}, ({ server }) => {
  let cook: TestMember;
  let client: TestClient;
  beforeEach(async () => {
    cook = await server.member();
    client = server.as(cook);
  });

  const usual = async (by = client) =>
    UsualShoppingItems.parse(succeeded(await by.get('/api/households/shopping/usual-items'))).items;
  const buy = async (basket: TestBasket, fields: object, by = client) => {
    server.clock.advance(60_000);
    const { id } = await basket.one({ quantity: 0, ...fields });
    succeeded(await by.patch(`/api/households/shopping/items/${id}`, { checked: true }));
  };

  it('are what was ticked off on any list of the household, with the usual amount', async () => {
    const flour = await server.food(cook.groupId, { name: 'Flour' });
    const kilo = (succeeded(await client.post('/api/units', { name: 'kilogram' })) as { id: string }).id;
    const [market, baker] = [await TestBasket.start(client), await TestBasket.start(client)];
    for (const quantity of [1, 5, 1]) await buy(market, { foodId: flour, unitId: kilo, quantity });
    await buy(baker, { note: 'Oat Bread', quantity: 2 });
    expect(await usual()).toEqual([
      { foodId: null, note: 'Oat Bread', quantity: 2, unitId: null },
      { foodId: flour, note: '', quantity: 1, unitId: kilo },
    ]);
  });

  it('stay when ticked items are deleted, and leave with their list', async () => {
    const basket = await TestBasket.start(client);
    await buy(basket, { note: 'Tea' });
    const { id } = await basket.one({ note: 'Tea' });
    succeeded(await client.delete(`/api/households/shopping/items/${id}`));
    expect(await usual()).toMatchObject([{ note: 'Tea' }]);
    succeeded(await client.delete(`/api/households/shopping/lists/${basket.id}`));
    expect(await usual()).toEqual([]);
  });

  it('are those of one household, and tell no other what it buys', async () => {
    const neighbour = await server.neighbour(cook);
    const theirs = server.as(neighbour);
    await buy(await TestBasket.start(theirs), { note: 'Pills' }, theirs);
    expect(await usual()).toEqual([]);
    expect(await usual(server.as(await server.housemate(neighbour)))).toMatchObject([{ note: 'Pills' }]);
  });
});

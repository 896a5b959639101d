import { beforeEach, expect, it } from 'vitest';
import { MealPlanFeed, ShoppingListFeed } from '@hearth/contract';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { describeServer, type SuiteOptions } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';
import { TestBasket } from '../testing/basket-for-test.ts';

const suite: SuiteOptions = { env: { BASE_URL: 'https://hearth.example', TZ: 'UTC' } };
const lists = '/api/households/shopping/lists';

describeServer('addresses of shopping lists', suite, ({ server }) => {
  let cook: TestMember;
  let client: TestClient;
  let basket: TestBasket;
  beforeEach(async () => {
    cook = await server.member();
    client = server.as(cook);
    basket = await TestBasket.start(client);
  });

  const ask = async (method: 'get' | 'post' | 'delete', by = client, id = basket.id) =>
    ShoppingListFeed.parse(succeeded(await by[method](`${lists}/${id}/feed`)));
  const make = async (by = client, id = basket.id) => (await ask('post', by, id)).path ?? '';
  const read = (path: string, headers: Record<string, string> = {}) => server.nobody.get(path, headers);
  const lines = async (path: string, headers: Record<string, string> = {}) =>
    (await read(path, headers)).text.replaceAll('\r\n ', '').split('\r\n');

  it('open the list as tasks: lines, labels and ticks', async () => {
    const flour = await server.food(cook.groupId, { name: 'Flour' });
    const unitId = Object(succeeded(await client.post('/api/units', { name: 'kilogram' }))).id;
    const labelId = Object(
      succeeded(await client.post('/api/groups/labels', { name: 'Baking', color: '#fff' })),
    ).id;
    const item = await basket.one({ foodId: flour, unitId, quantity: 1.25, labelId });
    const soap = await basket.one({ note: 'soap; soft', quantity: 1 });
    succeeded(await client.patch(`/api/households/shopping/items/${soap.id}`, { checked: true }));
    const address = await ask('post');
    expect(address.address).toBe(`https://hearth.example${address.path}`);
    expect(await ask('get')).toEqual(address);
    const { headers } = await read(address.path ?? '');
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    const text = await lines(address.path ?? '');
    expect(text).toEqual(
      expect.arrayContaining([
        `UID:${item.id}@hearth`,
        'SUMMARY:1 ¼ kilogram Flour',
        'CATEGORIES:Baking',
        'STATUS:NEEDS-ACTION',
        String.raw`SUMMARY:soap\; soft`,
        'STATUS:COMPLETED',
      ]),
    );
    expect(text.filter((line) => line === 'BEGIN:VTODO')).toHaveLength(2);
    expect(text.join(' ')).not.toContain(cook.username);
  });

  it('spell amounts in the language of who reads', async () => {
    await basket.one({ note: 'oil', quantity: 1.3, isFood: true });
    const path = await make();
    expect(await lines(path, { 'accept-language': 'de-DE' })).toContain(String.raw`SUMMARY:1\,3 oil`);
    expect(await lines(path)).toContain('SUMMARY:1.3 oil');
  });

  it('say when nothing has changed', async () => {
    const item = await basket.one({ note: 'tea' });
    const path = await make();
    const etag = String((await read(path)).headers['etag']);
    expect(await read(path, { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
    succeeded(await client.patch(`/api/households/shopping/items/${item.id}`, { checked: true }));
    expect((await read(path, { 'if-none-match': etag })).status).toBe(200);
  });

  it('open their own list only, and not the plan', async () => {
    const other = await TestBasket.start(client);
    const path = await make();
    const token = path.split('/').at(-1) ?? '';
    expect((await read(path)).status).toBe(200);
    expect((await read(`${lists}/${other.id}/ical/${token}`)).status).toBe(404);
    expect((await read(`/api/households/mealplans/ical/${token}`)).status).toBe(404);
    const plan = MealPlanFeed.parse(succeeded(await client.get('/api/households/mealplans/feed')));
    expect((await read(`${lists}/${basket.id}/ical/${plan.path?.split('/').at(-1)}`)).status).toBe(404);
  });

  it('belong to one person, and end when they are taken back or the list is deleted', async () => {
    const mate = await server.housemate(cook);
    const [own, theirs] = [await make(), await make(server.as(mate))];
    expect(own).not.toBe(theirs);
    expect(await ask('delete')).toEqual({ address: null, path: null });
    expect(await ask('get')).toEqual({ address: null, path: null });
    expect((await read(own)).status).toBe(404);
    expect((await read(theirs)).status).toBe(200);
    expect(await make()).not.toBe(own);
    succeeded(await client.delete(`${lists}/${basket.id}`));
    expect((await read(theirs)).status).toBe(404);
  });

  it('are handed out to people at a device, not to API tokens', async () => {
    const made = succeeded(await client.post('/api/users/api-tokens', { name: 'phone' }));
    const headers = { authorization: `Bearer ${Object(made).token}` };
    expect((await server.nobody.post(`${lists}/${basket.id}/feed`, undefined, headers)).status).toBe(403);
    expect((await server.nobody.get(`${lists}/${basket.id}/feed`, headers)).status).toBe(403);
  });
});

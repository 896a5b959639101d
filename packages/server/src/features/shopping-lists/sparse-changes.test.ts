import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ShoppingListItemsCollectionOut, ShoppingListOut } from '@hearth/contract';
import { succeeded, type TestClient } from '../../testing/test-client.ts';
import { testEngines } from '../../testing/test-databases.ts';
import { type TestMember, TestServer } from '../../testing/test-server.ts';

const root = '/api/households/shopping';

describe.each(testEngines)('programs that send no more than what has changed, on %s', (engine) => {
  let server: TestServer;
  let cook: TestMember;
  let client: TestClient;
  let listId: string;
  let items: string[];
  beforeAll(async () => {
    server = await TestServer.start(engine);
    cook = await server.member();
    client = server.as(cook);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    const made = await client.post(`${root}/lists`, { name: 'Week', extras: { a: 'b' } });
    listId = ShoppingListOut.parse(succeeded(made)).id;
    const sent = ['milk', 'bread', 'salt'].map((note) => ({ shoppingListId: listId, note, quantity: 2 }));
    const added = succeeded(await client.post(`${root}/items/create-bulk`, sent));
    items = ShoppingListItemsCollectionOut.parse(added).createdItems.map(({ id }) => id);
  });

  const list = async () => ShoppingListOut.parse(succeeded(await client.get(`${root}/lists/${listId}`)));

  it('an item that is ticked off without its list stays in it, and is what it was', async () => {
    succeeded(await client.put(`${root}/items/${items[0]}`, { checked: true }));
    succeeded(await client.put(`${root}/items`, [{ id: items[1], note: 'rolls' }]));
    const shown = (await list()).listItems.map(({ id, note, quantity, checked }) => [
      id,
      note,
      quantity,
      checked,
    ]);
    expect(shown).toEqual([
      [items[0], 'milk', 2, true],
      [items[1], 'rolls', 2, false],
      [items[2], 'salt', 2, false],
    ]);
  });

  it('ids that are joined by commas are several', async () => {
    const ids = [items[0]?.toUpperCase(), items[2]?.replaceAll('-', '')].join(',');
    succeeded(await client.delete(`${root}/items?ids=${encodeURIComponent(ids)}`));
    expect((await list()).listItems.map(({ note }) => note)).toEqual(['bread']);
    expect((await client.delete(`${root}/items?ids=${items[1]},x`)).status).toBe(422);
    expect((await list()).listItems).toHaveLength(1);
  });
});

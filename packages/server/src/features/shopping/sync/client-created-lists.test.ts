import { randomUUID } from 'node:crypto';
import {
  type SentShoppingChange,
  ShoppingChangesOut,
  ShoppingListOut,
  type ShoppingListSummary,
} from '@hearth/contract';
import { listIdFor } from '@hearth/domain/shopping/sync';
import { beforeEach, expect, it } from 'vitest';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';

const path = '/api/households/shopping/changes';
const lists = '/api/households/shopping/lists';

describeServer('lists that devices create', { cook: {} }, ({ server, cook, client }) => {
  let listId: string;
  beforeEach(() => {
    listId = listIdFor({ householdId: cook.householdId, uuid: randomUUID() });
  });

  type Change = Partial<SentShoppingChange> & Pick<SentShoppingChange, 'kind'>;

  async function syncAs(who: TestClient, device: string, ...changes: Change[]) {
    const sent = changes.map((one) => ({ id: randomUUID(), listId, ...one }));
    return ShoppingChangesOut.parse(succeeded(await who.post(path, { device, changes: sent }))).results;
  }
  const sync = (device: string, ...changes: Change[]) => syncAs(client, device, ...changes);
  const create = (name: string): Change => ({ kind: 'createList', name });
  const add = (note: string, id: string = randomUUID()): Change => ({ kind: 'add', items: [{ id, note }] });
  const read = async () => ShoppingListOut.parse(succeeded(await client.get(`${lists}/${listId}`)));
  const notes = async () => (await read()).listItems.map(({ note }) => note);
  const status = async () => (await client.get(`${lists}/${listId}`)).status;

  it('replace a deleted list with the same id and get the new name', async () => {
    await sync('phone', create('Market'), add('milk'));
    await sync('phone', { kind: 'removeList', seen: (await read()).sequence });
    expect(await status()).toBe(404);
    expect(await sync('tablet', create('Baker'))).toMatchObject([{ outcome: 'done' }]);
    expect(await read()).toMatchObject({ name: 'Baker', listItems: [] });
  });

  it('get the ids of the device, with the changes that follow', async () => {
    const results = await sync('phone', create('Market'), add('milk'), { kind: 'renameList', name: 'Baker' });
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done']);
    const list = await read();
    expect(list).toMatchObject({ id: listId, name: 'Baker', listItems: [{ note: 'milk' }] });
    expect(list.sequence).toBe(results[2]?.sequence);
    const { items } = succeeded(await client.get(`${lists}?page=1&perPage=-1`)) as {
      items: ShoppingListSummary[];
    };
    expect(items.filter(({ id }) => id === listId)).toHaveLength(1);
  });

  it('have a setting for every label, as lists that the server creates', async () => {
    succeeded(await client.post('/api/groups/labels', { name: `Label ${randomUUID()}` }));
    await sync('phone', create('Market'));
    const other = ShoppingListOut.parse(succeeded(await client.post(lists, { name: 'Other' })));
    expect((await read()).labelSettings.map(({ labelId }) => labelId)).toEqual(
      other.labelSettings.map(({ labelId }) => labelId),
    );
  });

  it('are created, renamed and deleted once per idempotency key', async () => {
    const [first, name, gone] = [
      create('Market'),
      { kind: 'renameList', name: 'Baker' },
      { kind: 'removeList', seen: 99 },
    ].map((one) => ({ ...one, id: randomUUID() }) as Change);
    if (first === undefined || name === undefined || gone === undefined) throw new Error('three changes');
    await sync('phone', first, name);
    await sync('tablet', { kind: 'renameList', name: 'Butcher' });
    expect(await sync('phone', first, name)).toMatchObject([
      { outcome: 'repeated' },
      { outcome: 'repeated' },
    ]);
    expect((await read()).name).toBe('Butcher');
    await sync('phone', gone);
    expect(await sync('phone', first, gone)).toMatchObject([
      { outcome: 'repeated' },
      { outcome: 'repeated' },
    ]);
    expect(await status()).toBe(404);
  });

  it('are deleted if the device has seen all items', async () => {
    await sync('phone', create('Market'), add('milk'));
    const { sequence } = await read();
    expect(await sync('tablet', { kind: 'removeList', seen: sequence })).toMatchObject([
      { outcome: 'done', kept: [] },
    ]);
    expect(await status()).toBe(404);
    expect((await client.delete(`${lists}/${listId}`)).status).toBe(400);
    expect(await sync('tablet', { kind: 'removeList', seen: sequence })).toMatchObject([{ outcome: 'done' }]);
  });

  it('stay with unseen items of other devices', async () => {
    await sync('phone', create('Market'), add('milk'));
    const { sequence } = await read();
    await sync('phone', add('bread'));
    const [result] = await sync('tablet', { kind: 'removeList', seen: sequence });
    expect(result?.kept).toHaveLength(1);
    expect(await notes()).toEqual(['bread']);
    expect(await sync('tablet', { kind: 'removeList', seen: (await read()).sequence })).toMatchObject([
      { kept: [] },
    ]);
    expect(await status()).toBe(404);
  });

  it.each([
    ['by a device', () => sync('tablet', { kind: 'removeList', seen: 99 })],
    ['by a client of the contract', () => client.delete(`${lists}/${listId}`)],
  ])(
    'are restored after a deletion %s when a device that has not seen it adds an item',
    async (_, remove) => {
      await sync('phone', create('Market'), add('milk'));
      await remove();
      expect(await sync('phone', add('bread'))).toMatchObject([{ outcome: 'done' }]);
      expect(await read()).toMatchObject({ name: 'Market', listItems: [{ note: 'bread' }] });
    },
  );

  it('are restored when a device that has not seen the deletion changes an item', async () => {
    const milk = randomUUID();
    await sync('phone', create('Market'), add('milk', milk), add('bread'));
    await sync('tablet', { kind: 'removeList', seen: 99 });
    await sync('phone', { kind: 'change', items: [{ id: milk, checked: true }] });
    await sync('phone', { kind: 'renameList', name: 'Baker' });
    expect(await status()).toBe(404);
    await sync('phone', { kind: 'change', items: [{ id: milk, note: 'oat milk' }] });
    expect((await read()).listItems).toMatchObject([{ id: milk, note: 'oat milk', checked: true }]);
  });

  it('are not restored by a repeated addition', async () => {
    const milk = { ...add('milk'), id: randomUUID() };
    await sync('phone', create('Market'), milk);
    await sync('tablet', { kind: 'removeList', seen: 99 });
    expect(await sync('phone', milk)).toMatchObject([{ outcome: 'repeated' }]);
    expect(await status()).toBe(404);
  });

  it('are in no answer once they are deleted', async () => {
    await sync('phone', create('Market'), add('milk'));
    await sync('tablet', { kind: 'removeList', seen: 99 });
    const all = [
      await client.get(`${lists}?page=1&perPage=-1`),
      await client.get('/api/households/shopping/items?page=1&perPage=-1'),
    ];
    for (const answer of all) expect(JSON.stringify(succeeded(answer))).not.toContain(listId);
  });

  it('cannot use ids of another household', async () => {
    await sync('phone', create('Market'), add('milk'));
    const stranger = server.as(await server.member());
    const foreign = { ...create('Mine'), id: randomUUID() };
    for (const change of [foreign, foreign, add('bread'), { kind: 'removeList', seen: 99 } as const])
      expect(await syncAs(stranger, 'phone', change)).toMatchObject([{ outcome: 'gone' }]);
    await syncAs(stranger, 'phone', { kind: 'renameList', name: 'Mine' });
    expect(await read()).toMatchObject({ name: 'Market', listItems: [{ note: 'milk' }] });
  });

  it('have names of at most 255 characters', async () => {
    const change = { id: randomUUID(), listId, ...create('x'.repeat(256)) };
    expect(await client.post(path, { device: 'phone', changes: [change] })).toMatchObject({ status: 422 });
  });
});

import { randomUUID } from 'node:crypto';
import { type SentShoppingChange, ShoppingChangesOut, ShoppingListOut } from '@hearth/contract';
import { listIdFor } from '@hearth/domain/shopping/sync';
import { beforeEach, expect, it } from 'vitest';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { items, TestBasket } from '../testing/basket-for-test.ts';
import { trimTickedItems } from '../index.ts';

const path = '/api/households/shopping/changes';
const lists = '/api/households/shopping/lists';

describeServer('changes of devices', { cook: {} }, ({ server, client }) => {
  let basket: TestBasket;
  beforeEach(async () => {
    basket = await TestBasket.start(client);
  });

  type Change = Omit<SentShoppingChange, 'id' | 'listId'> & Partial<SentShoppingChange>;

  async function sync(device: string, ...changes: Change[]) {
    const sent = changes.map((one) => ({ id: randomUUID(), listId: basket.id, ...one }));
    return ShoppingChangesOut.parse(succeeded(await client.post(path, { device, changes: sent }))).results;
  }

  const adds = (note: string, id: string = randomUUID()): Change => ({
    kind: 'add',
    items: [{ id, note, quantity: 1 }],
  });
  const changes = (id: string, fields: object): Change => ({ kind: 'change', items: [{ id, ...fields }] });
  const removes = (seen: number, ...ids: string[]): Change => ({ kind: 'remove', ids, seen });

  it('are applied in order and increment the sequence', async () => {
    const id = randomUUID();
    const before = (await basket.read()).sequence;
    const results = await sync('phone', adds('milk', id), changes(id, { checked: true }));
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    const list = await basket.read();
    expect(list.listItems).toMatchObject([{ id, note: 'milk', checked: true }]);
    expect(list.sequence).toBe(results[1]?.sequence);
    expect(list.sequence).toBeGreaterThan(before);
  });

  it('are applied once per idempotency key', async () => {
    const [milk, again] = [randomUUID(), randomUUID()];
    const add = { ...adds('milk', milk), id: randomUUID() };
    const more = { ...adds('milk', again), id: randomUUID() };
    await sync('phone', add, more);
    expect(await sync('phone', more, add)).toMatchObject([{ outcome: 'repeated' }, { outcome: 'repeated' }]);
    expect(await basket.notes()).toEqual([['milk', 2]]);
    await sync('phone', removes((await basket.read()).sequence, milk));
    expect(await sync('phone', add)).toMatchObject([{ outcome: 'repeated' }]);
    expect(await basket.notes()).toEqual([]);
  });

  it('change only the fields that they contain', async () => {
    const { id } = await basket.one({ note: 'milk', quantity: 1 });
    await sync('phone', changes(id, { quantity: 3 }));
    await sync('tablet', changes(id, { note: 'oat milk' }), changes(id, { checked: true }));
    expect((await basket.read()).listItems).toMatchObject([{ note: 'oat milk', quantity: 3, checked: true }]);
  });

  it('keep food and unit if they do not contain them', async () => {
    const { groupId } = await basket.read();
    const name = randomUUID();
    const words = {
      foodId: await server.food(groupId ?? '', { name }),
      unitId: await server.unit(groupId ?? '', { name }),
    };
    const { id } = await basket.one({ ...words, quantity: 1 });
    await sync('phone', changes(id, { quantity: 2 }), changes(id, { note: 'ripe' }));
    expect((await basket.read()).listItems).toMatchObject([{ ...words, quantity: 2, note: 'ripe' }]);
    await sync('phone', changes(id, { unitId: null }));
    expect((await basket.read()).listItems).toMatchObject([{ ...words, unitId: null }]);
  });

  it('keep an item that another device edited after the delete was made', async () => {
    const { id } = await basket.one({ note: 'milk' });
    const { sequence } = await basket.read();
    await sync('tablet', changes(id, { quantity: 4 }));
    expect(await sync('phone', removes(sequence, id))).toMatchObject([{ outcome: 'done', kept: [id] }]);
    expect(await basket.notes()).toEqual([['milk', 4]]);
    expect(await sync('phone', removes((await basket.read()).sequence, id))).toMatchObject([{ kept: [] }]);
    expect(await basket.notes()).toEqual([]);
  });

  it('keep an item that another device wants unseen, though its edit changed nothing', async () => {
    const { id } = await basket.one({ note: 'milk', checked: true });
    const { sequence } = await basket.read();
    await sync('phone', changes(id, { checked: false }));
    await sync('tablet', changes(id, { checked: false }));
    expect(await sync('phone', removes(sequence, id))).toMatchObject([{ kept: [id] }]);
  });

  it('keep an item that a client of the contract edited unseen', async () => {
    const { id } = await basket.one({ note: 'milk' });
    const { sequence } = await basket.read();
    await basket.put({ id, note: 'cream' });
    expect(await sync('phone', removes(sequence, id))).toMatchObject([{ kept: [id] }]);
  });

  it.each([
    ['ticked it', { checked: true }],
    ['moved it', { position: 7 }],
  ])('delete an item after another device %s unseen', async (_, fields) => {
    const { id } = await basket.one({ note: 'milk' });
    const { sequence } = await basket.read();
    await sync('tablet', changes(id, fields));
    expect(await sync('phone', removes(sequence, id))).toMatchObject([{ kept: [] }]);
    expect(await basket.notes()).toEqual([]);
    await sync('tablet', changes(id, fields));
    expect(await basket.notes()).toEqual([]);
  });

  it('delete an item after an edit by the same device and a seen edit by another one', async () => {
    const { id } = await basket.one({ note: 'milk' });
    await sync('tablet', changes(id, { note: 'cream' }));
    const { sequence } = await basket.read();
    const results = await sync('phone', changes(id, { quantity: 2 }), removes(sequence, id));
    expect(results).toMatchObject([{ kept: [] }, { kept: [] }]);
    expect(await basket.notes()).toEqual([]);
  });

  it('keep an item that another device edited between two edits of the same device', async () => {
    const { id } = await basket.one({ note: 'milk' });
    const { sequence } = await basket.read();
    await sync('phone', changes(id, { quantity: 2 }));
    await sync('tablet', changes(id, { note: 'cream' }));
    expect(await sync('phone', changes(id, { quantity: 3 }), removes(sequence, id))).toMatchObject([
      {},
      { kept: [id] },
    ]);
  });

  it.each([
    ['a new quantity', { quantity: 5 }, ['milk', 5]],
    ['an untick', { checked: false }, ['milk', 1]],
  ])('restore an item that was deleted unseen: %s', async (_, fields, expected) => {
    const { id } = await basket.one({ note: 'milk' });
    await client.delete(`${items}/${id}`);
    await sync('tablet', changes(id, fields));
    expect(await basket.notes()).toEqual([expected]);
    await sync('phone', removes((await basket.read()).sequence, id));
    expect(await basket.notes()).toEqual([]);
  });

  it('keep a tick that was made between the deletion and the restoration of an item', async () => {
    const { id } = await basket.one({ note: 'milk' });
    await client.delete(`${items}/${id}`);
    await sync('phone', changes(id, { checked: true }));
    await sync('tablet', changes(id, { note: 'oat milk' }));
    expect((await basket.read()).listItems).toMatchObject([{ note: 'oat milk', checked: true }]);
  });

  it('restore an item with its words', async () => {
    const { id } = await basket.one({ note: 'onions', originalText: '3-4 onions' });
    await client.delete(`${items}/${id}`);
    await sync('tablet', changes(id, { quantity: 6 }));
    expect((await basket.read()).listItems).toMatchObject([{ quantity: 6, originalText: '3-4 onions' }]);
  });

  it('restore an item that was trimmed', async () => {
    const sent = Array.from({ length: 101 }, (_, at) => ({ note: `thing ${at}`, checked: true }));
    const { createdItems } = await basket.add(...sent);
    await trimTickedItems(server.platform);
    const left = new Set((await basket.read()).listItems.map(({ id }) => id));
    const gone = createdItems.find(({ id }) => !left.has(id));
    expect(left.size).toBe(100);
    await sync('phone', changes(gone?.id ?? '', { checked: false }));
    expect((await basket.read()).listItems.find(({ id }) => id === gone?.id)).toMatchObject({
      note: gone?.note,
      checked: false,
    });
  });

  it('find an item by the id of an item that was merged into it', async () => {
    const [mine, theirs] = [randomUUID(), randomUUID()];
    await sync('tablet', adds('milk', theirs));
    await sync('phone', adds('milk', mine), changes(mine, { checked: true }));
    expect((await basket.read()).listItems).toMatchObject([{ id: theirs, quantity: 2, checked: true }]);
  });

  it('find an item through a chain of merges', async () => {
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    await sync('tablet', adds('cream', third), adds('milk', first));
    await sync('phone', adds('milk', second));
    await sync('tablet', changes(first, { note: 'cream' }));
    expect(await basket.notes()).toEqual([['cream', 3]]);
    await sync('phone', changes(second, { checked: true }));
    expect((await basket.read()).listItems).toMatchObject([{ id: third, checked: true }]);
  });

  it('follow an item to another list and do not delete it there', async () => {
    const other = ShoppingListOut.parse(succeeded(await client.post(lists, { name: 'Baker' })));
    const { id } = await basket.one({ note: 'rolls' });
    const { sequence } = await basket.read();
    await sync('tablet', changes(id, { shoppingListId: other.id }));
    const results = await sync('phone', removes(sequence, id), changes(id, { quantity: 6 }));
    expect(results).toMatchObject([{ kept: [id] }, { outcome: 'done' }]);
    const moved = ShoppingListOut.parse(succeeded(await client.get(`${lists}/${other.id}`)));
    expect(moved.listItems).toMatchObject([{ id, quantity: 6 }]);
  });

  it('do not delete an item with the list that it was moved from', async () => {
    const other = ShoppingListOut.parse(succeeded(await client.post(lists, { name: 'Baker' })));
    const [rolls, bread] = [await basket.one({ note: 'rolls' }), await basket.one({ note: 'bread' })];
    await sync('phone', changes(rolls.id, { shoppingListId: other.id }));
    await sync('phone', changes(bread.id, { shoppingListId: other.id }));
    const seen = (await basket.read()).sequence;
    expect(await sync('phone', removes(seen, rolls.id))).toMatchObject([{ kept: [rolls.id] }]);
    await sync('phone', { kind: 'removeList', seen });
    expect((await client.get(`${lists}/${basket.id}`)).status).toBe(404);
    const moved = ShoppingListOut.parse(succeeded(await client.get(`${lists}/${other.id}`)));
    expect(moved.listItems.map(({ note }) => note)).toEqual(['rolls', 'bread']);
  });

  it('leave an item on its list if the target list does not exist', async () => {
    const { id } = await basket.one({ note: 'rolls' });
    await sync('phone', changes(id, { shoppingListId: randomUUID(), quantity: 2 }));
    expect(await basket.notes()).toEqual([['rolls', 2]]);
  });

  it('answer gone if the household has no such list, apply the rest, and can be retried', async () => {
    const { householdId } = await basket.read();
    const elsewhere = listIdFor({ householdId, uuid: randomUUID() });
    const other = await TestBasket.start(client);
    const early = { ...adds('milk'), id: randomUUID(), listId: elsewhere };
    expect(await sync('phone', early, { ...adds('tea'), listId: other.id })).toMatchObject([
      { outcome: 'gone' },
      { outcome: 'done' },
    ]);
    expect(await other.notes()).toEqual([['tea', 1]]);
    expect(await sync('phone', { kind: 'createList', listId: elsewhere }, early)).toMatchObject([
      { outcome: 'done' },
      { outcome: 'done' },
    ]);
  });

  it('are limited to a hundred per request', async () => {
    const many = Array.from({ length: 101 }, () => ({ id: randomUUID(), kind: 'add', listId: basket.id }));
    expect(await client.post(path, { device: 'phone', changes: many })).toMatchObject({ status: 422 });
  });
});

import { randomUUID } from 'node:crypto';
import { ShoppingChangesOut } from '@hearth/contract';
import { listIdFor } from '@hearth/domain/shopping/sync';
import { beforeAll, expect, it } from 'vitest';
import { succeeded, type TestClient } from '../../testing/test-client.ts';
import { describeServer } from '../../testing/describe-server.ts';
import type { TestMember } from '../../testing/test-server.ts';
import { items, TestBasket } from './testing/basket-for-test.ts';
import { lists } from './testing/lists-for-test.ts';

const changes = '/api/households/shopping/changes';

describeServer('shopping lists of another household', ({ server }) => {
  let cook: TestClient;
  let neighbour: TestClient;
  let next: TestMember;
  let ours: TestBasket;
  let theirs: TestBasket;
  let milk: string;
  beforeAll(async () => {
    const member = await server.member();
    next = await server.neighbour(member);
    cook = server.as(member);
    neighbour = server.as(next);
    ours = await TestBasket.start(cook);
    theirs = await TestBasket.start(neighbour);
    milk = (await ours.one({ note: 'milk' })).id;
    await theirs.one({ note: 'tea' });
  });

  const found = async (url: string, as: TestClient) =>
    (Object(succeeded(await as.get(`${url}?perPage=-1`))).items as { id: string; note?: string }[]).map(
      ({ id, note }) => note ?? id,
    );
  const sync = async (change: object, as = neighbour) => {
    const sent = { id: randomUUID(), listId: ours.id, ...change };
    const answer = await as.post(changes, { device: 'phone', changes: [sent] });
    return answer.status === 200 ? ShoppingChangesOut.parse(answer.body).results[0]?.outcome : answer.status;
  };

  it('are not on pages of lists', async () => {
    expect(await found(lists, cook)).toEqual([ours.id]);
    expect(await found(lists, neighbour)).toEqual([theirs.id]);
  });

  it('do not have their items on pages of items', async () => {
    expect(await found(items, cook)).toEqual(['milk']);
    expect(await found(items, neighbour)).toEqual(['tea']);
  });

  it('can be neither read nor changed', async () => {
    const before = await ours.read();
    const own = { id: ours.id, groupId: next.groupId, userId: next.id, listItems: [] };
    expect((await neighbour.get(`${lists}/${ours.id}`)).status).toBe(404);
    expect((await neighbour.put(`${lists}/${ours.id}`, { ...own, name: 'Theirs' })).status).toBe(404);
    expect((await neighbour.delete(`${lists}/${ours.id}`)).status).toBe(400);
    expect((await neighbour.get(`${items}/${milk}`)).status).toBe(404);
    expect((await neighbour.post(items, { shoppingListId: ours.id, note: 'x' })).status).toBe(404);
    await neighbour.put(items, [{ id: milk, shoppingListId: theirs.id, note: 'stolen' }]);
    await neighbour.delete(`${items}?ids=${milk}`);
    expect(await ours.read()).toEqual(before);
  });

  it.each([
    { kind: 'add', items: [{ id: randomUUID(), note: 'x' }] },
    { kind: 'remove', ids: [], seen: 99 },
    { kind: 'renameList', name: 'Theirs' },
    { kind: 'removeList', seen: 99 },
  ])('reject a change of a device with the outcome gone: $kind', async (change) => {
    const before = await ours.read();
    expect(await sync(change)).toBe('gone');
    expect(await ours.read()).toEqual(before);
  });

  it('cannot be created with an id of this household, or with an arbitrary id', async () => {
    const { householdId } = await ours.read();
    for (const listId of [randomUUID(), listIdFor({ householdId, uuid: randomUUID() })])
      expect(await sync({ kind: 'createList', listId, name: 'Theirs' })).toBe('gone');
    const listId = listIdFor({ householdId: next.householdId, uuid: randomUUID() });
    expect(await sync({ kind: 'createList', listId, name: 'Theirs' })).toBe('done');
    succeeded(await neighbour.delete(`${lists}/${listId}`));
  });

  it('have no items that refer to a recipe of another group', async () => {
    const { id } = await server.as(await server.member()).cook('Foreign soup');
    const item = await theirs.one({ note: 'leek', recipeReferences: [{ recipeId: id, recipeQuantity: 1 }] });
    expect(item.recipeReferences).toEqual([]);
    const own = await neighbour.cook('Own soup');
    const named = { recipeId: own.id, recipeQuantity: 1 };
    expect(await theirs.one({ note: 'chard', recipeReferences: [named] })).toMatchObject({
      recipeReferences: [named],
    });
  });

  it('do not get an owner of another household', async () => {
    expect(await sync({ kind: 'changeOwner', ownerId: next.id }, cook)).toBeGreaterThanOrEqual(400);
    const { listItems: _items, ...list } = await ours.read();
    const given = { ...list, userId: next.id };
    expect((await cook.put(`${lists}/${ours.id}`, given)).status).toBe(400);
    expect((await ours.read()).userId).not.toBe(next.id);
  });
});

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ShoppingListOut } from '@hearth/contract';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { organizer } from '../../../testing/test-people.ts';
import { items } from '../testing/basket-for-test.ts';
import { listCalls, lists, parsedList } from '../testing/lists-for-test.ts';

describeServer('shopping lists', { cook: organizer }, ({ server, engine, cook, client }) => {
  let mate: TestClient;
  beforeAll(async () => {
    mate = server.as(await server.member({ household: { id: cook.householdId, groupId: cook.groupId } }));
  });

  const { create, read, add } = listCalls(() => client);

  it('belong to the caller and to the household', async () => {
    const made = await create({ name: 'Market', extras: { a: 1, b: null } });
    expect(made).toMatchObject({
      name: 'Market',
      extras: { a: '1', b: null },
      userId: cook.id,
      groupId: cook.groupId,
      householdId: cook.householdId,
      listItems: [],
      recipeReferences: [],
    });
    expect(parsedList(await mate.get(`${lists}/${made.id}`))).toEqual(made);
    expect(await create({})).toMatchObject({ name: null, extras: {} });
    expect(await create({ createdAt: '2020-02-03T04:05:06Z' })).toMatchObject({
      createdAt: '2020-02-03T04:05:06Z',
    });
  });

  it('move to another household, and stay in it when their owner is deleted', async () => {
    const home = await server.household({ groupId: cook.groupId });
    const mover = await server.member({ household: home });
    const made = await create({ name: 'Mine' }, server.as(mover));
    expect((await client.get(`${lists}/${made.id}`)).status).toBe(404);
    const admin = server.as(await server.member({ household: home, admin: true }));
    const user = Object(succeeded(await admin.get(`/api/admin/users/${mover.id}`)));
    const household = Object(succeeded(await client.get('/api/households/self'))).name;
    succeeded(await admin.put(`/api/admin/users/${mover.id}`, { ...user, household }));
    expect(await read(made.id)).toMatchObject({ householdId: cook.householdId });
    succeeded(await admin.delete(`/api/admin/users/${mover.id}`));
    expect(await read(made.id)).not.toMatchObject({ userId: mover.id });
  });

  it('say in the overview how many items are still to buy', async () => {
    const other = server.as(await server.member());
    const make = async (name: string) => Object(succeeded(await other.post(lists, { name }))).id as string;
    const [full, empty] = [await make('Full'), await make('Empty')];
    const items = '/api/households/shopping/items';
    for (const checked of [false, false, true])
      succeeded(await other.post(items, { shoppingListId: full, note: crypto.randomUUID(), checked }));
    const overview = Object(succeeded(await other.get(lists))).items as { id: string; toBuy: number }[];
    const counts = new Map(overview.map(({ id, toBuy }) => [id, toBuy]));
    expect([counts.get(full), counts.get(empty)]).toEqual([2, 0]);
  });

  it('are listed without their items', async () => {
    const made = await create({ name: `Listed ${engine}` });
    await add(made.id, { note: 'x' });
    const filter = encodeURIComponent(`name = "Listed ${engine}"`);
    const { listItems, ...summary } = await read(made.id);
    expect(listItems).toHaveLength(1);
    expect((await mate.get(`${lists}?queryFilter=${filter}&orderBy=name`)).body).toMatchObject({
      total: 1,
      items: [summary],
      next: null,
    });
    const page = Object(succeeded(await client.get(`${lists}?perPage=1`)));
    expect(page.items[0]).not.toHaveProperty('listItems');
    expect(page.next).toMatch(/^\/households\/shopping\/lists\?page=2&perPage=1/);
  });

  it('sort their items by position, then by creation', async () => {
    const { id } = await create();
    for (const [note, position] of [
      ['c', 1],
      ['a', 0],
      ['b', 0],
    ] as const)
      await add(id, { note, position });
    expect((await read(id)).listItems.map(({ note }) => note)).toEqual(['a', 'b', 'c']);
  });

  it('have a new modification time after each change of their items', async () => {
    const { id, updatedAt } = await create();
    server.clock.advance(1000);
    await add(id, { note: 'a' });
    expect((await read(id)).updatedAt > updatedAt).toBe(true);
  });

  describe('a changed list', () => {
    let list: ShoppingListOut;
    beforeEach(async () => {
      const { id } = await create({ name: 'Before', extras: { a: '1' } });
      await add(id, { note: 'x' });
      list = await read(id);
    });
    const change = async (body: object) => parsedList(await client.put(`${lists}/${list.id}`, body));

    it('keeps its items when they are sent back and when they are left out', async () => {
      expect(await change({ ...list, name: 'After' })).toEqual({
        ...list,
        name: 'After',
        updatedAt: expect.any(String),
        sequence: expect.any(Number),
      });
      const { id, groupId, userId } = list;
      expect(await change({ id, groupId, userId })).toEqual({
        ...list,
        name: 'After',
        updatedAt: expect.any(String),
        sequence: expect.any(Number),
      });
    });

    it('is emptied only by an empty list of items', async () => {
      expect(await change({ ...list, listItems: [] })).toMatchObject({ name: 'Before', listItems: [] });
    });

    it('needs its ids in PUT but not in PATCH', async () => {
      expect((await client.put(`${lists}/${list.id}`, { name: 'x' })).status).toBe(422);
      expect(parsedList(await client.patch(`${lists}/${list.id}`, { name: 'x' }))).toMatchObject({
        name: 'x',
        extras: { a: '1' },
        listItems: [{ note: 'x' }],
      });
    });

    it('can get an owner of its household but not of another one', async () => {
      const mateId = String(Object(succeeded(await mate.get('/api/users/self'))).id);
      expect(await change({ ...list, userId: mateId })).toMatchObject({ userId: mateId });
      const neighbour = await server.member({
        household: await server.household({ groupId: cook.groupId }),
      });
      expect((await client.put(`${lists}/${list.id}`, { ...list, userId: neighbour.id })).status).toBe(400);
    });

    it('is answered a last time when it is deleted', async () => {
      expect(parsedList(await client.delete(`${lists}/${list.id}`))).toEqual(list);
      expect(await client.get(`${lists}/${list.id}`)).toMatchObject({
        status: 404,
        body: { detail: { message: 'Not found.', error: true, exception: null } },
      });
      expect(await client.delete(`${lists}/${list.id}`)).toMatchObject({
        status: 400,
        body: { detail: { message: 'An unexpected error occurred', error: true, exception: null } },
      });
      expect((await client.post(items, { shoppingListId: list.id, note: 'x' })).status).toBe(404);
    });
  });

  it('are available at the former paths', async () => {
    const old = '/api/groups/shopping';
    const made = parsedList(await client.post(`${old}/lists`, { name: 'Old' }));
    succeeded(await client.post(`${old}/items`, { shoppingListId: made.id, note: 'x' }));
    expect((await client.get(`${old}/lists/${made.id}`)).body).toMatchObject({ listItems: [{ note: 'x' }] });
  });
});

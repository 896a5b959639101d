import { beforeEach, expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { organizer } from '../../../testing/test-people.ts';
import { changedItems, items, TestBasket } from '../testing/basket-for-test.ts';

describeServer('items of shopping lists', { cook: organizer }, ({ server, engine, cook, client }) => {
  let basket: TestBasket;
  beforeEach(async () => {
    basket = await TestBasket.start(client);
  });

  it('a new item gets default values', async () => {
    const item = await basket.one({ note: 'milk', quantity: 2 });
    expect(item).toEqual({
      id: expect.any(String),
      shoppingListId: basket.id,
      groupId: cook.groupId,
      householdId: cook.householdId,
      quantity: 2,
      note: 'milk',
      originalText: null,
      display: '2 milk',
      checked: false,
      position: 0,
      isFood: false,
      disableAmount: true,
      food: null,
      foodId: null,
      unit: null,
      unitId: null,
      label: null,
      labelId: null,
      extras: {},
      recipeReferences: [],
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect((await client.get(`${items}/${item.id}`)).body).toEqual(item);
    expect(await basket.one({})).toMatchObject({ quantity: 1, note: '', display: '' });
  });

  it.each([
    [{ quantity: null }, 'quantity'],
    [{ quantity: 1e12 }, 'quantity'],
    [{ shoppingListId: undefined }, 'shoppingListId'],
  ])('a new item with %j is refused', async (fields, field) => {
    expect(await client.post(items, { shoppingListId: basket.id, ...fields })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', field] }] },
    });
  });

  it('extras are stored as texts and survive a change that sends them back', async () => {
    const item = await basket.one({ note: 'x', extras: { a: 1, b: true, c: null, d: 'text' } });
    expect(item.extras).toEqual({ a: '1', b: '1', c: null, d: 'text' });
    expect((await basket.put({ ...item, note: 'y' })).updatedItems).toMatchObject([{ extras: item.extras }]);
  });

  it.each([
    [{ quantity: 3.5, note: 'milk' }, '3 ¹/₂ milk'],
    [{ quantity: 1, note: 'ff' }, 'ff'],
    [{ quantity: 0, note: 'salt' }, 'salt'],
    [{ quantity: 0.25, note: 'b' }, '¹/₄ b'],
  ])('%j is displayed as %s', async (fields, display) => {
    expect(await basket.one(fields)).toMatchObject({ display });
  });

  it('food and unit are displayed, and a sent display text is ignored', async () => {
    const foodId = await server.food(cook.groupId, { name: 'Tomato', plural_name: 'Tomatoes' });
    const unitId = await server.unit(cook.groupId, { name: 'cup', plural_name: 'cups' });
    const item = await basket.one({ quantity: 1.5, foodId, unitId, display: 'nonsense', isFood: true });
    expect(item).toMatchObject({ display: '1 ¹/₂ cups Tomatoes', isFood: true, disableAmount: false });
    expect(await basket.one({ note: 'ripe', quantity: 1, food: { id: foodId, name: 'x' } })).toMatchObject({
      isFood: true,
      display: '1 Tomato ripe',
    });
  });

  it('PATCH and PUT of one item answer the changed item', async () => {
    const item = await basket.one({ note: 'a', quantity: 2 });
    expect(
      changedItems(await client.patch(`${items}/${item.id}`, { quantity: 5 })).updatedItems,
    ).toMatchObject([{ note: 'a', quantity: 5 }]);
    expect(
      changedItems(await client.put(`${items}/${item.id}`, { shoppingListId: basket.id, note: 'b' }))
        .updatedItems,
    ).toMatchObject([{ note: 'b', quantity: 5 }]);
  });

  it('items are deleted by id, one or many, and unknown ids are ignored', async () => {
    const { createdItems } = await basket.add({ note: 'a' }, { note: 'b' }, { note: 'c' });
    const [a, b, c] = createdItems.map(({ id }) => id);
    const done = { status: 200, body: { message: '', error: false } };
    expect(await client.delete(items)).toMatchObject(done);
    expect(await client.delete(`${items}/${a}`)).toMatchObject(done);
    expect(await client.delete(`${items}/${a}`)).toMatchObject(done);
    expect(await client.delete(`${items}?ids=${b}&ids=${crypto.randomUUID()}`)).toMatchObject(done);
    expect((await basket.read()).listItems.map(({ id }) => id)).toEqual([c]);
    expect((await client.get(`${items}/${a}`)).status).toBe(404);
  });

  it('the collection of items is filtered, ordered and paged', async () => {
    await basket.add({ note: 'b', quantity: 2 }, { note: 'a' }, { note: 'c', checked: true });
    const filter = encodeURIComponent(`shoppingListId="${basket.id}" AND checked=false`);
    expect(
      (await client.get(`${items}?queryFilter=${filter}&orderBy=note&orderDirection=asc`)).body,
    ).toMatchObject({
      total: 2,
      items: [{ note: 'a' }, { note: 'b' }],
    });
    const page = await client.get(`${items}?queryFilter=${filter}&perPage=1`);
    expect(page.body).toMatchObject({
      total_pages: 2,
      items: [{ note: 'a' }],
      next: expect.stringMatching(/^\/households\/shopping\/items\?page=2/),
    });
  });

  it('concurrent requests that add the same item lose nothing', async () => {
    const mate = server.as(
      await server.member({ household: { id: cook.householdId, groupId: cook.groupId } }),
    );
    await basket.one({ note: 'a' });
    const adding = [client, mate, client, mate, client].map((as) =>
      as.post(items, { shoppingListId: basket.id, note: 'a' }),
    );
    for (const answer of await Promise.all(adding)) expect(answer.status).toBe(201);
    expect(await basket.notes()).toEqual([['a', 6]]);
  });

  it('items keep their note and the name of a food that is deleted, and follow a merged food', async () => {
    const [from, to] = [
      await server.food(cook.groupId, { name: `Scallion ${engine}` }),
      await server.food(cook.groupId, { name: `Spring onion ${engine}` }),
    ];
    const item = await basket.one({ foodId: from, note: 'fresh' });
    await client.put('/api/foods/merge', { fromFood: from, toFood: to });
    expect((await client.get(`${items}/${item.id}`)).body).toMatchObject({ foodId: to });
    await client.delete(`/api/foods/${to}`);
    expect((await client.get(`${items}/${item.id}`)).body).toMatchObject({
      foodId: null,
      note: expect.stringMatching(/^Spring onion .*, fresh$/),
    });
  });
});

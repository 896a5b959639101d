import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { organizer } from '../../../testing/test-people.ts';
import { changedItems, items, TestBasket } from '../testing/basket-for-test.ts';

const nobodysId = '00000000-0000-4000-8000-000000000000';

describeServer('foods and units that items name', { cook: organizer }, ({ server, cook, client }) => {
  let basket: TestBasket;
  beforeEach(async () => {
    basket = await TestBasket.start(client);
  });
  const food = (name: string, plural_name = name) => server.food(cook.groupId, { name, plural_name });
  const lines = async () => (await basket.read()).listItems.map(({ display }) => display);
  const sync = async (change: object) =>
    succeeded(
      await client.post('/api/households/shopping/changes', {
        device: 'phone',
        changes: [{ id: randomUUID(), listId: basket.id, ...change }],
      }),
    );

  it('by name are the words of a row each where the group has none', async () => {
    const sent = ['milk', 'bread', 'soap'].map((name) => ({ food: { name } }));
    const { createdItems } = await basket.add(...sent);
    expect(createdItems.map(({ display, foodId }) => [display, foodId])).toEqual([
      ['milk', null],
      ['bread', null],
      ['soap', null],
    ]);
    const bag = await basket.one({ quantity: 2, unit: { name: 'bag', pluralName: 'bags' }, note: 'chips' });
    expect(bag).toMatchObject({ quantity: 2, note: 'bags chips', display: '2 bags chips' });
    expect((await client.get('/api/foods?search=soap')).body).toMatchObject({ total: 0 });
  });

  it('by name are those of the group, which merge with a row of the same food', async () => {
    const id = await food('bread', 'breads');
    const { createdItems } = await basket.add({ foodId: id, quantity: 1 });
    const { updatedItems } = await basket.add({ food: { name: 'Breads' }, quantity: 2 });
    expect(updatedItems).toMatchObject([{ id: createdItems[0]?.id, foodId: id, note: '', quantity: 3 }]);
  });

  it('of another group or unknown leave their words', async () => {
    const stranger = await server.member();
    const foreign = await server.food(stranger.groupId, { name: 'secret spice' });
    for (const id of [foreign, nobodysId]) {
      const named = await basket.one({ food: { id, name: 'saffron' }, note: `from ${id}` });
      expect(named).toMatchObject({ foodId: null, note: `saffron, from ${id}` });
      expect(await basket.one({ foodId: id, note: `only ${id}` })).toMatchObject({
        foodId: null,
        note: `only ${id}`,
      });
    }
  });

  it('that were deleted leave their words, even when their id alone is sent', async () => {
    const id = await food('onion', 'onions');
    const item = await basket.one({ foodId: id, quantity: 2, note: 'chopped' });
    await client.delete(`/api/foods/${id}`);
    const kept = { foodId: null, note: 'onions, chopped', quantity: 2 };
    for (const stale of [item, { ...item, food: undefined }, { ...item, note: undefined }])
      expect((await basket.put(stale)).updatedItems).toMatchObject([kept]);
    const patched = await client.patch(`${items}/${item.id}`, { foodId: id });
    expect(changedItems(patched).updatedItems).toMatchObject([kept]);
    expect(await basket.one({ foodId: id, quantity: 1 })).toMatchObject({ foodId: null, note: 'onion' });
  });

  it('that were merged are what they were merged into', async () => {
    const [from, to] = [await food('scallion'), await food('green onion')];
    const item = await basket.one({ foodId: from, quantity: 2 });
    await client.put('/api/foods/merge', { fromFood: from, toFood: to });
    expect((await basket.put(item)).updatedItems).toMatchObject([{ foodId: to, note: '', quantity: 2 }]);
    await sync({ kind: 'add', items: [{ id: randomUUID(), foodId: from, quantity: 1 }] });
    expect(await lines()).toEqual(['3 green onion']);
  });

  it('in an item that is restored are words when they were deleted meanwhile', async () => {
    const id = await food('leek', 'leeks');
    const item = await basket.one({ foodId: id, quantity: 2, note: 'washed' });
    const { sequence } = await basket.read();
    await sync({ kind: 'remove', ids: [item.id], seen: sequence });
    await client.delete(`/api/foods/${id}`);
    await sync({ kind: 'change', items: [{ id: item.id, checked: false }] });
    expect(await lines()).toEqual(['2 leeks, washed']);
  });

  it('in ingredients of a recipe are found as in items', async () => {
    const [id, gone] = [await food('flour'), await food('egg', 'eggs')];
    const recipe = await client.cook('Sent ingredients', {});
    await client.delete(`/api/foods/${gone}`);
    const recipeIngredients = [
      { quantity: 1, food: { name: 'Flour' } },
      { quantity: 3, food: { id: gone, name: 'egg', pluralName: 'eggs' }, note: 'beaten' },
      { quantity: 2, unit: { name: 'bag' }, food: { id: nobodysId, name: 'yeast' } },
      { quantity: 1, unit: { name: 'tub' }, food: { id, name: 'flour' }, note: 'fine' },
      { quantity: 1, referencedRecipe: { name: 'Pie crust' } },
    ];
    const path = `/api/households/shopping/lists/${basket.id}/recipe/${recipe.id}`;
    succeeded(await client.post(path, { recipeIngredients }));
    expect((await basket.read()).listItems.map(({ foodId, note }) => [foodId, note])).toEqual([
      [id, 'tub fine'],
      [null, 'eggs, beaten'],
      [null, 'bag yeast'],
      [null, 'Pie crust'],
    ]);
  });
});

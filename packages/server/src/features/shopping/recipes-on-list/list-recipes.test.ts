import { beforeEach, expect, it } from 'vitest';
import { limits, type Recipe, type ShoppingListOut } from '@hearth/contract';
import { describeServer } from '../../../testing/describe-server.ts';
import { organizer } from '../../../testing/test-people.ts';
import { items } from '../testing/basket-for-test.ts';
import { listCalls, lists, parsedList } from '../testing/lists-for-test.ts';

describeServer('recipes on shopping lists', { cook: organizer }, ({ server, cook, client }) => {
  const { create, read, add } = listCalls(() => client);

  let listId: string;
  let food: string;
  let unit: string;
  beforeEach(async () => {
    listId = (await create()).id;
    food = await server.food(cook.groupId, { name: `food ${crypto.randomUUID()}` });
    unit = await server.unit(cook.groupId, { name: `unit ${crypto.randomUUID()}` });
  });
  const cooked = (recipeIngredient: object[], as = client) =>
    as.cook(`Recipe ${crypto.randomUUID()}`, { recipeIngredient });
  const ofFood = (quantity: number | null, note = '') => ({
    quantity,
    note,
    food: { id: food, name: 'x' },
    unit: { id: unit, name: 'x' },
  });
  const put = async ({ id }: Recipe, times?: number) =>
    parsedList(
      await client.post(
        `${lists}/${listId}/recipe/${id}`,
        times === undefined ? undefined : { recipeIncrementQuantity: times },
      ),
    );
  const take = async ({ id }: Recipe, times?: number) =>
    parsedList(
      await client.post(
        `${lists}/${listId}/recipe/${id}/delete`,
        times === undefined ? undefined : { recipeDecrementQuantity: times },
      ),
    );

  it('add each ingredient as an item that refers to the recipe', async () => {
    const recipe = await cooked([
      ofFood(1.5, 'chopped'),
      { quantity: 2, note: 'oat milk' },
      { quantity: null, note: 'salt' },
    ]);
    const list = await put(recipe, 2);
    expect(list.listItems).toMatchObject([
      {
        quantity: 3,
        foodId: food,
        unitId: unit,
        isFood: true,
        note: 'chopped',
        recipeReferences: [
          { recipeId: recipe.id, recipeQuantity: 1.5, recipeScale: 2, recipeNote: 'chopped' },
        ],
      },
      { quantity: 4, note: 'oat milk', isFood: false, display: '4 oat milk' },
      { quantity: 0, note: 'salt', display: 'salt' },
    ]);
    expect(list.recipeReferences).toMatchObject([
      { recipeId: recipe.id, recipeQuantity: 2, recipe: { id: recipe.id, slug: recipe.slug } },
    ]);
  });

  it('are refused with a message if they have too many ingredients, and add nothing', async () => {
    const long = await cooked(
      Array.from({ length: limits.ingredients }, (_, at) => ({ note: `thing ${at}` })),
    );
    const recipes = Array.from({ length: 3 }, () => ({ recipeId: long.id }));
    expect(await client.post(`${lists}/${listId}/recipe`, recipes)).toMatchObject({
      status: 422,
      body: { detail: `At most ${limits.shoppingIngredients} ingredients can be added to a list at once` },
    });
    expect((await read(listId)).listItems).toEqual([]);
  });

  it('change the quantity when they are added and removed again', async () => {
    const recipe = await cooked([ofFood(2), ofFood(1)]);
    const steps: [() => Promise<ShoppingListOut>, number | null, number][] = [
      [() => put(recipe, 2), 5, 2],
      [() => put(recipe), 8, 3],
      [() => take(recipe), 5, 2],
      [() => take(recipe, 100), null, 0],
    ];
    for (const [step, quantity, scale] of steps) {
      const { listItems, recipeReferences } = await step();
      expect(listItems).toMatchObject(
        quantity === null
          ? []
          : [{ quantity, recipeReferences: [{ recipeQuantity: 3, recipeScale: scale }] }],
      );
      expect(recipeReferences).toMatchObject(scale === 0 ? [] : [{ recipeQuantity: scale }]);
    }
  });

  it('leave an amount that was added by hand when they are removed', async () => {
    const recipe = await cooked(['a', 'b', 'c'].map((note) => ({ quantity: 1, note })));
    const [, second] = (await put(recipe, 10)).listItems;
    await client.put(items, [{ ...second, quantity: 14 }]);
    expect(await take(recipe, 1000)).toMatchObject({
      listItems: [{ id: second?.id, note: 'b', quantity: 4, recipeReferences: [] }],
      recipeReferences: [],
    });
  });

  it('keep an item without an amount until they are removed', async () => {
    const recipe = await cooked([{ quantity: 0, note: 'salt' }]);
    await put(recipe);
    expect((await put(recipe)).listItems).toMatchObject([
      { quantity: 0, recipeReferences: [{ recipeScale: 2 }] },
    ]);
    expect((await take(recipe)).listItems).toMatchObject([
      { quantity: 0, recipeReferences: [{ recipeScale: 1 }] },
    ]);
    expect((await take(recipe)).listItems).toEqual([]);
  });

  it('merge into existing items and leave the exact amounts when they are removed', async () => {
    await add(listId, { foodId: food, unitId: unit, quantity: 10, note: '' });
    const before = (await read(listId)).listItems;
    const [one, other] = [await cooked([ofFood(0.1), ofFood(0.7)]), await cooked([ofFood(1 / 3)])];
    await put(one, 3);
    await put(other, 0.3);
    await take(one, 3);
    const [item, ...more] = (await take(other, 0.3)).listItems;
    expect(more).toEqual([]);
    expect({ ...item, updatedAt: before[0]?.updatedAt }).toEqual(before[0]);
  });

  it('merge convertible units and separate them again', async () => {
    const [gram, kilo] = [
      await server.unit(cook.groupId, { name: `gram` }).catch(() => unit),
      await server.unit(cook.groupId, { name: `kg` }).catch(() => unit),
    ];
    await add(listId, { foodId: food, unitId: gram, quantity: 100 });
    const recipe = await cooked([{ ...ofFood(0.25), unit: { id: kilo, name: 'kg' } }]);
    expect((await put(recipe, 2)).listItems).toMatchObject([
      { quantity: 600, unitId: gram, recipeReferences: [{ recipeQuantity: 250, recipeScale: 2 }] },
    ]);
    expect((await take(recipe, 2)).listItems).toMatchObject([{ quantity: 100, unitId: gram }]);
  });

  it('leave the list when all their items are ticked', async () => {
    const recipe = await cooked([
      { note: 'a', quantity: 1 },
      { note: 'b', quantity: 1 },
    ]);
    const { listItems } = await put(recipe);
    const [first, second] = listItems.map((item) => ({ ...item, checked: true }));
    await client.put(items, [first]);
    expect((await read(listId)).recipeReferences).toHaveLength(1);
    await client.put(items, [second]);
    expect(await read(listId)).toMatchObject({
      recipeReferences: [],
      listItems: [{ recipeReferences: [] }, { recipeReferences: [] }],
    });
  });

  it.each([
    ['the tick', { checked: true }],
    ['the deletion', null],
  ])('return with their scale when %s of their last item is undone', async (_, change) => {
    const recipe = await cooked([{ note: 'a', quantity: 2 }]);
    const [item] = (await put(recipe, 3)).listItems;
    if (item === undefined) throw new Error('the recipe has an item');
    const { id, note, quantity, recipeReferences } = item;
    const sync = (one: object) =>
      client.post('/api/households/shopping/changes', {
        device: 'phone',
        changes: [{ id: crypto.randomUUID(), listId, ...one }],
      });
    if (change === null) await sync({ kind: 'remove', ids: [id], seen: 99 });
    else await sync({ kind: 'change', items: [{ id, ...change }] });
    expect((await read(listId)).recipeReferences).toEqual([]);
    if (change === null) await sync({ kind: 'add', items: [{ id, note, quantity, recipeReferences }] });
    else await sync({ kind: 'change', items: [{ id, checked: false, recipeReferences }] });
    expect(await read(listId)).toMatchObject({
      recipeReferences: [{ recipeId: recipe.id, recipeQuantity: 3 }],
      listItems: [{ quantity: 6, checked: false, recipeReferences: [{ recipeId: recipe.id }] }],
    });
    expect((await take(recipe, 3)).listItems).toEqual([]);
  });

  it('may be added with a selection of ingredients, which may have free names', async () => {
    const recipe = await cooked([ofFood(1)]);
    const list = parsedList(
      await client.post(`${lists}/${listId}/recipe/${recipe.id}`, {
        recipeIngredients: [
          { quantity: 2, unit: 'pinch', food: 'pepper', note: 'black' },
          { quantity: 1, food: { id: crypto.randomUUID(), name: 'ghost' }, note: 'sheet' },
          { note: '' },
        ],
      }),
    );
    expect(list.listItems).toMatchObject([
      { quantity: 2, note: 'pinch pepper, black', food: null },
      { quantity: 1, note: 'ghost, sheet', food: null },
    ]);
  });

  it('are added together: all or none', async () => {
    const [one, other] = [await cooked([ofFood(1)]), await cooked([ofFood(2)])];
    const send = (ids: string[]) =>
      client.post(
        `${lists}/${listId}/recipe`,
        ids.map((recipeId) => ({ recipeId, recipeIncrementQuantity: 2 })),
      );
    expect(await send([one.id, crypto.randomUUID()])).toMatchObject({
      status: 404,
      body: { detail: { message: 'No Entry Found' } },
    });
    expect((await read(listId)).listItems).toEqual([]);
    const list = parsedList(await send([one.id, other.id, one.id]));
    expect(list.listItems).toMatchObject([{ quantity: 8, recipeReferences: [{}, {}] }]);
    const scales = list.recipeReferences.map(({ recipeId, recipeQuantity }) => [recipeId, recipeQuantity]);
    expect(new Map(scales as [string, number][])).toEqual(
      new Map([
        [one.id, 4],
        [other.id, 2],
      ]),
    );
  });

  it('may be those of the group but not of another group', async () => {
    const neighbour = server.as(
      await server.member({ household: await server.household({ groupId: cook.groupId }) }),
    );
    expect((await put(await cooked([{ note: 'a', quantity: 1 }], neighbour))).listItems).toHaveLength(1);
    const stranger = server.as(await server.member());
    const theirs = await cooked([{ note: 'b', quantity: 1 }], stranger);
    expect((await client.post(`${lists}/${listId}/recipe/${theirs.id}`)).status).toBe(404);
    expect((await stranger.post(`${lists}/${listId}/recipe/${theirs.id}`)).status).toBe(404);
    expect((await take(theirs)).listItems).toHaveLength(1);
  });

  it('leave their items when they are deleted', async () => {
    const recipe = await cooked([{ note: 'a', quantity: 1 }]);
    await put(recipe);
    await client.delete(`/api/recipes/${recipe.slug}`);
    expect(await read(listId)).toMatchObject({
      recipeReferences: [],
      listItems: [{ note: 'a', quantity: 1, recipeReferences: [] }],
    });
  });
});

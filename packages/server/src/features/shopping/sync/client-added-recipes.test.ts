import { randomUUID } from 'node:crypto';
import { type Recipe, type SentShoppingChange, ShoppingChangesOut } from '@hearth/contract';
import { recipeItemId } from '@hearth/domain/shopping/sync';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { TestBasket } from '../testing/basket-for-test.ts';

const path = '/api/households/shopping/changes';

describeServer('recipes that devices add', { cook: {} }, ({ server, client }) => {
  let basket: TestBasket;
  let soup: Recipe;
  beforeAll(async () => {
    soup = await client.cook('Soup', {
      recipeIngredient: [
        { quantity: 0.1, note: 'leek' },
        { quantity: 2, note: 'potato' },
      ],
    });
  });
  beforeEach(async () => {
    basket = await TestBasket.start(client);
  });

  type Change = Partial<SentShoppingChange> & Pick<SentShoppingChange, 'kind'>;
  const send = (device: string, ...changes: Change[]) =>
    client.post(path, {
      device,
      changes: changes.map((one) => ({ id: randomUUID(), listId: basket.id, ...one })),
    });
  const sync = async (device: string, ...changes: Change[]) =>
    ShoppingChangesOut.parse(succeeded(await send(device, ...changes))).results;

  const adds = (more: object = {}, { id }: { id: string } = soup) => ({
    kind: 'addRecipes' as const,
    id: randomUUID(),
    recipes: [{ id: randomUUID(), recipeId: id, ...more }],
  });
  const takesOff = (more: Partial<Change> = {}): Change => ({
    kind: 'removeRecipe',
    id: randomUUID(),
    recipeId: soup.id,
    ...more,
  });
  const buildId = ({ recipes }: ReturnType<typeof adds>, note: string) =>
    recipeItemId(recipes[0]?.id ?? '', { foodId: null, unitId: null, note });
  const counts = async () =>
    (await basket.read()).recipeReferences.map(({ recipeQuantity }) => recipeQuantity);

  it('are added and removed once per idempotency key', async () => {
    const add = adds({ recipeIncrementQuantity: 3 });
    const results = await sync('phone', add, add);
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'repeated']);
    expect(await basket.notes()).toEqual([
      ['leek', 0.3],
      ['potato', 6],
    ]);
    expect([await counts(), (await basket.read()).sequence]).toEqual([[3], results[1]?.sequence]);
    const remove = takesOff();
    expect(await sync('phone', remove, remove)).toMatchObject([
      { outcome: 'done', kept: [] },
      { outcome: 'repeated' },
    ]);
    expect([await counts(), await basket.notes()]).toEqual([
      [2],
      [
        ['leek', 0.2],
        ['potato', 4],
      ],
    ]);
    await sync('tablet', takesOff({ times: 2 }));
    expect([await counts(), await basket.notes()]).toEqual([[], []]);
  });

  it('need all of an ingredient that is in several lines, as many times as they are added', async () => {
    const recipeIngredients = [0.5, 2].map((quantity) => ({ quantity, note: 'onion' }));
    await sync('phone', adds({ recipeIncrementQuantity: 3, recipeIngredients }));
    expect((await basket.read()).listItems).toMatchObject([
      { quantity: 7.5, recipeReferences: [{ recipeQuantity: 2.5, recipeScale: 3 }] },
    ]);
    await sync('phone', takesOff({ times: 3 }));
    expect(await basket.notes()).toEqual([]);
  });

  it('leave the exact amounts of other items when they are removed', async () => {
    await basket.add({ note: 'leek', quantity: 0.7 });
    await sync('phone', adds({ recipeIncrementQuantity: 3 }));
    await sync('tablet', adds({ recipeIngredients: [{ quantity: 1 / 3, note: 'leek' }] }));
    expect(await basket.notes()).not.toContainEqual(['leek', 0.7]);
    await sync('phone', takesOff(), takesOff({ times: 3 }));
    expect(await basket.notes()).toEqual([['leek', 0.7]]);
    await sync('phone', takesOff());
    expect(await basket.notes()).toEqual([['leek', 0.7]]);
  });

  it('give items the ids that the device derives, so that it can tick them at once', async () => {
    const add = adds();
    const id = buildId(add, 'leek');
    await sync('phone', add, { kind: 'change', items: [{ id, checked: true }] });
    expect((await basket.read()).listItems).toContainEqual(expect.objectContaining({ id, checked: true }));
  });

  it('can be changed by those ids after a merge into existing items', async () => {
    const { id } = await basket.one({ note: 'leek', quantity: 1 });
    const add = adds();
    await sync('phone', add, { kind: 'change', items: [{ id: buildId(add, 'leek'), checked: true }] });
    expect((await basket.read()).listItems).toContainEqual(
      expect.objectContaining({ id, quantity: 1.1, checked: true }),
    );
  });

  it('get other ids if the derived ones exist', async () => {
    const add = adds();
    await sync(
      'phone',
      { kind: 'add', items: [{ id: buildId(add, 'leek'), note: 'tea', quantity: 1 }] },
      add,
    );
    expect(await basket.notes()).toHaveLength(3);
  });

  it('restore a deleted list with their items only, while a removal does not', async () => {
    await basket.add({ note: 'tea' });
    await sync('phone', { kind: 'removeList', seen: 99 }, takesOff());
    expect((await client.get(`/api/households/shopping/lists/${basket.id}`)).status).toBe(404);
    await sync('tablet', adds());
    expect((await basket.notes()).map(([note]) => note)).toEqual(['leek', 'potato']);
  });

  it('do not keep a list from being deleted by an unseen removal', async () => {
    await sync('phone', adds({ recipeIncrementQuantity: 2 }));
    const { sequence } = await basket.read();
    await sync('tablet', takesOff());
    expect(await counts()).toEqual([1]);
    await sync('phone', { kind: 'removeList', seen: sequence });
    expect((await client.get(`/api/households/shopping/lists/${basket.id}`)).status).toBe(404);
  });

  it('keep items with unseen edits of another device when they are removed', async () => {
    const add = adds();
    await sync('phone', add);
    const { sequence } = await basket.read();
    const id = buildId(add, 'leek');
    await sync('tablet', { kind: 'change', items: [{ id, note: 'big leek' }] });
    expect(await sync('phone', takesOff({ seen: sequence }))).toMatchObject([
      { outcome: 'done', kept: [id] },
    ]);
    expect(await basket.notes()).toEqual([['big leek', 0]]);
    const again = adds();
    await sync('phone', again);
    await sync('tablet', { kind: 'change', items: [{ id: buildId(again, 'leek'), note: 'small leek' }] });
    await sync('phone', takesOff({ seen: (await basket.read()).sequence }));
    expect(await basket.notes()).toEqual([['big leek', 0]]);
  });

  it('are refused if they do not exist or belong to another group, and can be retried', async () => {
    const { id } = await server.as(await server.member()).cook('Foreign');
    for (const recipe of [{ id }, { id: randomUUID() }]) {
      const add = adds({}, recipe);
      expect(
        await send('phone', { kind: 'add', items: [{ id: randomUUID(), note: 'tea' }] }, add),
      ).toMatchObject({
        status: 404,
      });
      expect(await send('phone', add)).toMatchObject({ status: 404 });
    }
    expect(await basket.notes()).toEqual([['tea', 2]]);
  });

  it('are not refused when they are repeated after the recipe was deleted', async () => {
    const cake = await client.cook('Cake', { recipeIngredient: [{ quantity: 1, note: 'flour' }] });
    const add = adds({}, cake);
    await sync('phone', add);
    succeeded(await client.delete(`/api/recipes/${cake.slug}`));
    expect(await sync('phone', add)).toMatchObject([{ outcome: 'repeated' }]);
  });

  it('are not added to lists of another household', async () => {
    const stranger = server.as(await server.member());
    const dish = await stranger.cook('Dish', { recipeIngredient: [{ note: 'x' }] });
    const answer = await stranger.post(path, {
      device: 'phone',
      changes: [
        { ...adds({}, dish), listId: basket.id },
        { ...takesOff(), listId: basket.id },
      ],
    });
    expect(succeeded(answer)).toMatchObject({ results: [{ outcome: 'gone' }, { outcome: 'gone' }] });
    expect(await basket.notes()).toEqual([]);
  });
});

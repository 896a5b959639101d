import { beforeEach, expect, it } from 'vitest';
import { limits } from '@hearth/contract';
import { describeServer } from '../../../testing/describe-server.ts';
import { organizer } from '../../../testing/test-people.ts';
import { items, TestBasket } from '../testing/basket-for-test.ts';
import { listCalls } from '../testing/lists-for-test.ts';

describeServer('the words of items', { cook: organizer }, ({ server, cook, client }) => {
  let basket: TestBasket;
  beforeEach(async () => {
    basket = await TestBasket.start(client);
  });
  const words = async () =>
    (await basket.read()).listItems.map(({ originalText, quantity }) => [originalText, quantity]);

  it('are stored without the blanks around them, and stay in changes that do not name them', async () => {
    const item = await basket.one({ note: 'onions', quantity: 3, originalText: ' 3-4 onions ' });
    expect(item.originalText).toBe('3-4 onions');
    await basket.put({ id: item.id, quantity: 6, note: 'red onions' });
    await client.patch(`${items}/${item.id}`, { checked: true });
    expect(await words()).toEqual([['3-4 onions', 6]]);
  });

  it.each([[null], [' ']])('are removed by %j', async (originalText) => {
    const { id } = await basket.one({ note: 'soap', originalText: 'soap' });
    await basket.put({ id, originalText });
    expect(await words()).toEqual([[null, 1]]);
  });

  it('are refused with the name of the field if they are too long', async () => {
    const originalText = 'x'.repeat(limits.lineLength + 1);
    const answer = await client.post(items, { shoppingListId: basket.id, note: 'x', originalText });
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'originalText'] }] } });
  });

  it('are those of the first of equal items', async () => {
    const foodId = await server.food(cook.groupId, { name: `peas ${crypto.randomUUID()}` });
    await basket.add({ foodId, quantity: 2, originalText: '2 cups peas' });
    await basket.add({ foodId, quantity: 1, originalText: '1 cup frozen peas' });
    expect(await words()).toEqual([['2 cups peas', 3]]);
  });
});

describeServer('the words of items of recipes', { cook: organizer }, ({ server, cook, client }) => {
  const { create, read } = listCalls(() => client);
  const lists = '/api/households/shopping/lists';
  const cooked = (...recipeIngredient: object[]) =>
    client.cook(`Recipe ${crypto.randomUUID()}`, { recipeIngredient });
  const listed = async (listId: string) =>
    (await read(listId)).listItems.map(({ note, originalText, quantity }) => [note, originalText, quantity]);

  it('are the lines of the recipe, whole or selected', async () => {
    const food = await server.food(cook.groupId, { name: `peas ${crypto.randomUUID()}` });
    const peas = { quantity: 2, food: { id: food, name: 'x' }, originalText: '2 cups peas' };
    const { id, recipeIngredient } = await cooked(peas, { note: '300 g lentils', quantity: null });
    const [whole, selected] = [(await create()).id, (await create()).id];
    await client.post(`${lists}/${whole}/recipe/${id}`, { recipeIncrementQuantity: 3 });
    await client.post(`${lists}/${selected}/recipe/${id}`, {
      recipeIncrementQuantity: 3,
      recipeIngredients: recipeIngredient,
    });
    const wanted = [
      ['', '2 cups peas', 6],
      ['300 g lentils', '300 g lentils', 3],
    ];
    expect([await listed(whole), await listed(selected)]).toEqual([wanted, wanted]);
  });

  it('are one text with both amounts when two recipes have it, and that of one when the other goes', async () => {
    const lentils = { note: '300 g lentils', quantity: null };
    const [soup, dal] = [await cooked(lentils), await cooked(lentils)];
    const { id: listId } = await create();
    const put = (recipeId: string, recipeIncrementQuantity: number) =>
      client.post(`${lists}/${listId}/recipe/${recipeId}`, { recipeIncrementQuantity });
    await put(soup.id, 1);
    await put(dal.id, 2);
    expect(await listed(listId)).toEqual([['300 g lentils', '300 g lentils', 3]]);
    await client.post(`${lists}/${listId}/recipe/${dal.id}/delete`, { recipeDecrementQuantity: 2 });
    expect(await listed(listId)).toEqual([['300 g lentils', '300 g lentils', 1]]);
  });
});

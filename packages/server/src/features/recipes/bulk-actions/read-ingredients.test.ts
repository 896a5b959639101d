import { beforeAll, expect, it } from 'vitest';
import { IngredientsRead } from '@hearth/contract';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';

const path = '/api/recipes/bulk-actions/read-ingredients';
const vague = 'whatever of it you like or do not mind, from yesterday or so';

describeServer('the ingredients of many recipes, read at once', { cook: {} }, ({ client }) => {
  beforeAll(async () => {
    succeeded(await client.post('/api/units', { name: 'cup', pluralName: 'cups' }));
  });

  const cook = (name: string, notes: readonly string[], more: object = {}) =>
    client.cook(name, {
      recipeIngredient: notes.map((note) => ({ note, quantity: 1 })),
      settings: { disableAmount: true },
      ...more,
    });
  const readAll = async (recipes: readonly string[]) =>
    IngredientsRead.array().parse(succeeded(await client.post(path, { recipes })));

  it('become amount, unit and food, with a report of each recipe', async () => {
    await cook('Soup', ['2 cups peas', '1 onion, chopped', vague]);
    await cook('Nothing', [vague]);
    expect(await readAll(['soup', 'nothing'])).toEqual([
      { slug: 'soup', name: 'Soup', read: 2, left: 1 },
      { slug: 'nothing', name: 'Nothing', read: 0, left: 1 },
    ]);
    const { recipeIngredient, settings } = await client.recipe('soup');
    const lines = recipeIngredient.map(
      ({ quantity, unit, food, note }) => `${quantity ?? ''}|${unit?.name ?? ''}|${food?.name ?? ''}|${note}`,
    );
    expect(lines).toEqual(['2|cup|peas|', '1||onion|chopped', `|||${vague}`]);
    expect(settings?.disableAmount).toBe(false);
    expect((await client.recipe('nothing')).settings?.disableAmount).toBe(true);
  });

  it('keep their headings and their ids, so that links from steps stay', async () => {
    const before = await client.cook('Linked', {
      recipeIngredient: [{ title: 'Sauce', note: '3 cups stock', quantity: 1 }],
      settings: { disableAmount: true },
    });
    await readAll(['linked']);
    const [row] = (await client.recipe('linked')).recipeIngredient;
    expect(row).toMatchObject({ title: 'Sauce', quantity: 3, originalText: '3 cups stock' });
    expect(row?.referenceId).toBe(before.recipeIngredient[0]?.referenceId);
  });

  it('are no foods to create where they name a section', async () => {
    await cook('Headed', [
      'For the topping:',
      '2 cups peas',
      'Dressing',
      '1 cup peas',
      'SAUCE',
      '1 cup peas',
    ]);
    expect(await readAll(['headed'])).toMatchObject([{ read: 3, left: 3 }]);
    const foods = await client.get('/api/foods?perPage=-1');
    const names = (foods.body as { items: { name: string }[] }).items.map(({ name }) => name.toLowerCase());
    for (const heading of ['topping', 'dressing', 'sauce']) expect(names).not.toContain(heading);
  });

  it('that stay text lose the 1 that counts them, and no other amount', async () => {
    const recipeIngredient = [
      { note: '2 cups peas' },
      { note: vague, quantity: 1 },
      { note: vague, quantity: 3 },
    ];
    await client.cook('Counted', { recipeIngredient, settings: { disableAmount: true } });
    await readAll(['counted']);
    const amounts = (await client.recipe('counted')).recipeIngredient.map(({ quantity }) => quantity);
    expect(amounts).toEqual([2, null, 3]);
  });

  it('are read once: lines that have a food are left alone', async () => {
    await cook('Twice', ['2 cups peas']);
    expect(await readAll(['twice'])).toMatchObject([{ read: 1, left: 0 }]);
    expect(await readAll(['twice'])).toMatchObject([{ read: 0, left: 0 }]);
  });

  it('of all the recipes or of none, and of at most fifty', async () => {
    await cook('Mine', ['2 cups peas']);
    expect((await client.post(path, { recipes: ['mine', 'nobody-has-it'] })).status).toBe(404);
    expect((await client.recipe('mine')).recipeIngredient[0]?.food).toBeNull();
    const many = Array.from({ length: 51 }, (_, at) => `recipe-${at}`);
    expect((await client.post(path, { recipes: many })).status).toBe(422);
  });
});

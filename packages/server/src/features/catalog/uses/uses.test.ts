import { EntryUses } from '@hearth/contract';
import { expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded } from '../../../testing/test-client.ts';

describeServer('what uses an entry', { cook: {} }, ({ server, cook, client }) => {
  const uses = async (path: string) => EntryUses.parse(succeeded(await client.get(`${path}/uses`)));
  const make = async (path: string, fields: object): Promise<{ id: string; name: string; slug: string }> =>
    Object(succeeded(await client.post(path, fields)));

  it.each(['categories', 'tags', 'tools'])('the first recipes with one of the %s are named', async (kind) => {
    const { id, name, slug } = await make(`/api/organizers/${kind}`, { name: `Used ${kind}` });
    const field = { categories: 'recipeCategory', tags: 'tags', tools: 'tools' }[kind] ?? '';
    for (const number of [7, 6, 5, 4, 3, 2, 1])
      await client.cook(`${kind} ${number}`, { [field]: [{ id, name, slug }] });
    const found = await uses(`/api/organizers/${kind}/${id}`);
    expect(found).toMatchObject({ recipes: 7, shoppingLists: 0, foods: 0 });
    expect(found.firstRecipes.map((recipe) => recipe.name)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `${kind} ${number}`),
    );
    succeeded(await client.delete(`/api/recipes/${kind}-1`));
    const left = await uses(`/api/organizers/${kind}/${id}`);
    expect([left.recipes, left.firstRecipes[0]?.name]).toEqual([6, `${kind} 2`]);
  });

  it('the foods and lists of a label are named', async () => {
    const { id } = await make('/api/groups/labels', { name: 'Used label' });
    const food = await make('/api/foods', { name: 'labelled plum', labelId: id });
    const list = await make('/api/households/shopping/lists', { name: 'Labels' });
    const item = { shoppingListId: list.id, note: 'soap', labelId: id };
    succeeded(await client.post('/api/households/shopping/items', item));
    expect(await uses(`/api/groups/labels/${id}`)).toEqual({
      recipes: 0,
      shoppingLists: 1,
      foods: 1,
      firstRecipes: [],
      firstShoppingLists: [{ id: list.id, name: 'Labels' }],
      firstFoods: [{ id: food.id, name: 'labelled plum' }],
    });
  });

  it('lists of other households of the group are counted and not named', async () => {
    const food = await make('/api/foods', { name: 'shared plum' });
    const neighbour = server.as(await server.neighbour(cook));
    const list = Object(
      succeeded(await neighbour.post('/api/households/shopping/lists', { name: 'Theirs' })),
    );
    const item = { shoppingListId: list.id, foodId: food.id, isFood: true };
    succeeded(await neighbour.post('/api/households/shopping/items', item));
    expect(await uses(`/api/foods/${food.id}`)).toMatchObject({ shoppingLists: 1, firstShoppingLists: [] });
  });
});

import { beforeAll, expect, it } from 'vitest';
import { type Recipe, RecipeSuggestions } from '@hearth/contract';
import { describeServer } from '../../../testing/describe-server.ts';
import { type Query, queryText, succeeded } from '../../../testing/test-client.ts';
import type { TestMember } from '../../../testing/test-server.ts';

describeServer('what can be cooked of recipes within recipes', ({ server }) => {
  let cook: TestMember;
  const foods: Record<string, string> = {};
  let stock: Recipe;
  beforeAll(async () => {
    const { id: groupId } = await server.group({ isPrivate: false });
    cook = await server.member({ household: await server.household({ groupId, isPrivate: false }) });
    for (const name of ['bones', 'tomato', 'cheese', 'rice', 'leek'])
      foods[name] = await server.food(cook.groupId, { name });
    const food = (name: string) => ({ food: { id: foods[name], name } });
    const link = ({ id }: Recipe) => ({ quantity: 1, referencedRecipe: { id } });
    const open = { settings: { public: true } };
    const client = server.as(cook);
    stock = await client.cook('Stock', {
      recipeIngredient: [food('bones'), food('leek')],
      settings: { public: false },
    });
    const sauce = await client.cook('Sauce', { recipeIngredient: [food('tomato'), link(stock)], ...open });
    await client.cook('Lasagne', { recipeIngredient: [link(sauce), food('cheese'), link(stock)], ...open });
    await client.cook('Risotto', { recipeIngredient: [food('rice'), food('cheese')], ...open });
    await client.cook('Sauce alone', { recipeIngredient: [link(sauce)], ...open });
  });

  const suggest = async (query: Query, path = '/api/recipes', as = server.as(cook)) => {
    const asked = queryText({ orderBy: 'name', orderDirection: 'asc', maxMissingFoods: 9, ...query });
    const { items } = RecipeSuggestions.parse(succeeded(await as.get(`${path}/suggestions?${asked}`)));
    return items.map(({ recipe, missingFoods }) => [recipe.name, ...missingFoods.map(({ name }) => name)]);
  };
  const ask = async (...asked: Parameters<typeof suggest>) =>
    (await suggest(...asked)).map(([name, ...missing]) => `${name}: ${missing.toSorted().join(' ')}`);

  it('their foods are needed and named, in the order of the lines', async () => {
    expect(await ask({})).toEqual([
      'Risotto: cheese rice',
      'Stock: bones leek',
      'Sauce: bones leek tomato',
      'Sauce alone: bones leek tomato',
      'Lasagne: bones cheese leek tomato',
    ]);
    expect((await suggest({})).at(-1)?.at(-1)).toBe('cheese');
  });

  it('a recipe is found by a food within it, and has all that it needs with those of the recipes within', async () => {
    expect(await ask({ foods: [foods['bones'] ?? ''] })).toEqual([
      'Stock: leek',
      'Sauce: leek tomato',
      'Sauce alone: leek tomato',
      'Lasagne: cheese leek tomato',
    ]);
    const all = ['bones', 'leek', 'tomato'].map((name) => foods[name] ?? '');
    expect(await ask({ foods: all, maxMissingFoods: 0 })).toEqual(
      ['Sauce:', 'Sauce alone:', 'Stock:'].map((one) => `${one} `),
    );
  });

  it('visitors learn nothing of a recipe that they may not see', async () => {
    const path = `/api/explore/groups/${cook.groupSlug}/recipes`;
    expect(await ask({}, path, server.nobody)).toEqual([
      'Sauce: tomato',
      'Sauce alone: tomato',
      'Lasagne: cheese tomato',
      'Risotto: cheese rice',
    ]);
    expect(await ask({ foods: [foods['bones'] ?? ''] }, path, server.nobody)).toEqual([]);
  });

  it('filters of recipes mean their own ingredients', async () => {
    const found = await server.as(cook).get(`/api/recipes?foods=${foods['bones']}`);
    expect(Object(succeeded(found)).items.map(({ name }: { name: string }) => name)).toEqual(['Stock']);
  });

  it('one that waits in the trash needs nothing', async () => {
    succeeded(await server.as(cook).delete(`/api/recipes/${stock.slug}`));
    expect(await ask({})).toContain('Lasagne: cheese tomato');
  });
});

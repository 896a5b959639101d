import { beforeAll, expect, it } from 'vitest';
import { RecipeSuggestions } from '@hearth/contract';
import { type Query, queryText, succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';

describeServer('what can be cooked', { cook: {} }, ({ server, cook, client }) => {
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    for (const name of ['salt', 'rice', 'leek', 'egg', 'milk', 'flour'])
      ids[name] = await server.food(cook.groupId, { name });
    const of = (...names: string[]) => ({
      recipeIngredient: names.map((name) => ({ food: { id: ids[name], name } })),
    });
    await client.cook('Pancakes', { ...of('flour', 'egg', 'milk', 'salt'), tools: ['Pan'], tags: ['Sweet'] });
    await client.cook('Fried egg', { ...of('egg', 'salt', 'salt'), tools: ['Pan'] });
    await client.cook('Rice', of('salt', 'rice'));
    await client.cook('Leek soup', { ...of('leek', 'salt'), tools: ['Pot', 'Blender'] });
    await client.cook('A word from the cook');
    const pan = (await client.recipe('fried-egg')).tools[0];
    const tools = (await client.recipe('leek-soup')).tools;
    for (const { id, name } of [...tools, ...(pan ? [pan] : [])]) ids[name] = id;
    await client.patch(`/api/foods/${ids['salt']}`, { onHand: true });
    await client.patch(`/api/organizers/tools/${ids['Pan']}`, { onHand: true });
  });

  const id = (...names: string[]) => names.map((name) => ids[name] ?? name);
  const ask = async (query: Query, as = client) =>
    RecipeSuggestions.parse(succeeded(await as.get(`/api/recipes/suggestions?${queryText(query)}`))).items;
  const said = async (query: Query) =>
    (await ask({ orderBy: 'name', orderDirection: 'asc', ...query })).map(
      ({ recipe, missingFoods, missingTools }) =>
        `${recipe.name}: ${[...missingFoods, ...missingTools].map(({ name }) => name).join(' ')}`.trim(),
    );

  it.each<[string, () => Query, string[]]>([
    [
      'nothing is named',
      () => ({}),
      ['Fried egg: egg', 'Rice: rice', 'Leek soup: leek Blender Pot', 'Pancakes: flour egg milk'],
    ],
    ['eggs are named', () => ({ foods: id('egg') }), ['Fried egg:', 'Pancakes: flour milk']],
    ['at most one food is missing', () => ({ foods: id('egg'), maxMissingFoods: 1 }), ['Fried egg:']],
    [
      'no tool may be missing',
      () => ({ maxMissingTools: 0 }),
      ['Fried egg: egg', 'Rice: rice', 'Pancakes: flour egg milk'],
    ],
    [
      'the kitchen’s foods do not count',
      () => ({ foods: id('egg'), includeFoodsOnHand: false }),
      ['Fried egg: salt', 'Pancakes: flour milk salt'],
    ],
    [
      'the kitchen’s tools do not count',
      () => ({ foods: id('egg'), includeToolsOnHand: false }),
      ['Fried egg: Pan', 'Pancakes: flour milk Pan'],
    ],
    [
      'a tool is named',
      () => ({ foods: id('leek'), tools: id('Pot'), maxMissingTools: 1 }),
      ['Leek soup: Blender'],
    ],
    [
      'staples are taken for granted',
      () => ({ foods: id('egg'), includeFoodsOnHand: false, includeStaples: true }),
      ['Fried egg:', 'Pancakes: milk'],
    ],
    [
      'staples alone are named',
      () => ({ includeStaples: true, includeFoodsOnHand: false, maxMissingFoods: 0, maxMissingTools: 0 }),
      [],
    ],
    ['only two are wanted', () => ({ limit: 2 }), ['Fried egg: egg', 'Rice: rice']],
    ['the order runs down', () => ({ limit: 2, orderDirection: 'desc' }), ['Rice: rice', 'Fried egg: egg']],
    ['a filter narrows', () => ({ queryFilter: 'tags.name = "Sweet"' }), ['Pancakes: flour egg milk']],
    ['an unknown food is named', () => ({ foods: id('00000000-0000-4000-8000-000000000000') }), []],
    ['nonsense is named', () => ({ foods: 'soup', limit: 1 }), ['Fried egg: egg']],
  ])('when %s', async (_, query, expected) => {
    const found = await said(query());
    expect(found.map((one) => one.split(' ').toSorted().join(' '))).toEqual(
      expected.map((one) => one.split(' ').toSorted().join(' ')),
    );
  });

  it('by chance is the same for the same seed, and never puts more missing things first', async () => {
    const first = await said({ orderBy: 'random', paginationSeed: 'a' });
    expect(await said({ orderBy: 'random', paginationSeed: 'a' })).toEqual(first);
    expect(first.slice(0, 2).toSorted()).toEqual(['Fried egg: egg', 'Rice: rice']);
    expect((await said({ orderBy: 'random' })).toSorted()).toEqual(first.toSorted());
  });

  it.each([
    ['queryFilter=user.password+%3D+%22x%22', 400],
    ['queryFilter=(((', 400],
    ['orderBy=user.password', 400],
    ['limit=0', 422],
    ['limit=101', 422],
    ['maxMissingFoods=-1', 422],
  ])('%s answers %i', async (query, status) => {
    expect((await client.get(`/api/recipes/suggestions?${query}`)).status).toBe(status);
  });

  it('every household has its own kitchen', async () => {
    const household = await server.household({ groupId: cook.groupId });
    const neighbour = server.as(await server.member({ household }));
    const [egg] = await ask({ foods: id('egg'), orderBy: 'name', orderDirection: 'asc' }, neighbour);
    expect(egg?.missingFoods.map(({ name, onHand }) => [name, onHand])).toEqual([['salt', false]]);
    expect(egg?.missingTools.map(({ name }) => name)).toEqual(['Pan']);
  });

  it('a recipe in the trash is not suggested', async () => {
    await client.cook('Gone', { recipeIngredient: [{ food: { id: ids['leek'], name: 'leek' } }] });
    expect(await said({ foods: id('leek'), maxMissingTools: 0 })).toEqual(['Gone:']);
    await client.delete('/api/recipes/gone');
    expect(await said({ foods: id('leek'), maxMissingTools: 0 })).toEqual([]);
  });
});

import { beforeAll, expect, it } from 'vitest';
import type { Recipe } from '@hearth/contract';
import { describeServer } from '../../../testing/describe-server.ts';
import { type Query, queryText } from '../../../testing/test-client.ts';

const nobodysId = '00000000-0000-4000-8000-000000000000';

describeServer('narrowing the recipe list', { cook: {} }, ({ server, cook, client }) => {
  let neighbourSlug: string;
  let foods: { salt: string; rice: string };
  let both: Recipe;

  beforeAll(async () => {
    foods = {
      salt: await server.food(cook.groupId, { name: 'salt' }),
      rice: await server.food(cook.groupId, { name: 'rice' }),
    };
    const food = (name: 'salt' | 'rice') => ({ food: { id: foods[name], name } });
    for (const field of ['recipeCategory', 'tags', 'tools'] as const) {
      await client.cook(`${field} A`, { [field]: ['A thing'] });
      await client.cook(`${field} B`, { [field]: ['B thing'] });
    }
    both = await client.cook('Both', {
      recipeCategory: ['A thing', 'B thing'],
      tags: ['A thing', 'B thing'],
      tools: ['A thing', 'B thing'],
      recipeIngredient: [food('salt'), food('rice')],
    });
    await client.cook('Salty', { recipeIngredient: [food('salt')] });
    await client.cook('Plain');
    const household = await server.household({ groupId: cook.groupId });
    neighbourSlug = household.slug;
    await server.as(await server.member({ household })).cook('Of the neighbour');
  });

  it('all recipes of any of some categories come at once', async () => {
    const named = async (query: Query) => {
      const { body } = await client.get(`/api/recipes/category?${queryText(query)}`);
      return (body as Recipe[]).map(({ name }) => name);
    };
    const [first] = both.recipeCategory;
    expect(await named({ categories: ['b-thing'] })).toEqual(['Both', 'recipeCategory B']);
    expect(await named({ categories: [first?.id ?? '', 'b-thing'] })).toEqual([
      'Both',
      'recipeCategory B',
      'recipeCategory A',
    ]);
    expect(await named({ categories: ['nowhere'] })).toEqual([]);
    expect(await named({})).toEqual([]);
  });

  const found = async (query: Query) => (await client.names(query)).toSorted();

  it.each([
    ['categories', 'recipeCategory', 'requireAllCategories'],
    ['tags', 'tags', 'requireAllTags'],
    ['tools', 'tools', 'requireAllTools'],
  ] as const)('%s: any of them, or all', async (parameter, field, all) => {
    const [a, b] = both[field];
    expect(await found({ [parameter]: 'a-thing' })).toEqual(['Both', `${field} A`]);
    expect(await found({ [parameter]: String(b?.id) })).toEqual(['Both', `${field} B`]);
    expect(await found({ [parameter]: String(b?.id).replaceAll('-', '') })).toEqual(['Both', `${field} B`]);
    expect(await found({ [parameter]: ['a-thing', String(b?.id)] })).toEqual([
      'Both',
      `${field} A`,
      `${field} B`,
    ]);
    expect(await found({ [parameter]: [String(a?.id), 'b-thing'], [all]: true })).toEqual(['Both']);
    expect(await found({ [parameter]: ['a-thing', 'unknown'], [all]: true })).toEqual(['Both', `${field} A`]);
    expect(await found({ [parameter]: nobodysId })).toEqual([]);
    expect(await found({ [parameter]: ['a-thing', nobodysId] })).toEqual(['Both', `${field} A`]);
    expect(await found({ [parameter]: 'unknown' })).toHaveLength(10);
    expect(await found({ [parameter]: 'a-thing,b-thing' })).toHaveLength(10);
  });

  it('total_minutes: reads the text of the total time, if it is clearly one duration', async () => {
    const own = server.as(await server.member());
    const times = ['15 minutes', 'PT30M', '1 h 10', 'half a day', '20-30 min'];
    for (const totalTime of times) await own.cook(`In ${totalTime}`, { totalTime });
    await own.cook('Untimed');
    const within = async (minutes: number) =>
      (await own.names({ queryFilter: `total_minutes <= ${minutes}` })).toSorted();
    expect(await within(14)).toEqual([]);
    expect(await within(30)).toEqual(['In 15 minutes', 'In PT30M']);
    expect(await within(70)).toEqual(['In 1 h 10', 'In 15 minutes', 'In PT30M']);
    await own.patch('/api/recipes/in-15-minutes', { totalTime: '2 hours' });
    await own.patch('/api/recipes/in-pt30m', { description: 'Quick.' });
    expect(await within(30)).toEqual(['In PT30M']);
    await own.patch('/api/recipes/in-pt30m', { totalTime: null });
    expect(await within(70)).toEqual(['In 1 h 10']);
  });

  it('foods: any of them, or all; only ids count', async () => {
    const { salt, rice } = foods;
    expect(await found({ foods: salt })).toEqual(['Both', 'Salty']);
    expect(await found({ foods: [salt, rice] })).toEqual(['Both', 'Salty']);
    expect(await found({ foods: [salt, rice], requireAllFoods: true })).toEqual(['Both']);
    expect(await found({ foods: salt.toUpperCase() })).toEqual(['Both', 'Salty']);
    expect(await found({ foods: nobodysId })).toEqual([]);
    expect(await found({ foods: 'salt' })).toEqual([]);
  });

  it('households: any of them, by id or slug', async () => {
    expect(await found({ households: neighbourSlug })).toEqual(['Of the neighbour']);
    expect(await found({ households: [neighbourSlug, both.householdId] })).toHaveLength(10);
    expect(await found({ households: both.householdId })).toHaveLength(9);
    expect(await found({ households: nobodysId })).toEqual([]);
    expect(await found({ households: 'unknown' })).toHaveLength(10);
  });

  it('different kinds must all hold', async () => {
    expect(
      await found({ tags: 'a-thing', categories: 'b-thing', tools: 'a-thing', foods: foods.salt }),
    ).toEqual(['Both']);
    expect(await found({ tags: 'a-thing', queryFilter: 'name = "tags A"' })).toEqual(['tags A']);
    expect(await found({ tags: 'a-thing', search: 'both' })).toEqual(['Both']);
    expect(await found({ tags: 'a-thing', households: neighbourSlug })).toEqual([]);
  });

  it('links of another group match nothing', async () => {
    const stranger = server.as(await server.member());
    const theirs = await stranger.cook('Theirs', { tags: ['Their tag'], tools: ['Their tool'] });
    expect(await found({ tags: String(theirs.tags[0]?.id) })).toEqual([]);
    expect(await found({ tools: 'their-tool' })).toHaveLength(10);
    expect(await found({ households: theirs.householdId })).toEqual([]);
  });

  it('refuses very many filters at once with a message', async () => {
    const many = Array.from({ length: 2000 }, () => crypto.randomUUID());
    const answer = await client.get(
      `/api/recipes?requireAllTags=true&${many.map((id) => `tags=${id}`).join('&')}`,
    );
    expect(answer).toMatchObject({
      status: 422,
      body: { detail: [{ type: 'too_long', loc: ['query', 'tags'] }] },
    });
  });
});

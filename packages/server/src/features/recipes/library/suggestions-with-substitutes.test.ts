import { beforeAll, expect, it } from 'vitest';
import { RecipeSuggestions } from '@hearth/contract';
import { describeServer } from '../../../testing/describe-server.ts';
import { type Query, queryText, succeeded } from '../../../testing/test-client.ts';

describeServer('what can be cooked with substitutes', { cook: { rights: ['canOrganize'] } }, (suite) => {
  const { server, cook, client } = suite;
  const foods: Record<string, string> = {};
  const food = (name: string) => ({ food: { id: foods[name], name } });
  beforeAll(async () => {
    for (const name of ['egg', 'purée', 'banana', 'flour', 'sugar'])
      foods[name] = await server.food(cook.groupId, { name });
    await client.cook('Cake', { recipeIngredient: [food('flour'), food('egg')] });
    await client.cook('Omelette', { recipeIngredient: [food('egg'), food('sugar')] });
    const substitutions = ['purée', 'banana'].map((name) => ({ substituteFoodId: foods[name] }));
    succeeded(await client.put(`/api/foods/${foods['egg']}/substitutions`, { substitutions }));
  });

  const suggest = async (names: readonly string[], query: Query = {}, as = client) => {
    const asked = { orderBy: 'name', orderDirection: 'asc', maxMissingFoods: 9, includeSubstitutes: true };
    const text = queryText({ ...asked, foods: names.map((name) => foods[name] ?? ''), ...query });
    return RecipeSuggestions.parse(succeeded(await as.get(`/api/recipes/suggestions?${text}`))).items;
  };
  const show = async (...asked: Parameters<typeof suggest>) =>
    (await suggest(...asked)).map(({ recipe, missingFoods, substitutedFoods = [] }) =>
      [
        recipe.name,
        ...missingFoods.map(({ name }) => `-${name}`),
        ...substitutedFoods.map((one) => `${one.food.name}=${one.substitute.name}`),
      ].join(' '),
    );

  it('a food counts as had where what may take its place is, and the answer says so', async () => {
    expect(await show(['flour', 'banana'])).toEqual(['Cake egg=banana']);
    expect(await show(['flour', 'banana'], { maxMissingFoods: 0 })).toEqual(['Cake egg=banana']);
    expect(await show(['sugar', 'purée', 'banana'])).toEqual(['Omelette egg=purée']);
    expect(await show(['flour', 'egg', 'banana'])).toEqual(['Cake', 'Omelette -sugar']);
    // One way: who has eggs has no purée.
    expect(await show(['flour'])).toEqual(['Cake -egg']);
  });

  it('clients that do not ask get the answer that they know', async () => {
    const [cake] = await suggest(['flour', 'banana'], { includeSubstitutes: false });
    expect(Object.keys(cake ?? {})).toEqual(['recipe', 'missingFoods', 'missingTools']);
    expect(await show(['flour', 'banana'], { includeSubstitutes: false, maxMissingFoods: 0 })).toEqual([]);
  });

  it('what is on hand in the own household counts', async () => {
    const mate = server.as(
      await server.member({ household: { id: cook.householdId, groupId: cook.groupId } }),
    );
    succeeded(await client.patch(`/api/foods/${foods['purée']}`, { onHand: true }));
    expect(await show(['flour'], {}, mate)).toEqual(['Cake egg=purée']);
    const neighbour = server.as(
      await server.member({ household: await server.household({ groupId: cook.groupId }) }),
    );
    expect(await show(['flour'], {}, neighbour)).toEqual(['Cake -egg']);
  });
});

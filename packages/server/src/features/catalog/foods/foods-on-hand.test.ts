import { beforeAll, expect, it } from 'vitest';
import { IngredientFood } from '@hearth/contract';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded } from '../../../testing/test-client.ts';
import type { TestMember } from '../../../testing/test-server.ts';

describeServer('foods that households have', { cook: {} }, ({ server, cook: here }) => {
  let there: TestMember;
  beforeAll(async () => {
    there = await server.neighbour(here);
  });

  const create = async (body: object) =>
    IngredientFood.parse(succeeded(await server.as(here).post('/api/foods', body)));
  const seenBy = async (as: TestMember, id: string) =>
    IngredientFood.parse(succeeded(await server.as(as).get(`/api/foods/${id}`)));

  it('onHand is about the caller’s household, householdsWithIngredientFood about all', async () => {
    const { id } = await create({ name: 'rice', onHand: true });
    expect(await seenBy(there, id)).toMatchObject({
      onHand: false,
      householdsWithIngredientFood: [here.householdSlug],
    });
    const both = [here.householdSlug, there.householdSlug].toSorted();
    await server.as(there).patch(`/api/foods/${id}`, { onHand: true });
    expect(await seenBy(here, id)).toMatchObject({ onHand: true, householdsWithIngredientFood: both });
    const list = await server.as(there).get('/api/foods?search=rice');
    expect(list.body).toMatchObject({ items: [{ onHand: true, householdsWithIngredientFood: both }] });
  });

  it('a user without the right to organize changes only the own household', async () => {
    const food = await create({ name: 'flour', householdsWithIngredientFood: [there.householdSlug] });
    const url = `/api/foods/${food.id}`;
    const refused = { status: 403, body: { detail: 'Forbidden' } };
    for (const change of [
      { name: 'Flour' },
      { pluralName: 'flours' },
      { description: 'white' },
      { aliases: [{ name: 'meal' }] },
      { extras: { a: 'b' } },
      { householdsWithIngredientFood: [] },
      { householdsWithIngredientFood: [here.householdSlug] },
    ]) {
      expect(await server.as(here).patch(url, change)).toMatchObject(refused);
    }
    expect(await server.as(here).put(url, { ...food, name: 'x' })).toMatchObject(refused);
    expect(await server.as(here).delete(url)).toMatchObject(refused);
    expect(await seenBy(here, food.id)).toEqual(food);
    expect((await server.as(here).put(url, { ...food, onHand: true })).body).toMatchObject({ onHand: true });
  });

  it('recipes show at once who has their foods, each reader for the own household', async () => {
    const food = await create({ name: 'lentil' });
    const recipe = await server.as(here).cook('Soup', { recipeIngredient: [{ food, note: 'red' }] });
    const fetchFood = async (as: TestMember) =>
      (await server.as(as).recipe(recipe.slug)).recipeIngredient[0]?.food;
    expect(await fetchFood(here)).toMatchObject({ onHand: false, householdsWithIngredientFood: [] });
    await server.as(there).patch(`/api/foods/${food.id}`, { onHand: true });
    expect(await fetchFood(here)).toMatchObject({
      onHand: false,
      householdsWithIngredientFood: [there.householdSlug],
    });
    expect(await fetchFood(there)).toMatchObject({ onHand: true });
  });

  it('a tool and a food on hand in one recipe are both seen', async () => {
    const food = await create({ name: 'egg', onHand: true });
    const tool = succeeded(
      await server.as(here).post('/api/organizers/tools', { name: 'Whisk', onHand: true }),
    );
    const recipe = await server.as(here).cook('Omelette', { recipeIngredient: [{ food }], tools: [tool] });
    for (const [as, onHand] of [
      [here, true],
      [there, false],
    ] as const) {
      expect(await server.as(as).recipe(recipe.slug)).toMatchObject({
        tools: [{ onHand }],
        recipeIngredient: [{ food: { onHand } }],
      });
      expect((await server.as(as).list({ search: 'Omelette' })).items[0]?.tools).toMatchObject([{ onHand }]);
    }
  });

  it('a household that is called otherwise is named so in recipes with its foods', async () => {
    const household = await server.household({ groupId: here.groupId });
    const member = await server.member({ household, rights: ['canManageHousehold'] });
    const admin = await server.member({ admin: true });
    const food = succeeded(await server.as(member).post('/api/foods', { name: 'salt', onHand: true }));
    const recipe = await server.as(member).cook('Salted', { recipeIngredient: [{ food }] });
    const { body } = await server.as(admin).get(`/api/admin/households/${member.householdId}`);
    succeeded(
      await server
        .as(admin)
        .put(`/api/admin/households/${member.householdId}`, { ...Object(body), name: 'Upstairs kitchen' }),
    );
    expect((await server.as(here).recipe(recipe.slug)).recipeIngredient[0]?.food).toMatchObject({
      householdsWithIngredientFood: ['upstairs-kitchen'],
    });
  });
});

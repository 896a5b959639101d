import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PlanRulesOut, ReadPlanEntry, type Recipe } from '@hearth/contract';
import { systemRandom } from '../../../platform/random/random.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { type TestMember, TestServer } from '../../../testing/test-server.ts';

const plans = '/api/households/mealplans';
const root = `${plans}/rules`;
/** A Saturday. */
const saturday = '2023-02-25';

describe.each(testEngines)('rules of meal plans on %s', (engine) => {
  let server: TestServer;
  /** What chance says next; null for chance itself. */
  let chance: number | null = null;
  let cook: TestMember;
  let client: TestClient;
  let recipes: Record<'soup' | 'salad' | 'stew', Recipe>;
  beforeAll(async () => {
    const int = (most: number) => (chance === null ? systemRandom.int(most) : chance % most);
    server = await TestServer.start(engine, {}, { random: { ...systemRandom, int } });
  });
  beforeEach(async () => {
    chance = null;
    cook = await server.member();
    client = server.as(cook);
    recipes = {
      soup: await client.cook('Soup', { tags: ['Hot', 'Quick'], recipeCategory: ['Dinner'] }),
      salad: await client.cook('Salad', { tags: ['Quick'] }),
      stew: await client.cook('Stew', { tags: ['Hot'], recipeCategory: ['Dinner'] }),
    };
  });
  afterAll(() => server.stop());

  const create = async (fields: object, as = client) =>
    PlanRulesOut.parse(succeeded(await as.post(root, fields)));
  const draw = (fields: object = {}, as = client) =>
    as.post(`${plans}/random`, { date: saturday, ...fields });
  /** Names of all recipes that can be drawn. */
  const drawable = async (fields: object = {}, as = client) => {
    const names = new Set<string>();
    for (chance = 0; chance < 6; chance += 1) {
      const { status, body } = await draw(fields, as);
      if (status === 404) return [];
      names.add(ReadPlanEntry.parse(body).recipe?.name ?? '');
    }
    chance = null;
    return [...names].toSorted();
  };
  const tag = (name: string) => recipes.soup.tags.find((one) => one.name === name) ?? { id: '' };

  it('one is created with what was left out filled in, read and listed', async () => {
    const made = await create({});
    expect(made).toEqual({
      day: 'unset',
      entryType: 'unset',
      queryFilterString: '',
      categories: [],
      tags: [],
      households: [],
      groupId: cook.groupId,
      householdId: cook.householdId,
      id: expect.any(String),
      queryFilter: { parts: [] },
    });
    expect((await client.get(`${root}/${made.id}`)).body).toEqual(made);
    const monday = await create({ day: 'monday', entry_type: 'dessert' });
    expect((await client.get(`${root}?queryFilter=day="monday"`)).body).toMatchObject({
      total: 1,
      items: [monday],
    });
  });

  it('its filter comes back in parts, and one that cannot be read is refused', async () => {
    const { queryFilter } = await create({ queryFilterString: `tags.id IN ["${tag('Hot').id}"]` });
    expect(queryFilter.parts).toEqual([
      {
        leftParenthesis: null,
        rightParenthesis: null,
        logicalOperator: null,
        attributeName: 'tags.id',
        relationalOperator: 'IN',
        value: [tag('Hot').id],
      },
    ]);
    for (const queryFilterString of ['nonsense = 1', 'tags.id = "no id"', '(name = a', 'user.password = x']) {
      expect(await client.post(root, { queryFilterString })).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ['body', 'queryFilterString'] }] },
      });
    }
  });

  it('refuses an unknown day with the error body that clients know', async () => {
    expect((await client.post(root, { day: 'noday' })).body).toEqual({
      detail: [
        {
          type: 'enum',
          loc: ['body', 'day'],
          msg: "Input should be 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday' or 'unset'",
          input: 'noday',
          ctx: {
            expected:
              "'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday' or 'unset'",
          },
        },
      ],
    });
  });

  it('PUT empties the fields that it leaves out, PATCH keeps them', async () => {
    const fields = {
      day: 'monday',
      entryType: 'dinner',
      queryFilterString: 'rating > 3',
      tags: [tag('Hot')],
    };
    const made = await create(fields);
    expect((await client.patch(`${root}/${made.id}`, { day: 'friday' })).body).toEqual({
      ...made,
      day: 'friday',
    });
    expect((await client.put(`${root}/${made.id}`, { day: 'sunday' })).body).toMatchObject({
      day: 'sunday',
      entryType: 'unset',
      queryFilterString: '',
      tags: [],
    });
    expect((await client.delete(`${root}/${made.id}`)).body).toMatchObject({ day: 'sunday' });
    expect(await client.get(`${root}/${made.id}`)).toMatchObject({ status: 404 });
    expect(await client.put(`${root}/${made.id}`, {})).toMatchObject({ status: 404 });
    expect(await client.delete(`${root}/${made.id}`)).toMatchObject({ status: 400 });
  });

  it('a copy says the same and goes its own way', async () => {
    const made = await create({ day: 'monday', queryFilterString: 'rating > 3', tags: [tag('Hot')] });
    const copy = PlanRulesOut.parse(
      succeeded(await client.post(`${root}/${made.id}/duplicate`, { name: 'Again' })),
    );
    expect(copy).toEqual({ ...made, id: copy.id });
    expect(copy.id).not.toBe(made.id);
    await client.delete(`${root}/${made.id}`);
    expect((await client.get(`${root}/${copy.id}`)).body).toEqual(copy);
  });

  it('links are to what the group has, and end with it', async () => {
    const stranger = server.as(await server.member());
    const theirs = await stranger.cook('Theirs', { tags: ['Foreign'] });
    for (const id of [theirs.tags[0]?.id, crypto.randomUUID()])
      expect(await client.post(root, { tags: [tag('Hot'), { id }] })).toMatchObject({ status: 400 });
    expect((await client.get(root)).body).toMatchObject({ total: 0 });
    const made = await create({ tags: [tag('Hot'), tag('Hot')], households: [{ id: cook.householdId }] });
    expect(made).toMatchObject({ tags: [{ name: 'Hot' }], households: [{ id: cook.householdId }] });
    const organizer = server.as(await server.housemate(cook, { rights: ['canOrganize'] }));
    succeeded(await organizer.delete(`/api/organizers/tags/${tag('Hot').id}`));
    expect((await client.get(`${root}/${made.id}`)).body).toMatchObject({ tags: [] });
  });

  it('without a rule any recipe of the group is drawn, each as likely', async () => {
    const next = await server.household({ groupId: cook.groupId });
    const neighbour = server.as(await server.member({ household: next }));
    await neighbour.cook('Bread');
    expect(await drawable()).toEqual(['Bread', 'Salad', 'Soup', 'Stew']);
    const counts = new Map<string, number>();
    for (let count = 0; count < 120; count += 1) {
      const name = ReadPlanEntry.parse((await draw()).body).recipe?.name ?? '';
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    expect(counts.size).toBe(4);
    expect(Math.min(...counts.values())).toBeGreaterThan(8);
  });

  it('plans the drawn recipe for that day and meal, dinner by default', async () => {
    const made = ReadPlanEntry.parse(succeeded(await draw()));
    expect(made).toMatchObject({ date: saturday, entryType: 'dinner', title: '', userId: cook.id });
    expect(made.recipeId).toBe(made.recipe?.id);
    expect((await client.get(`${plans}/${made.id}`)).body).toEqual(made);
    expect((await draw({ entryType: 'snack' })).body).toMatchObject({ entryType: 'snack', position: 1 });
  });

  it('only rules of the day and the meal, or of any, count', async () => {
    await create({ day: 'saturday', entryType: 'breakfast', queryFilterString: 'tags.name = "Quick"' });
    await create({ day: 'sunday', queryFilterString: 'name = "Nothing"' });
    await create({ entryType: 'lunch', queryFilterString: 'name = "Nothing"' });
    expect(await drawable({ entryType: 'breakfast' })).toEqual(['Salad', 'Soup']);
    expect(await drawable({ entryType: 'dinner' })).toEqual(['Salad', 'Soup', 'Stew']);
    expect(await drawable({ entryType: 'lunch' })).toEqual([]);
    expect(await drawable({ date: '2023-02-26' })).toEqual([]);
  });

  it('all rules that count must hold, links as well as filters', async () => {
    await create({ queryFilterString: 'tags.name = "Hot"' });
    expect(await drawable()).toEqual(['Soup', 'Stew']);
    await create({ tags: [tag('Quick')] });
    expect(await drawable()).toEqual(['Soup']);
    await create({ categories: recipes.soup.recipeCategory });
    expect(await drawable()).toEqual(['Soup']);
    await create({ queryFilterString: 'name = "Stew"' });
    expect(await drawable()).toEqual([]);
    expect(await draw({}, client)).toMatchObject({
      status: 404,
      body: { detail: { message: 'No recipes match your rules', error: true, exception: null } },
    });
    const german = await client.post(`${plans}/random`, { date: saturday }, { 'accept-language': 'de-DE' });
    expect(german.text).toContain('Keine Rezepte passen zu deinen Regeln');
  });

  it('a rule may name households; several rules allow those that all of them name', async () => {
    const next = await server.household({ groupId: cook.groupId });
    const neighbour = server.as(await server.member({ household: next }));
    await neighbour.cook('Bread');
    const [own, theirs] = [{ id: cook.householdId }, { id: next.id }];
    const both = await create({ households: [own, theirs] });
    expect(await drawable()).toEqual(['Bread', 'Salad', 'Soup', 'Stew']);
    await create({ households: [theirs] });
    expect(await drawable()).toEqual(['Bread']);
    await client.patch(`${root}/${both.id}`, { households: [own] });
    expect(await drawable()).toEqual([]);
    await create({ queryFilterString: `household_id IN ["${next.id}"]` }, neighbour);
    expect(await drawable({}, neighbour)).toEqual(['Bread']);
  });

  it('recipes in the trash are not drawn, nor those of other groups', async () => {
    await client.delete('/api/recipes/soup');
    await client.delete('/api/recipes/stew');
    await server.as(await server.member()).cook('Theirs');
    expect(await drawable()).toEqual(['Salad']);
  });

  it('rules are the household’s own', async () => {
    const made = await create({});
    const next = await server.household({ groupId: cook.groupId });
    const neighbour = server.as(await server.member({ household: next }));
    expect((await neighbour.get(root)).body).toMatchObject({ total: 0 });
    expect(await neighbour.get(`${root}/${made.id}`)).toMatchObject({ status: 404 });
    expect(await neighbour.patch(`${root}/${made.id}`, {})).toMatchObject({ status: 404 });
    expect(await neighbour.post(`${root}/${made.id}/duplicate`, {})).toMatchObject({ status: 404 });
    expect(await neighbour.delete(`${root}/${made.id}`)).toMatchObject({ status: 400 });
  });
});

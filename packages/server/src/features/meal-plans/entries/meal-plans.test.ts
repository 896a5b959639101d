import { beforeAll, beforeEach, expect, it } from 'vitest';
import { planEntryTypes, ReadPlanEntry, type Recipe } from '@hearth/contract';
import * as z from 'zod';
import { systemScope } from '../../../platform/db/scope.ts';
import { queryText, type Query, succeeded, type TestClient } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';

const root = '/api/households/mealplans';
const Found = z.looseObject({ total: z.number(), items: z.array(ReadPlanEntry) });

describeServer('meal plans', { env: { TZ: 'Pacific/Kiritimati' } }, ({ server }) => {
  let cook: TestMember;
  let client: TestClient;
  let soup: Recipe;
  beforeEach(async () => {
    cook = await server.member({ rights: ['canOrganize'] });
    client = server.as(cook);
    soup = await client.cook('Soup', { tags: ['Quick'], tools: ['Pot'] });
  });

  const create = async (fields: object, as = client) =>
    ReadPlanEntry.parse(succeeded(await as.post(root, fields)));
  const list = async (query: Query = {}, as = client) =>
    Found.parse(succeeded(await as.get(`${root}?${queryText(query)}`)));
  const titles = async (query: Query = {}, as = client) =>
    (await list(query, as)).items.map(({ title }) => title);
  const inOrder = { orderBy: 'date,position', orderDirection: 'asc' };
  /** Makes entries of a day by title. */
  const day = async (date: string, ...names: string[]) => {
    const made: ReadPlanEntry[] = [];
    for (const title of names) made.push(await create({ date, title }));
    return made;
  };

  it('a note is planned with what was left out filled in', async () => {
    expect(await create({ date: '2024-03-04', title: 'T' })).toEqual({
      date: '2024-03-04',
      entryType: 'breakfast',
      mealKindId: null,
      recurringMealId: null,
      occursOn: null,
      title: 'T',
      text: '',
      recipeId: null,
      servings: null,
      position: 0,
      id: expect.any(Number),
      groupId: cook.groupId,
      userId: cook.id,
      householdId: cook.householdId,
      recipe: null,
    });
  });

  it('a recipe is planned and comes back with its summary', async () => {
    const made = await create({ date: '2024-03-05', entry_type: 'dinner', recipe_id: soup.id, servings: 6 });
    expect(made).toMatchObject({
      entryType: 'dinner',
      title: '',
      recipeId: soup.id,
      servings: 6,
      recipe: { slug: 'soup', tags: [{ name: 'Quick' }] },
    });
    expect((await client.get(`${root}/${made.id}`)).body).toEqual(made);
    expect((await list()).items).toEqual([made]);
  });

  it.each(planEntryTypes)('a %s can be planned', async (entryType) => {
    expect(await create({ date: '2024-03-05', entryType, title: 'x' })).toMatchObject({ entryType });
  });

  it.each([
    [{ date: '2024-02-30', title: 'x' }, ['body', 'date']],
    [{ title: 'x' }, ['body', 'date']],
    [{ date: '2024-03-05', title: 'x', entryType: 'supper' }, ['body', 'entryType']],
    [{ date: '2024-03-05', title: 'x', servings: 0 }, ['body', 'servings']],
    [{ date: '2024-03-05', title: 'x', recipeId: 'soup' }, ['body', 'recipeId']],
  ])('%j is refused', async (fields, loc) => {
    expect(await client.post(root, fields)).toMatchObject({ status: 422, body: { detail: [{ loc }] } });
  });

  it('refuses an entry without recipe and title with the error body that clients know', async () => {
    const refusal = {
      status: 422,
      body: {
        detail: [
          {
            type: 'value_error',
            loc: ['body', 'recipe_id'],
            msg: 'Value error, `recipe_id=None` or `title=` must be provided',
            input: null,
            ctx: { error: {} },
          },
        ],
      },
    };
    expect(await client.post(root, { date: '2024-03-05', entryType: 'dinner' })).toMatchObject(refusal);
    const made = await create({ date: '2024-03-05', title: 'x' });
    expect(await client.patch(`${root}/${made.id}`, { title: '' })).toMatchObject(refusal);
    expect(await client.put(`${root}/${made.id}`, { ...made, title: '' })).toMatchObject(refusal);
    expect((await list()).items).toEqual([made]);
  });

  it.each(['nobody’s', 'another group’s'])('does not plan a recipe that is %s', async (whose) => {
    const theirs = whose === 'nobody’s' ? crypto.randomUUID() : (await other().cook('Theirs')).id;
    const missing = { status: 404, body: { detail: { message: 'Not found.' } } };
    const entry = { date: '2024-03-05', entryType: 'dinner', title: 'Theirs', text: '', recipeId: theirs };
    expect(await client.post(root, entry)).toMatchObject(missing);
    const made = await create({ date: '2024-03-05', recipeId: soup.id });
    expect(await client.patch(`${root}/${made.id}`, { recipeId: theirs })).toMatchObject(missing);
    expect(await client.put(`${root}/${made.id}`, { ...made, recipeId: theirs })).toMatchObject(missing);
    expect((await client.get(`${root}/${made.id}`)).body).toMatchObject({ recipe: { slug: 'soup' } });
  });

  it('an entry of earlier days that names a recipe of another group does not go with that recipe', async () => {
    const { id } = await other().cook('Theirs for now');
    const { id: planned } = await create({ date: '2024-03-05', title: 'Made' });
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx.updateTable('meal_plan_entries').set({ recipe_id: id }).where('id', '=', planned).execute(),
    );
    succeeded(await other().delete(`/api/recipes/${id}`));
    succeeded(await other().delete(`/api/recipes/trash/items/${id}`));
    expect(await titles(inOrder)).toEqual(['Made']);
  });

  let stranger: TestClient;
  beforeAll(async () => {
    stranger = server.as(await server.member());
  });
  const other = () => stranger;

  it('is changed as a whole or in part, and deleted', async () => {
    const made = await create({ date: '2024-03-05', recipeId: soup.id, servings: 2, text: 'hot' });
    const whole = {
      date: '2024-03-06',
      title: 'Note',
      id: made.id,
      groupId: made.groupId,
      userId: made.userId,
    };
    expect((await client.put(`${root}/${made.id}`, whole)).body).toEqual({
      ...made,
      date: '2024-03-06',
      title: 'Note',
      text: '',
      recipeId: null,
      recipe: null,
    });
    const part = { entryType: 'lunch', servings: null };
    expect((await client.patch(`${root}/${made.id}`, part)).body).toMatchObject({
      date: '2024-03-06',
      title: 'Note',
      ...part,
    });
    expect(await client.put(`${root}/${made.id}`, { date: '2024-03-06', title: 'x' })).toMatchObject({
      status: 422,
    });
    expect((await client.delete(`${root}/${made.id}`)).body).toMatchObject({ id: made.id, title: 'Note' });
    const gone = { detail: { message: 'Not found.', error: true, exception: null } };
    expect(await client.get(`${root}/${made.id}`)).toMatchObject({ status: 404, body: gone });
    expect(await client.patch(`${root}/${made.id}`, {})).toMatchObject({ status: 404 });
    expect(await client.delete(`${root}/${made.id}`)).toMatchObject({ status: 400 });
  });

  it('author, group and household stay, even if others are sent', async () => {
    const made = await create({ date: '2024-03-05', title: 'x' });
    const stolen = { ...made, userId: crypto.randomUUID(), groupId: crypto.randomUUID(), householdId: 'x' };
    expect((await client.put(`${root}/${made.id}`, stolen)).body).toEqual(made);
  });

  it('the list runs from one day to another, both included, either open', async () => {
    for (const date of ['2024-03-03', '2024-03-04', '2024-03-05', '2024-03-06'])
      await create({ date, title: date.slice(-1) });
    const between = (query: Query) => titles({ ...inOrder, ...query });
    expect(await between({ start_date: '2024-03-04', end_date: '2024-03-05' })).toEqual(['4', '5']);
    expect(await between({ start_date: '2024-03-05' })).toEqual(['5', '6']);
    expect(await between({ end_date: '2024-03-04' })).toEqual(['3', '4']);
    expect(await between({ start_date: '2024-03-04', queryFilter: 'date < "2024-03-06"' })).toEqual([
      '4',
      '5',
    ]);
    expect(await between({ start_date: '2024-03-06', end_date: '2024-03-03' })).toEqual([]);
    expect(await client.get(`${root}?start_date=tomorrow`)).toMatchObject({ status: 422 });
    expect(await titles()).toEqual(['6', '5', '4', '3']);
  });

  it('the list comes in pages without links, filtered and ordered by what clients may name', async () => {
    await day('2024-03-05', 'b', 'a', 'c');
    await create({ date: '2024-03-06', recipeId: soup.id });
    expect(await list({ perPage: 2, page: 2 })).toMatchObject({
      page: 2,
      per_page: 2,
      total: 4,
      total_pages: 2,
      next: null,
      previous: null,
    });
    expect(
      await titles({
        orderBy: 'title',
        orderDirection: 'desc',
        queryFilter: 'title <> "x" AND recipe_id IS NULL',
      }),
    ).toEqual(['c', 'b', 'a']);
    expect((await list({ queryFilter: 'recipe.slug = "soup"' })).total).toBe(1);
    expect((await list({ queryFilter: 'id > 99999999999 OR position > 99999999999' })).total).toBe(0);
    const seeded = { orderBy: 'random', paginationSeed: 'x', perPage: -1 };
    expect(await titles(seeded)).toEqual(await titles(seeded));
    for (const queryFilter of ['user.password = "x"', 'date LIKE "2024%"', 'id = "x"'])
      expect(await client.get(`${root}?${queryText({ queryFilter })}`)).toMatchObject({ status: 400 });
  });

  it('the household plans together; the rest of the group sees nothing of it', async () => {
    const mate = server.as(await server.housemate(cook));
    const made = await create({ date: '2024-03-05', recipeId: soup.id, title: 'Ours' });
    expect(await titles({}, mate)).toEqual(['Ours']);
    expect((await mate.patch(`${root}/${made.id}`, { title: 'Mine' })).body).toMatchObject({
      userId: cook.id,
    });
    const next = await server.household({ groupId: cook.groupId });
    const neighbour = server.as(await server.member({ household: next }));
    expect(await titles({}, neighbour)).toEqual([]);
    expect(await neighbour.get(`${root}/${made.id}`)).toMatchObject({ status: 404 });
    expect(await neighbour.patch(`${root}/${made.id}`, { title: 'Theirs' })).toMatchObject({ status: 404 });
    expect(await neighbour.delete(`${root}/${made.id}`)).toMatchObject({ status: 400 });
    expect(await create({ date: '2024-03-05', recipeId: soup.id }, neighbour)).toMatchObject({
      householdId: next.id,
      recipe: { slug: 'soup' },
    });
    expect((await mate.delete(`${root}/${made.id}`)).status).toBe(200);
  });

  it('entries of a recipe in the trash wait there with it, and go with it', async () => {
    await create({ date: '2024-03-05', recipeId: soup.id, title: 'Soup day' });
    await client.delete('/api/recipes/soup');
    expect(await titles()).toEqual([]);
    succeeded(await client.post(`/api/recipes/trash/items/${soup.id}/restore`));
    expect(await titles()).toEqual(['Soup day']);
    await client.delete('/api/recipes/soup');
    await client.delete(`/api/recipes/trash/items/${soup.id}`);
    expect(await titles()).toEqual([]);
  });

  it('a summary that depends on the household and a rebuilt one are right', async () => {
    await create({ date: '2024-03-05', recipeId: soup.id });
    const tool = soup.tools[0];
    succeeded(await client.put(`/api/organizers/tools/${tool?.id}`, { name: 'Kettle', onHand: true }));
    expect((await list()).items).toMatchObject([{ recipe: { tools: [{ name: 'Kettle', onHand: true }] } }]);
  });

  it('older paths respond as current ones', async () => {
    const made = await create({ date: '2024-03-05', title: 'x' });
    expect((await client.get(`/api/groups/mealplans/${made.id}`)).body).toEqual(made);
    expect((await client.get('/api/groups/mealplans?perPage=1')).body).toMatchObject({ items: [made] });
    expect((await client.get('/api/groups/mealplans/today')).status).toBe(200);
    expect((await client.get('/api/groups/mealplans/rules')).body).toMatchObject({ total: 0 });
  });
});

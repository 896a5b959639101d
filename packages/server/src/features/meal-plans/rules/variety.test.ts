import { beforeEach, expect, it } from 'vitest';
import { PlanFilling, PlanFrequency, ReadPlanEntry } from '@hearth/contract';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import type { TestMember } from '../../../testing/test-server.ts';
import { confirmDraw, drawRecipes } from './draw-recipes.ts';

const root = '/api/households/mealplans';
const variety = `${root}/variety`;
/** From a Sunday on. */
const week = Array.from({ length: 7 }, (_, at) => `2030-01-${String(13 + at)}`);

describeServer('how often and how far apart', ({ server }) => {
  let cook: TestMember;
  let client: TestClient;
  const ids = new Map<string, string>();
  beforeEach(async () => {
    cook = await server.member();
    client = server.as(cook);
    ids.clear();
  });

  const keep = async (...names: string[]) => {
    for (const name of names) ids.set(name, (await client.cook(name)).id);
  };
  const plan = async (date: string, name: string, entryType = 'dinner') =>
    ReadPlanEntry.parse(
      succeeded(await client.post(root, { date, entryType, recipeId: ids.get(name) ?? null })),
    );
  const say = async (name: string, rest: object) =>
    PlanFrequency.parse(
      succeeded(
        await client.post(`${variety}/frequencies`, {
          name,
          queryFilterString: `name LIKE "${name}%"`,
          ...rest,
        }),
      ),
    );
  const rest = async (restDays: number | null) => succeeded(await client.put(variety, { restDays }));
  const fill = async (dates: readonly string[]) =>
    PlanFilling.parse(succeeded(await client.post(`${root}/fill`, { dates })));
  const names = ({ entries }: PlanFilling) => entries.map(({ recipe }) => recipe?.name ?? '');
  const countOf = (filling: PlanFilling, kind: string) =>
    names(filling).filter((name) => name.startsWith(kind)).length;

  it('are said, changed and taken back', async () => {
    expect((await client.get(variety)).body).toEqual({ restDays: null, frequencies: [] });
    const fish = await say('Fish', { atLeast: 1 });
    expect(fish).toMatchObject({ name: 'Fish', atLeast: 1, atMost: null, restDays: null });
    expect(fish.queryFilter.parts).toMatchObject([{ attributeName: 'name', value: 'Fish%' }]);
    const changed = { name: 'Cod', queryFilterString: 'name = "Cod"', atMost: 2, restDays: 3 };
    const answer = await client.put(`${variety}/frequencies/${fish.id}`, changed);
    expect(answer.body).toMatchObject({ ...changed, id: fish.id, atLeast: null });
    expect(await rest(10)).toEqual({ restDays: 10, frequencies: [answer.body] });
    expect(await rest(null)).toMatchObject({ restDays: null });
    succeeded(await client.delete(`${variety}/frequencies/${fish.id}`));
    expect((await client.get(variety)).body).toMatchObject({ frequencies: [] });
    expect(await client.delete(`${variety}/frequencies/${fish.id}`)).toMatchObject({ status: 404 });
  });

  it.each([
    ['a filter that cannot be read', { queryFilterString: 'nonsense = 1', atMost: 1 }, 'queryFilterString'],
    ['a count and a distance that are missing', {}, 'atLeast'],
    ['a minimum above the maximum', { atLeast: 3, atMost: 2 }, 'atLeast'],
    ['a distance of years', { restDays: 1000 }, 'restDays'],
    ['no name', { name: ' ', atMost: 1 }, 'name'],
  ])('refuse %s', async (_, fields, field) => {
    const sent = { name: 'Fish', queryFilterString: 'name = "Fish"', ...fields };
    const answer = await client.post(`${variety}/frequencies`, sent);
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', field] }] } });
  });

  it('are bounded in number', async () => {
    for (let at = 0; at < 20; at += 1) await say(`Kind ${at}`, { atMost: 1 });
    const sent = { name: 'More', queryFilterString: 'name = "More"', atMost: 1 };
    expect(await client.post(`${variety}/frequencies`, sent)).toMatchObject({ status: 400 });
  });

  it('are the household’s own', async () => {
    const { id } = await say('Fish', { atLeast: 1 });
    const next = await server.household({ groupId: cook.groupId });
    const neighbour = server.as(await server.member({ household: next }));
    expect((await neighbour.get(variety)).body).toEqual({ restDays: null, frequencies: [] });
    expect(await neighbour.delete(`${variety}/frequencies/${id}`)).toMatchObject({ status: 404 });
  });

  it('a week is filled by them, what is planned counts', async () => {
    await keep('Fish soup', 'Fish pie', 'Pasta one', 'Pasta two', 'Pasta three', 'Rice', 'Beans', 'Stew');
    await keep('Curry', 'Bread');
    await say('Fish', { atLeast: 2, restDays: 2 });
    await say('Pasta', { atMost: 2 });
    await rest(14);
    await plan(week[0] ?? '', 'Pasta one', 'lunch');
    const filled = await fill(week);
    expect(names(filled)).toHaveLength(7);
    expect(countOf(filled, 'Fish')).toBe(2);
    expect(countOf(filled, 'Pasta')).toBeLessThanOrEqual(1);
    const days = filled.entries.filter(({ recipe }) => recipe?.name.startsWith('Fish'));
    const [first, second] = days.map(({ date }) => Number(date.slice(-2)));
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(2);
    expect(filled).toMatchObject({ empty: [], missed: [] });
  });

  it('a week whose other days are not filled yet is not given its fish on the only day', async () => {
    await keep('Fish', 'Rice', 'Beans');
    await say('Fish', { atLeast: 1 });
    await plan(week[5] ?? '', 'Fish', 'dinner');
    const filled = await fill([week.at(-1) ?? '', '2030-01-20']);
    expect(countOf(filled, 'Fish')).toBe(0);
    expect(filled).toMatchObject({ empty: [], missed: [] });
  });

  it('days stay empty rather than break them, and say why', async () => {
    await keep('Pasta one', 'Pasta two', 'Rice');
    const pasta = await say('Pasta', { atMost: 1 });
    await rest(14);
    const filled = await fill(week.slice(0, 3));
    expect(names(filled)).toHaveLength(2);
    expect(filled.empty).toHaveLength(1);
    const [{ obstacles }] = filled.empty as [PlanFilling['empty'][number]];
    expect(obstacles).toContainEqual({
      code: 'maximum',
      frequencyId: pasta.id,
      name: 'Pasta',
      limit: 1,
      recipes: 1,
    });
    expect(obstacles).toContainEqual({
      code: 'repeat',
      frequencyId: null,
      name: null,
      limit: 14,
      recipes: 2,
    });
  });

  it('recipes of other meals stay out, which is a reason too', async () => {
    await keep('Cake', 'Rice');
    await plan('2029-01-01', 'Cake', 'dessert');
    await rest(14);
    const { empty } = await fill(week.slice(0, 2));
    expect(empty[0]?.obstacles).toMatchObject([
      { code: 'repeat', recipes: 1 },
      { code: 'otherMeal', recipes: 1 },
    ]);
  });

  it('a minimum that cannot be met is told with its week, once that is full', async () => {
    await keep('Rice');
    await say('Fish', { atLeast: 1 });
    expect(await fill(week.slice(2))).toMatchObject({ missed: [] });
    const { missed } = await fill(week.slice(0, 2));
    const obstacles = [{ code: 'noRecipe', frequencyId: null, name: null, limit: null }];
    expect(missed).toMatchObject([{ name: 'Fish', week: week[0], planned: 0, atLeast: 1, obstacles }]);
  });

  it('weeks begin as the household says', async () => {
    const manager = server.as(await server.housemate(cook, { rights: ['canManageHousehold'] }));
    await keep('Rice', 'Fish');
    await say('Fish', { atMost: 1 });
    await plan(week[0] ?? '', 'Fish');
    await rest(1);
    await plan(week[1] ?? '', 'Rice', 'lunch');
    expect(names(await fill([week[2] ?? '']))).toEqual([]);
    succeeded(await manager.put('/api/households/preferences', { firstDayOfWeek: 1 }));
    expect(names(await fill([week[2] ?? '']))).toEqual(['Fish']);
  });

  it('one that is drawn again keeps to them, and keeps the minimum', async () => {
    await keep('Fish one', 'Fish two', 'Rice', 'Beans', 'Stew');
    await say('Fish', { atLeast: 1 });
    const { id } = await plan(week[0] ?? '', 'Fish one');
    const again = PlanFilling.parse(succeeded(await client.post(`${root}/${id}/redraw`, {})));
    expect(names(again)).toEqual(['Fish two']);
  });

  it('one that nothing else may replace stays, and says why', async () => {
    await keep('Rice', 'Beans');
    await plan(week[1] ?? '', 'Beans', 'lunch');
    await rest(3);
    const { id } = await plan(week[0] ?? '', 'Rice');
    const again = PlanFilling.parse(succeeded(await client.post(`${root}/${id}/redraw`, {})));
    expect(again).toMatchObject({
      entries: [],
      empty: [{ date: week[0], obstacles: [{ code: 'repeat', recipes: 1, limit: 3 }] }],
    });
    expect((await client.get(`${root}/${id}`)).body).toMatchObject({ recipe: { name: 'Rice' } });
  });

  it('a random recipe keeps to them', async () => {
    await keep('Rice', 'Beans');
    await rest(3);
    await plan(week[1] ?? '', 'Beans', 'lunch');
    const draw = () => client.post(`${root}/random`, { date: week[0], entryType: 'dinner' });
    expect((await draw()).body).toMatchObject({ recipe: { name: 'Rice' } });
    expect(await draw()).toMatchObject({
      status: 404,
      body: { detail: { message: 'No recipes match your rules' }, code: 'noRecipeComesNow' },
    });
  });

  it.each([
    ['the plan has changed since', () => plan(week[6] ?? '', 'Fish one')],
    ['a recipe is gone', () => client.delete('/api/recipes/fish-one')],
  ])('a draw is repeated when %s', async (_, change) => {
    await keep('Fish one', 'Rice', 'Beans', 'Stew');
    await say('Fish', { atLeast: 1, atMost: 1 });
    await rest(14);
    const scope = await server.app.sessions.scopeOf(cook.token);
    if (scope === null) throw new Error('the cook is signed in');
    const days = { dates: week.slice(0, 3), keepsPlanned: true, keepsToMeal: true };
    const before = await drawRecipes(server.platform, scope, { ...days, entryType: 'dinner' });
    await change();
    const { recipes } = await server.platform.database.write(scope, (tx) =>
      confirmDraw(server.platform, tx, before),
    );
    const drawn = [...recipes.values()].map((id) => [...ids].find(([, known]) => known === id)?.[0]);
    expect(drawn.toSorted()).toEqual(['Beans', 'Rice', 'Stew']);
  });
});

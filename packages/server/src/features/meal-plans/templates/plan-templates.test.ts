import { beforeEach, expect, it } from 'vitest';
import { LaidPlanTemplate, MealKind, PlanTemplate, ReadPlanEntry, type Recipe } from '@hearth/contract';
import { limits } from '@hearth/contract/kernel/limits';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';

const root = '/api/households/mealplans';
const week = { from: '2026-03-02', to: '2026-03-08' };

describeServer('menus that are saved', {}, ({ server }) => {
  let client: TestClient;
  let soup: Recipe;
  beforeEach(async () => {
    client = server.as(await server.member());
    soup = await client.cook('Soup');
  });

  const plan = async (fields: object) => ReadPlanEntry.parse(succeeded(await client.post(root, fields)));
  const save = async (name = 'Week') =>
    PlanTemplate.parse(succeeded(await client.post(`${root}/templates`, { name, ...week })));
  const lay = async ({ id }: PlanTemplate, fields: object) =>
    LaidPlanTemplate.parse(succeeded(await client.post(`${root}/templates/${id}/lay`, fields)));
  const list = async () => PlanTemplate.array().parse(succeeded(await client.get(`${root}/templates`)));
  const shown = async (from: string, to: string) => {
    const query = `start_date=${from}&end_date=${to}&orderBy=date,position&orderDirection=asc`;
    const { items } = Object(succeeded(await client.get(`${root}?${query}`)));
    return ReadPlanEntry.array()
      .parse(items)
      .map(({ date, title, recipe }) => [date, recipe?.name ?? title]);
  };

  it('a week is saved, and laid on another with all that it said', async () => {
    const kind = MealKind.parse(
      succeeded(await client.post(`${root}/kinds`, { name: 'Supper', entryType: 'dinner' })),
    );
    await plan({ date: '2026-03-02', mealKindId: kind.id, recipeId: soup.id, servings: 3 });
    await plan({ date: '2026-03-04', title: 'Leftovers', text: 'of Monday', entryType: 'lunch' });
    await plan({ date: '2026-03-09', title: 'Next week' });
    const template = await save(' Winter ');
    expect(template).toMatchObject({ name: 'Winter', days: 7, entries: 2 });
    const { added, removed } = await lay(template, { from: '2026-04-06' });
    expect(removed).toEqual([]);
    expect(added).toMatchObject([
      { date: '2026-04-06', mealKindId: kind.id, entryType: 'dinner', recipeId: soup.id, servings: 3 },
      { date: '2026-04-08', title: 'Leftovers', text: 'of Monday', entryType: 'lunch' },
    ]);
  });

  it('what is planned stays and comes first, unless it is replaced', async () => {
    await plan({ date: '2026-03-02', title: 'Bread' });
    const template = await save();
    await plan({ date: '2026-04-06', title: 'Already there' });
    await lay(template, { from: '2026-04-06' });
    expect(await shown('2026-04-06', '2026-04-12')).toEqual([
      ['2026-04-06', 'Already there'],
      ['2026-04-06', 'Bread'],
    ]);
    const { removed } = await lay(template, { from: '2026-04-06', replace: true });
    expect(removed.map(({ title }) => title)).toEqual(['Already there', 'Bread']);
    expect(await shown('2026-04-06', '2026-04-12')).toEqual([['2026-04-06', 'Bread']]);
  });

  it('a recipe that is deleted leaves its name', async () => {
    await plan({ date: '2026-03-02', recipeId: soup.id });
    const template = await save();
    succeeded(await client.delete(`/api/recipes/${soup.slug}`));
    succeeded(await client.delete(`/api/recipes/trash/items/${soup.id}`));
    const { added } = await lay(template, { from: '2026-04-06' });
    expect(added).toMatchObject([{ title: 'Soup', recipeId: null }]);
  });

  it('a menu is renamed and deleted', async () => {
    await plan({ date: '2026-03-02', title: 'Bread' });
    const template = await save('B');
    await save('A');
    succeeded(await client.put(`${root}/templates/${template.id}`, { name: 'C' }));
    expect((await list()).map(({ name }) => name)).toEqual(['A', 'C']);
    succeeded(await client.delete(`${root}/templates/${template.id}`));
    expect((await list()).map(({ name }) => name)).toEqual(['A']);
    expect((await client.post(`${root}/templates/${template.id}/lay`, { from: '2026-04-06' })).status).toBe(
      404,
    );
  });

  it('days without a plan, days in the wrong order and too many of them make no menu', async () => {
    const trial = async (from: string, to: string) =>
      (await client.post(`${root}/templates`, { name: 'x', from, to })).status;
    expect(await trial('2026-03-02', '2026-03-08')).toBe(400);
    await plan({ date: '2026-03-02', title: 'Bread' });
    expect(await trial('2026-03-02', '2026-03-08')).toBe(201);
    expect(await trial('2026-03-08', '2026-03-02')).toBe(400);
    expect(await trial('2026-03-02', '2026-04-02')).toBe(400);
  });

  it('two cannot have one name, and the refusal is about the name', async () => {
    await plan({ date: '2026-03-02', title: 'Bread' });
    const [winter, summer] = [await save('Winter'), await save('Summer')];
    const refused = { status: 400, body: { code: 'nameTaken', field: 'name' } };
    expect(await client.post(`${root}/templates`, { name: ' winter ', ...week })).toMatchObject(refused);
    const rename = (id: string, name: string) => client.put(`${root}/templates/${id}`, { name });
    expect(await rename(summer.id, 'WINTER')).toMatchObject(refused);
    succeeded(await rename(winter.id, 'WINTER'));
    succeeded(await rename(winter.id, 'WINTER'));
  });

  it('a household has a number of them at most', async () => {
    await plan({ date: '2026-03-02', title: 'Bread' });
    for (let count = 0; count < limits.planTemplates; count += 1) await save(`Menu ${count}`);
    expect((await client.post(`${root}/templates`, { name: 'One more', ...week })).status).toBe(400);
  });
});

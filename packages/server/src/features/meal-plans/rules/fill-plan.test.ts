import { expect, it } from 'vitest';
import { PlanFilling, ReadPlanEntry } from '@hearth/contract';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';

const root = '/api/households/mealplans';
const week = Array.from({ length: 7 }, (_, at) => `2030-01-1${at}`);
const entries = (answer: unknown) => PlanFilling.parse(answer).entries;
const names = (planned: readonly ReadPlanEntry[]) => planned.map(({ recipe }) => recipe?.name ?? '');

describeServer('a plan that chance fills', ({ server }) => {
  /** A household with that many dishes. */
  async function keepHouse(count: number) {
    const client: TestClient = server.as(await server.member());
    const ids = new Map<string, string>();
    for (let at = 0; at < count; at += 1) {
      const { name, id } = await client.cook(`Dish ${at}`);
      ids.set(name, id);
    }
    const plan = async (date: string, name: string, entryType = 'dinner') =>
      ReadPlanEntry.parse(
        succeeded(await client.post(root, { date, entryType, recipeId: ids.get(name) ?? null })),
      );
    const fill = async (dates: readonly string[]) =>
      entries(succeeded(await client.post(`${root}/fill`, { dates })));
    return { client, plan, fill };
  }

  it('has no dish twice, and none of the fortnight before or after', async () => {
    const { plan, fill } = await keepHouse(9);
    await plan('2029-12-28', 'Dish 0');
    await plan('2030-01-20', 'Dish 1', 'lunch');
    const filled = await fill(week);
    expect(filled.map(({ date, entryType }) => `${date} ${entryType}`)).toEqual(
      week.map((date) => `${date} dinner`),
    );
    expect(names(filled).toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8].map((at) => `Dish ${at}`));
  });

  it('repeats a dish of a small library only after all were used', async () => {
    const { fill } = await keepHouse(3);
    const filled = names(await fill(week));
    const counts = [...new Set(filled)].map((name) => filled.filter((one) => one === name).length);
    expect(counts.toSorted()).toEqual([2, 2, 3]);
  });

  it('leaves days alone that have a dinner, and comes last in its day', async () => {
    const { plan, fill, client } = await keepHouse(3);
    await plan('2030-01-10', 'Dish 0');
    await plan('2030-01-11', 'Dish 0', 'lunch');
    const filled = await fill(['2030-01-10', '2030-01-11']);
    expect(filled).toMatchObject([{ date: '2030-01-11', position: 1 }]);
    expect((await client.get(`${root}/${filled[0]?.id}`)).body).toEqual(filled[0]);
  });

  it('draws no dinner that is planned for desserts only', async () => {
    const { plan, fill } = await keepHouse(2);
    await plan('2029-01-01', 'Dish 0', 'dessert');
    expect(names(await fill(week.slice(0, 3)))).toEqual(['Dish 1', 'Dish 1', 'Dish 1']);
  });

  it('draws one slot again, with another dish in its place', async () => {
    const { plan, client } = await keepHouse(2);
    const { id } = await plan('2030-01-10', 'Dish 0');
    const [again] = entries(succeeded(await client.post(`${root}/${id}/redraw`, {})));
    expect(again).toMatchObject({ id, date: '2030-01-10', position: 0, recipe: { name: 'Dish 1' } });
  });

  it('says when the rules allow nothing, and plans nothing', async () => {
    const { client } = await keepHouse(1);
    succeeded(await client.post(`${root}/rules`, { queryFilterString: 'name = "Nothing"' }));
    const { body } = await client.post(`${root}/fill`, { dates: week });
    const empty = week.map((date) => ({ date, entryType: 'dinner', obstacles: [] }));
    expect(body).toEqual({ entries: [], empty, missed: [] });
    expect((await client.get(root)).body).toMatchObject({ total: 0 });
  });
});

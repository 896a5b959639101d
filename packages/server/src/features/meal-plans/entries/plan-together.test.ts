import { ReadPlanEntry } from '@hearth/contract';
import { expect, it } from 'vitest';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';

const root = '/api/households/mealplans';
const date = '2024-03-05';

describeServer('a day that several users plan', { cook: {} }, ({ client }) => {
  const create = async (title: string) =>
    ReadPlanEntry.parse(succeeded(await client.post(root, { date, title })));
  const positions = async () => {
    const query = `start_date=${date}&end_date=${date}&perPage=-1&orderBy=position&orderDirection=asc`;
    const { items } = Object(succeeded(await client.get(`${root}?${query}`))) as { items: ReadPlanEntry[] };
    return items.map(({ position }) => position);
  };

  it('has a place for each entry, though they come at once', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, (_, at) => create(`Meal ${at}`)));
    expect(await positions()).toEqual(made.map((_, at) => at));
  });

  it('has no gap where one has left it', async () => {
    const before = await positions();
    const { id } = await create('Short-lived');
    await create('Last');
    succeeded(await client.delete(`${root}/${id}`));
    expect(await positions()).toEqual([...before, before.length]);
  });
});

import { ReadPlanEntry } from '@hearth/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { TestServer } from '../../../testing/test-server.ts';

const root = '/api/households/mealplans';
const date = '2024-03-05';

describe.each(testEngines)('a day that several users plan on %s', (engine) => {
  let server: TestServer;
  let client: TestClient;
  beforeAll(async () => {
    server = await TestServer.start(engine);
    client = server.as(await server.member());
  });
  afterAll(() => server.stop());

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

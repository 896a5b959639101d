import { type Kysely, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { up } from '../../../../platform/db/migrations/versions/0005-add-up-times.ts';
import { describeServer } from '../../../../testing/describe-server.ts';

/** More than one job adds up. */
const manyRecipes = 230;

describeServer('recipes that say how long parts of them take', { cook: {} }, ({ client }) => {
  const within = async (minutes: number) =>
    (await client.names({ queryFilter: `total_minutes <= ${minutes}`, perPage: -1 })).toSorted();

  it('are found by the sum, as long as no total is written', async () => {
    await client.cook('Soup', { prepTime: '10 min', performTime: '20 min' });
    await client.cook('Stew', { prepTime: '10 min', cookTime: '1 hour' });
    await client.cook('Cake', { prepTime: '10 min', performTime: '20 min', totalTime: '2 hours' });
    await client.cook('Tea', { prepTime: '1 min' });
    expect(await within(30)).toEqual(['Soup']);
    expect(await within(70)).toEqual(['Soup', 'Stew']);
    const named = async (queryFilter: string) => (await client.names({ queryFilter })).toSorted();
    expect(await named('total_time_seconds <= 1800')).toEqual(['Soup']);
    expect(await named('prep_time_seconds < 61')).toEqual(['Tea']);
    expect(await named('performTimeSeconds >= 1200')).toEqual(['Cake', 'Soup', 'Stew']);
    const { totalTime, prepTime } = await client.recipe('soup');
    expect([totalTime, prepTime]).toEqual([null, '10 min']);
  });

  it('are found by what a change of one time makes of the sum', async () => {
    await client.patch('/api/recipes/stew', { cookTime: '15 min' });
    expect(await within(30)).toEqual(['Soup', 'Stew']);
    await client.patch('/api/recipes/soup', { totalTime: '3 hours' });
    await client.patch('/api/recipes/soup', { prepTime: '5 min' });
    expect(await within(30)).toEqual(['Stew']);
    await client.patch('/api/recipes/soup', { totalTime: '' });
    expect(await within(25)).toEqual(['Soup', 'Stew']);
    await client.patch('/api/recipes/soup', { description: 'Quick.' });
    await client.patch('/api/recipes/stew', { prepTime: null });
    expect(await within(25)).toEqual(['Soup']);
  });
});

describeServer(
  'recipes that were stored before their times were added up',
  { cook: {} },
  ({ server, client }) => {
    const names = Array.from({ length: manyRecipes }, (_, at) => `Recipe ${at}`);
    const getSchema = () => server.platform.database.schema;
    const within = async (minutes: number) =>
      client.names({ queryFilter: `total_minutes <= ${minutes}`, perPage: -1 });

    beforeAll(async () => {
      for (const name of names) await client.cook(name, { prepTime: '5 min', performTime: '20 min' });
      await client.cook('Long', { prepTime: 'a while', performTime: '20 min' });
      await client.cook('Told', { prepTime: '5 min', performTime: '5 min', totalTime: '2 days' });
      await sql`update recipes set prep_minutes = null, perform_minutes = null`.execute(getSchema());
      await sql`update recipes set total_minutes = null where name <> 'Told'`.execute(getSchema());
    }, 60_000);

    it('are found once the migrated server has worked', async () => {
      expect(await within(60)).toEqual([]);
      await up(getSchema() as unknown as Kysely<unknown>);
      await server.platform.jobs.workOff();
      expect((await within(60)).toSorted()).toEqual(names.toSorted());
      expect(await within(3000)).toHaveLength(manyRecipes + 1);
      const preparedFast = { queryFilter: 'prep_time_seconds <= 300', perPage: -1 };
      expect(await client.names(preparedFast)).toHaveLength(manyRecipes + 1);
    });

    it('give a migrated server no work where there are none', async () => {
      await sql`delete from recipes where name = 'Long'`.execute(getSchema());
      await up(getSchema() as unknown as Kysely<unknown>);
      const { rows } = await sql`select id from jobs where name = 'add-up-times'`.execute(getSchema());
      expect(rows).toEqual([]);
    });
  },
);

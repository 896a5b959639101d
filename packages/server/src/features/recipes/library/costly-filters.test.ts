import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Database } from '../../../platform/db/database.ts';
import { queryText, succeeded, type TestClient } from '../../../testing/test-client.ts';
import { type TestMember, TestServer } from '../../../testing/test-server.ts';

/** Watches which statements run apart as costly ones; it changes nothing about them. */
let costly: string[] = [];
const { read } = Database.prototype;
vi.spyOn(Database.prototype, 'read').mockImplementation(function watch(this: Database, scope) {
  const reader = read.call(this, scope);
  const runCostly: typeof reader.runCostly = (query) => {
    costly.push(query.sql);
    return reader.runCostly(query);
  };
  return { ...reader, runCostly };
});

describe('filters whose cost their sender decides, on SQLite', () => {
  let server: TestServer;
  let cook: TestMember;
  let client: TestClient;
  beforeAll(async () => {
    server = await TestServer.start('sqlite');
    const group = await server.group({ isPrivate: false });
    const household = await server.household({ groupId: group.id, isPrivate: false });
    cook = await server.member({ household, rights: ['canManageHousehold'] });
    client = server.as(cook);
    await client.cook('Bread', {
      recipeIngredient: ['some butter'],
      tags: ['Quick'],
      settings: { public: true },
    });
    const { schema } = server.platform.database;
    // Rows are numbered as if there were more before.
    await sql`update recipe_ingredients set rowid = 200000`.execute(schema);
    await sql`update sqlite_sequence set seq = 6000 where name = 'recipes'`.execute(schema);
    await client.cook('Cake');
  });
  afterAll(() => server.stop());

  const dear = 'recipe_ingredient.note LIKE "%butter%"';
  const readCostlyOnes = async (work: () => Promise<unknown>) => {
    costly = [];
    await work();
    return costly.length;
  };
  const cookbook = (queryFilterString: string, as = client) =>
    as.post('/api/households/cookbooks', { name: queryFilterString, queryFilterString, public: true });

  it.each([
    ['the list', () => client.get(`/api/recipes?${queryText({ queryFilter: dear })}`)],
    [
      'the list of visitors',
      () =>
        server.nobody.get(
          `/api/explore/groups/${cook.groupSlug}/recipes?${queryText({ queryFilter: dear })}`,
        ),
    ],
    ['suggestions', () => client.get(`/api/recipes/suggestions?${queryText({ queryFilter: dear })}`)],
    ['a list ordered by related rows', () => client.get('/api/recipes?orderBy=recipe_ingredient.note')],
  ])('run apart, one at a time for each account: %s', async (_, work) => {
    expect(await readCostlyOnes(async () => succeeded(await work()))).toBe(1);
  });

  it('run apart when a cookbook or a rule of the plan has stored them', async () => {
    const { id } = succeeded(await cookbook(dear)) as { id: string };
    expect(await readCostlyOnes(() => client.get(`/api/recipes?cookbook=${id}`))).toBe(1);
    succeeded(await client.post('/api/households/mealplans/rules', { queryFilterString: dear }));
    expect(
      await readCostlyOnes(() => client.post('/api/households/mealplans/random', { date: '2024-03-05' })),
    ).toBe(1);
  });

  it('are cheap enough to run at once where they look at little', async () => {
    const cheap = { queryFilter: 'tags.name = "Quick" AND rating IS NULL' };
    expect(await readCostlyOnes(() => client.get(`/api/recipes?${queryText(cheap)}`))).toBe(0);
    expect(await client.names(cheap)).toEqual(['Bread']);
  });

  it('are counted together on covers of cookbooks', async () => {
    const other = server.as(await server.member({ rights: ['canManageHousehold'] }));
    const covers = () => other.get('/api/households/cookbook-covers');
    const add = (name: string) => cookbook(`tags.name = "${name}"`, other);
    succeeded(await add('a'));
    expect(await readCostlyOnes(covers)).toBe(0);
    for (const name of ['b', 'c', 'd', 'e', 'f']) succeeded(await add(name));
    expect(await readCostlyOnes(covers)).toBe(1);
  });
});

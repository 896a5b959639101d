import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bumpLibraryRevisionOf } from '../../../platform/db/revisions/library-revision.ts';
import { systemScope } from '../../../platform/db/scope.ts';
import { SqliteConnection } from '../../../platform/db/sqlite/sqlite-connection.ts';
import { queryText, succeeded, type TestClient } from '../../../testing/test-client.ts';
import { type TestMember, TestServer } from '../../../testing/test-server.ts';

describe('plans of the queries on SQLite', () => {
  let server: TestServer;
  let cook: TestMember;
  let client: TestClient;
  let administrator: TestClient;
  let listId: string;
  let recipeId: string;
  /** Watches which statements run; it changes nothing about them. */
  const prepare = vi.spyOn(SqliteConnection.prototype, 'prepare');
  beforeAll(async () => {
    server = await TestServer.start('sqlite');
    cook = await server.member();
    client = server.as(cook);
    administrator = server.as(await server.member({ admin: true }));
    for (const name of ['One', 'Two'])
      await client.cook(name, { tags: ['Quick'], recipeCategory: ['Dinner'], tools: ['Pan'] });
    await client.post(`/api/users/${cook.id}/ratings/one`, { rating: 4 });
    await client.post('/api/households/mealplans', { date: '2024-03-05', title: 'x' });
    await client.post('/api/households/mealplans/rules', {});
    for (const queryFilterString of ['', 'tags.name = "Quick"', 'rating > 3'])
      await client.post('/api/households/cookbooks', { queryFilterString });
    await server.platform.database.schema
      .updateTable('recipes')
      .set({ image: 'x' })
      .where('slug', '=', 'one')
      .execute();
    recipeId = (await client.recipe('one')).id;
    listId = String(Object(succeeded(await client.post('/api/households/shopping/lists', {}))).id);
  });
  afterAll(async () => {
    prepare.mockRestore();
    await server.stop();
  });

  async function fetchPlan(statement: string): Promise<string[]> {
    const { schema } = server.platform.database;
    const { rows } = await sql<{ detail: string }>`${sql.raw(`explain query plan ${statement}`)}`.execute(
      schema,
    );
    return rows.map(({ detail }) => detail);
  }

  async function readPlans(work: () => Promise<unknown>): Promise<string[]> {
    prepare.mockClear();
    await work();
    const statements = prepare.mock.calls
      .map(([statement]) => statement)
      .filter((text) => /^(?:select|with|update|delete)\b/i.test(text));
    expect(statements.length).toBeGreaterThan(0);
    return (await Promise.all(statements.map(fetchPlan))).flat();
  }

  /** A change that names no recipes, so that lists are sorted anew. */
  const forgetLists = () =>
    server.platform.database.write(systemScope('test'), (tx) => bumpLibraryRevisionOf(tx, cook.groupId));

  const list = (query: Record<string, string>) => () => client.get(`/api/recipes?${queryText(query)}`);
  const questions: [what: string, work: () => Promise<unknown>][] = [
    ['the list', list({})],
    ['the list by name', list({ orderBy: 'name' })],
    ['the list by rating', list({ orderBy: 'rating' })],
    ['the list by date', list({ orderBy: 'last_made', orderByNullPosition: 'last' })],
    ['the list by servings', list({ orderBy: 'recipe_servings' })],
    ['the list by time', list({ orderBy: 'total_time', orderDirection: 'asc' })],
    ['a random list', list({ orderBy: 'random', paginationSeed: 'x' })],
    ['the list of a category', list({ categories: 'dinner' })],
    ['the list of a tag', list({ tags: 'quick' })],
    ['the list of all tags and tools', list({ tags: 'quick', tools: 'pan', requireAllTags: 'true' })],
    ['the list of a household', () => client.get(`/api/recipes?households=${cook.householdId}`)],
    ['a filtered list', list({ queryFilter: 'tags.name = "Quick" AND rating > 3' })],
    ['a search', list({ search: 'two' })],
    ['a search of a part of a word', list({ search: 'wo' })],
    ['a search with a slip', list({ search: 'twoo' })],
    ['covers of cookbooks', () => client.get('/api/households/cookbook-covers')],
    ['suggestions', () => client.get('/api/recipes/suggestions')],
    [
      'suggestions from a food',
      () => client.get('/api/recipes/suggestions?foods=00000000-0000-4000-8000-000000000000'),
    ],
    ['a recipe by slug', () => client.get('/api/recipes/one')],
    ['a change of a recipe', () => client.patch('/api/recipes/one', { description: 'x', tags: ['Quick'] })],
    ['a rating', () => client.post(`/api/users/${cook.id}/ratings/one`, { rating: 3 })],
    ['own ratings', () => client.get('/api/users/self/ratings')],
    ['a list of tags', () => client.get('/api/organizers/tags')],
    ['tags without recipes', () => client.get('/api/organizers/tags/empty')],
    ['a category with its recipes', () => client.get('/api/organizers/categories/slug/dinner')],
    [
      'whether a name is free',
      () => server.nobody.get(`/api/validators/recipe?group_id=${cook.groupId}&name=x`),
    ],
    [
      'the meal plan',
      () => client.get('/api/households/mealplans?start_date=2024-03-01&end_date=2024-03-31'),
    ],
    ['the meals of today', () => client.get('/api/households/mealplans/today')],
    ['a meal', () => client.patch('/api/households/mealplans/1', { title: 'x', position: 0 })],
    ['a random meal', () => client.post('/api/households/mealplans/random', { date: '2024-03-05' })],
    ['the rules of the meal plan', () => client.get('/api/households/mealplans/rules')],
    ['the calendar of the meal plan', () => client.get('/api/households/mealplans/ical')],
    ['the calendar of an address', () => server.nobody.get('/api/households/mealplans/ical/x')],
    ['webhooks', () => client.get('/api/households/webhooks')],
    ['sending webhooks again', () => client.post('/api/households/webhooks/rerun')],
    ['shopping lists', () => client.get('/api/households/shopping/lists')],
    ['items of shopping lists', () => client.get('/api/households/shopping/items')],
    ['a shopping list', () => client.get(`/api/households/shopping/lists/${listId}`)],
    [
      'a new item',
      () => client.post('/api/households/shopping/items', { shoppingListId: listId, note: 'x' }),
    ],
    ['a recipe on a list', () => client.post(`/api/households/shopping/lists/${listId}/recipe/${recipeId}`)],
    ['notifiers', () => client.get('/api/households/events/notifications')],
    ['reports', () => client.get('/api/groups/reports?report_type=bulk_import')],
    ['a report', () => client.get('/api/groups/reports/00000000-0000-4000-8000-000000000000')],
    ['what was given up', () => administrator.get('/api/admin/jobs/given-up')],
    ['who asks', () => client.get('/api/users/self')],
  ];

  it.each(questions)('%s walks through no table from end to end', async (_, work) => {
    await forgetLists();
    const scans = (await readPlans(work)).filter(isScan);
    expect(scans).toEqual([]);
  });

  it.each(['name', 'created_at', 'date_added', 'recipe_servings', 'total_time', 'prep_time', 'slug'])(
    'the list by %s is read in the order of an index',
    async (orderBy) => {
      for (const orderDirection of ['asc', 'desc']) {
        await forgetLists();
        const plans = await readPlans(list({ orderBy, orderDirection }));
        expect(plans.filter((step) => step.includes('TEMP B-TREE'))).toEqual([]);
      }
    },
  );

  it('a walk from end to end would be seen', async () => {
    const plan = await fetchPlan("select id from recipes where description = 'x'");
    expect(plan.filter(isScan)).toEqual(['SCAN recipes']);
  });
});

/** Tables that grow; of lists, constants and derived tables every row is wanted. */
const growing =
  /^SCAN (?:TABLE )?(recipes|recipe_\w+|recipes_to_\w+|meal_plan_\w+|p|users|households|webhooks|shopping_\w+|event_\w+|deliver\w+|given_up_\w+|jobs|l|s|sessions|tags|categories|tools|foods|units|link|linked|i|c|u|organizer|group_reports|report_entries|pending_pages)\b(?! VIRTUAL)/;

function isScan(detail: string): boolean {
  return (
    growing.test(detail) &&
    !detail.includes('VIRTUAL TABLE') &&
    !detail.includes('USING INDEX') &&
    !detail.includes('USING COVERING INDEX')
  );
}

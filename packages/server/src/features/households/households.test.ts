import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../../testing/test-databases.ts';
import { type TestMember, TestServer } from '../../testing/test-server.ts';

describe.each(testEngines)('groups and households on %s', (engine) => {
  let server: TestServer;
  let cook: TestMember;
  beforeAll(async () => {
    server = await TestServer.start(engine);
    cook = await server.member();
    for (let count = 0; count < 2; count += 1) await server.household({ groupId: cook.groupId });
    await server.housemate(cook);
    await server.member();
  });
  afterAll(() => server.stop());

  it('everybody sees the own group', async () => {
    const { body } = await server.as(cook).get('/api/groups/self');
    expect(body).toMatchObject({
      id: cook.groupId,
      slug: cook.groupSlug,
      preferences: { privateGroup: true, groupId: cook.groupId },
    });
  });

  it('everybody sees the own household and who lives in it', async () => {
    const { body } = await server.as(cook).get('/api/households/self');
    expect(body).toMatchObject({
      id: cook.householdId,
      slug: cook.householdSlug,
      group: cook.groupSlug,
      webhooks: [],
    });
    expect(Object(body).users).toHaveLength(2);
    expect(Object(body).preferences).toMatchObject({
      privateHousehold: true,
      lockRecipeEditsFromOtherHouseholds: true,
      firstDayOfWeek: 0,
      recipePublic: false,
    });
  });

  it('the households of the group are listed by name, a page at a time', async () => {
    const all = await server.as(cook).get('/api/groups/households');
    expect(all.body).toMatchObject({ page: 1, total: 3, total_pages: 1, next: null, previous: null });
    const page = await server.as(cook).get('/api/groups/households?perPage=1&page=2');
    expect(page.body).toMatchObject({ total: 3, total_pages: 3, items: [{ groupId: cook.groupId }] });
    expect(String(Object(page.body).next)).toMatch(/^\/groups\/households\?page=3&perPage=1&/);
  });

  it('one household is found by slug and by id, but none of another group', async () => {
    const stranger = await server.member();
    for (const key of [cook.householdSlug, cook.householdId, cook.householdId.toUpperCase()]) {
      expect((await server.as(cook).get(`/api/groups/households/${key}`)).body).toMatchObject({
        id: cook.householdId,
      });
    }
    for (const key of [stranger.householdSlug, stranger.householdId, 'nowhere']) {
      expect(await server.as(cook).get(`/api/groups/households/${key}`)).toMatchObject({
        status: 404,
        body: { detail: 'Household not found' },
      });
    }
  });
});

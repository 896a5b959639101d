import { beforeAll, expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';

describeServer('groups and households', { cook: {} }, ({ server, cook }) => {
  const added: string[] = [];
  beforeAll(async () => {
    for (const isPrivate of [true, false]) {
      server.clock.advance(1000);
      added.push((await server.household({ groupId: cook.groupId, isPrivate })).id);
    }
    await server.housemate(cook);
    await server.member();
  });

  it('users see their own group', async () => {
    const { body } = await server.as(cook).get('/api/groups/self');
    expect(body).toMatchObject({
      id: cook.groupId,
      slug: cook.groupSlug,
      preferences: { privateGroup: true, groupId: cook.groupId },
    });
  });

  it('users see their own household and its users', async () => {
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

  it('the households of the group are listed newest first, a page at a time', async () => {
    const all = await server.as(cook).get('/api/groups/households');
    expect(all.body).toMatchObject({ page: 1, total: 3, total_pages: 1, next: null, previous: null });
    expect(readIds(all.body)).toEqual([added[1], added[0], cook.householdId]);
    const page = await server.as(cook).get('/api/groups/households?perPage=1&page=2');
    expect(page.body).toMatchObject({ total: 3, total_pages: 3, items: [{ groupId: cook.groupId }] });
    expect(String(Object(page.body).next)).toMatch(/^\/groups\/households\?page=3&perPage=1&/);
  });

  it('they are filtered and ordered as asked, and by nothing that is not theirs', async () => {
    const ask = (query: Record<string, string>) =>
      server.as(cook).get(`/api/groups/households?${new URLSearchParams(query).toString()}`);
    const open = await ask({ queryFilter: 'preferences.privateHousehold = FALSE' });
    expect(readIds(open.body)).toEqual([added[1]]);
    const ordered = await ask({ orderBy: 'created_at', orderDirection: 'asc' });
    expect(readIds(ordered.body)).toEqual([cook.householdId, ...added]);
    const byName = await ask({ orderBy: 'name, group.name', orderDirection: 'asc' });
    expect(byName).toMatchObject({ status: 200, body: { total: 3 } });
    const names = Object(byName.body).items.map(({ name }: { name: string }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
    expect((await ask({ queryFilter: 'group.name LIKE "%"' })).body).toMatchObject({ total: 3 });
    expect((await ask({ queryFilter: 'group.name = "x"' })).body).toMatchObject({ total: 0 });
    for (const query of [
      { queryFilter: '(((' },
      { queryFilter: 'group.users.password = "x"' },
      { orderBy: 'users.password' },
    ]) {
      expect((await ask(query)).status).toBe(400);
    }
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

function readIds(page: unknown): string[] {
  return (Object(page).items as { id: string }[]).map(({ id }) => id);
}

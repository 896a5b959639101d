import { beforeAll, expect, it } from 'vitest';
import { systemScope } from '../../../platform/db/scope.ts';
import { account } from '../../../testing/test-account.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { dumpRows } from '../../../testing/test-rows.ts';
import type { TestMember } from '../../../testing/test-server.ts';

describeServer('when a user leaves', ({ server }) => {
  let admin: TestMember;
  let client: TestClient;
  beforeAll(async () => {
    admin = await server.member({ admin: true });
    client = server.as(admin);
  });

  const buildHome = ({ householdId, groupId }: TestMember) => ({ household: { id: householdId, groupId } });
  const remove = (id: string) => client.delete(`/api/admin/users/${id}`);

  it('recipes pass to a user of the household, whom the response names', async () => {
    const leaving = await account(server);
    const heir = await server.member(buildHome(leaving));
    await server.neighbour(leaving);
    const soup = await server.as(leaving).cook('Soup');
    await server.as(leaving).cook('Stew');
    const answer = await remove(leaving.id);
    expect(answer).toMatchObject({
      status: 200,
      body: { id: leaving.id, username: leaving.username, recipesPassedTo: { id: heir.id, recipes: 2 } },
    });
    expect((await server.as(leaving).get('/api/users/self')).status).toBe(401);
    const reader = server.as(heir);
    expect((await reader.names()).toSorted()).toEqual(['Soup', 'Stew']);
    expect(await reader.recipe(soup.slug)).toMatchObject({ userId: heir.id, householdId: heir.householdId });
    expect((await reader.delete(`/api/recipes/${soup.slug}`)).status).toBe(200);
  });

  it('lists and plan pass to a user of the household, as the numbers before say', async () => {
    const leaving = await account(server);
    const heir = await server.member(buildHome(leaving));
    const leaver = server.as(leaving);
    const list = Object(succeeded(await leaver.post('/api/households/shopping/lists', { name: 'Market' })));
    const meal = { date: '2030-01-01', title: 'Out', entryType: 'dinner' };
    const entry = Object(succeeded(await leaver.post('/api/households/mealplans', meal)));
    expect((await client.get(`/api/admin/users/${leaving.id}/belongings`)).body).toEqual({
      recipes: 0,
      shoppingLists: 1,
      planEntries: 1,
      cookbooks: 0,
      recipesTo: { id: heir.id, username: heir.username, fullName: expect.any(String) },
      householdTo: { id: heir.id, username: heir.username, fullName: expect.any(String) },
    });
    await remove(leaving.id);
    const reader = server.as(heir);
    expect((await reader.get(`/api/households/shopping/lists/${list.id}`)).body).toMatchObject({
      name: 'Market',
      userId: heir.id,
    });
    expect((await reader.get(`/api/households/mealplans/${entry.id}`)).body).toMatchObject({
      title: 'Out',
      userId: heir.id,
    });
  });

  it('when the household is empty they pass to a user of the group, with the household', async () => {
    const leaving = await server.member();
    const next = await server.household({ groupId: leaving.groupId });
    const heir = await server.member({ household: next });
    const { slug } = await server.as(leaving).cook('Pie');
    expect((await remove(leaving.id)).body).toMatchObject({ recipesPassedTo: { id: heir.id } });
    expect(await server.as(heir).recipe(slug)).toMatchObject({ householdId: next.id });
    expect((await server.as(heir).list()).items).toMatchObject([{ householdId: next.id }]);
  });

  it('when there is no other user the account stays whole, and the response says why', async () => {
    const leaving = await server.member();
    await server.as(leaving).cook('Alone');
    const before = await dumpRows(server.platform.database);
    const answer = await remove(leaving.id);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('There is nobody else in the group to receive');
    expect(await dumpRows(server.platform.database)).toEqual(before);
    await server.as(leaving).delete('/api/recipes/alone');
    expect((await remove(leaving.id)).body).toMatchObject({ recipesPassedTo: null });
  });

  it('ratings are deleted with the user, and the means change', async () => {
    const leaving = await server.member();
    const staying = await server.member(buildHome(leaving));
    const reader = server.as(staying);
    const { slug } = await reader.cook('Rated');
    const lonely = await reader.cook('Rated once');
    await server
      .as(leaving)
      .post(`/api/users/${leaving.id}/ratings/${slug}`, { rating: 1, isFavorite: true });
    await server.as(leaving).post(`/api/users/${leaving.id}/ratings/${lonely.slug}`, { rating: 2 });
    await reader.post(`/api/users/${staying.id}/ratings/${slug}`, { rating: 5 });
    expect((await reader.recipe(slug)).rating).toBe(3);
    await remove(leaving.id);
    expect((await reader.recipe(slug)).rating).toBe(5);
    expect((await reader.recipe(lonely.slug)).rating).toBeNull();
    expect((await reader.list({ orderBy: 'rating' })).items.map(({ rating }) => rating)).toEqual([5, null]);
    expect((await client.delete(`/api/users/${leaving.id}`)).status).toBe(400);
  });

  it('sessions, links to new passwords and the picture go too', async () => {
    const leaving = await account(server);
    await client.post('/api/admin/users/password-reset-token', { email: `${leaving.username}@example.com` });
    await server.platform.files.put(`users/${leaving.id}/profile.webp`, Buffer.from('picture'));
    expect((await client.delete(`/api/users/${leaving.id}`)).body).toBeNull();
    const rows = await dumpRows(server.platform.database, ['jobs']);
    expect(rows.filter((row) => row.includes(leaving.id))).toEqual([]);
    expect(await server.platform.files.exists(`users/${leaving.id}/profile.webp`)).toBe(true);
    await server.workOff();
    expect(await server.platform.files.exists(`users/${leaving.id}/profile.webp`)).toBe(false);
  });

  it('the last administrator stays', async () => {
    for (const root of ['/api/admin/users', '/api/users']) {
      expect(await client.delete(`${root}/${admin.id}`)).toMatchObject({
        status: 400,
        body: { detail: { message: 'A super user cannot be deleted', error: true, exception: null } },
      });
    }
    const second = await server.member({ admin: true });
    expect((await server.as(second).delete(`/api/users/${second.id}`)).status).toBe(200);
  });

  it('two administrators who delete, or demote, each other at once do not both succeed', async () => {
    for (const act of ['delete', 'demote']) {
      const other = await server.member({ admin: true });
      const on = (actor: TestMember, target: TestMember) =>
        act === 'delete'
          ? server.as(actor).delete(`/api/admin/users/${target.id}`)
          : server.as(actor).patch(`/api/admin/users/${target.id}`, { admin: false });
      const answers = await Promise.all([on(admin, other), on(other, admin)]);
      expect(answers.map(({ status }) => status === 200).toSorted()).toEqual([false, true]);
      const [survivor] = await server.platform.database
        .read(systemScope('test'))
        .selectFrom('users')
        .select('id')
        .where('admin', '=', 1)
        .execute();
      admin = survivor?.id === admin.id ? admin : other;
      client = server.as(admin);
    }
  });

  it('who moves to another group leaves recipes and ratings behind', async () => {
    const moving = await server.member();
    const staying = await server.member(buildHome(moving));
    const next = await server.member();
    const { slug } = await server.as(moving).cook('Left behind');
    await server.as(moving).post(`/api/users/${moving.id}/ratings/${slug}`, { rating: 4 });
    const place = { group: next.groupSlug, household: next.householdSlug };
    expect((await client.patch(`/api/admin/users/${moving.id}`, place)).status).toBe(200);
    expect(await server.as(moving).names()).toEqual([]);
    expect((await server.as(moving).get(`/api/recipes/${slug}`)).status).toBe(404);
    expect(await server.as(staying).recipe(slug)).toMatchObject({ userId: staying.id, rating: null });
  });
});

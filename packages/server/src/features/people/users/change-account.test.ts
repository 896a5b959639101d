import { beforeAll, expect, it } from 'vitest';
import { type UserOut } from '@hearth/contract';
import { systemScope } from '../../../platform/db/scope.ts';
import { account, testPassword } from '../../../testing/test-account.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { dumpRows } from '../../../testing/test-rows.ts';
import type { TestMember } from '../../../testing/test-server.ts';

const notTheirs = { message: "User doesn't have permission to change group", error: true, exception: null };

describeServer('the own account', ({ server }) => {
  let cook: TestMember;
  beforeAll(async () => {
    cook = await account(server);
  });

  const self = async (as = cook) => (await server.as(as).get('/api/users/self')).body as UserOut;
  const put = (body: object, as = cook, id = as.id) => server.as(as).put(`/api/users/${id}`, body);
  const refused = async (body: object, as = cook, id = as.id) => {
    const without = ['library_revisions'];
    const before = await dumpRows(server.platform.database, without);
    const answers = [await put(body, as, id), await server.as(as).patch(`/api/users/${id}`, body)];
    expect(await dumpRows(server.platform.database, without)).toEqual(before);
    expect(answers[1]?.text).toBe(answers[0]?.text);
    return answers[0];
  };

  it('the whole read model may be sent back', async () => {
    const before = await self();
    expect(await put(before)).toMatchObject({ status: 200, body: { message: 'User updated', error: false } });
    expect(await self()).toEqual(before);
  });

  it('users change their own names and the advanced switch', async () => {
    const change = { ...(await self()), username: ' Chef ', fullName: ' The Chef ', advanced: true };
    expect((await put(change)).status).toBe(200);
    expect(await self()).toMatchObject({
      username: 'Chef',
      fullName: 'The Chef',
      advanced: true,
      canInvite: false,
    });
    expect((await server.as(cook).patch(`/api/users/${cook.id}`, { fullName: 'Patched' })).status).toBe(200);
    expect(await self()).toMatchObject({ fullName: 'Patched', username: 'Chef' });
  });

  it('users keep which announcements of their client they have read', async () => {
    expect(await self()).toMatchObject({ showAnnouncements: true, lastReadAnnouncement: null });
    const read = { showAnnouncements: false, lastReadAnnouncement: '2026-01-02_news' };
    expect((await put({ ...(await self()), ...read })).status).toBe(200);
    expect((await server.as(cook).patch(`/api/users/${cook.id}`, { fullName: 'Reader' })).status).toBe(200);
    expect(await self()).toMatchObject(read);
  });

  it.each([
    ['admin', true],
    ['canInvite', true],
    ['canManage', true],
    ['canManageHousehold', true],
    ['canOrganize', true],
    ['authMethod', 'LDAP'],
    ['group', 'Elsewhere'],
    ['household', 'Elsewhere'],
  ])('nobody sets the own %s: all of it is refused', async (field, value) => {
    const answer = await refused({ ...(await self()), fullName: 'Sneaky', [field]: value });
    expect(answer).toMatchObject({ status: 403, body: { detail: notTheirs } });
  });

  it('spelled in snake_case it is refused all the same', async () => {
    const { email } = await self();
    expect((await refused({ email, can_manage: true }))?.status).toBe(403);
  });

  it('users cannot change others, of the household or elsewhere, existing or not', async () => {
    const housemate = await server.housemate(cook);
    const stranger = await server.member();
    for (const id of [housemate.id, stranger.id, crypto.randomUUID()]) {
      expect(await refused({ email: 'x@example.com' }, cook, id)).toMatchObject({
        status: 403,
        body: { detail: 'NOT_AN_ADMIN' },
      });
    }
  });

  it.each(['username', 'email'] as const)('refuses a taken %s in any case', async (field) => {
    const other = await self(await server.member());
    const body = { ...(await self()), currentPassword: testPassword };
    const answer = await refused({ ...body, [field]: (other[field] ?? '').toUpperCase() });
    expect(answer).toMatchObject({ status: 400, body: { detail: { message: 'Failed to update user' } } });
  });

  it.each([
    ['username', ' ', 'This Field is Required'],
    ['username', 'a b', 'No Whitespace Allowed'],
    ['fullName', '', 'This Field is Required'],
    ['email', 'nobody', 'Email Must Be Valid'],
    ['email', '', 'This Field is Required'],
  ])('%s “%s” is refused in the words of the form', async (field, value, message) => {
    expect(await refused({ ...(await self()), [field]: value })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', field], msg: `Value error, ${message}` }] },
    });
  });

  it('an administrator keeps the own right, and moves others by the names of places', async () => {
    const admin = await server.member({ admin: true });
    expect(await refused({ ...(await self(admin)), admin: false }, admin)).toMatchObject({
      status: 403,
      body: { detail: notTheirs },
    });
    const next = await server.household({ groupId: cook.groupId });
    const { email } = await self();
    expect((await put({ email, household: next.slug, canInvite: true }, admin, cook.id)).status).toBe(200);
    expect(await self()).toMatchObject({ householdId: next.id, canInvite: true });
    for (const place of [
      { household: 'nowhere' },
      { group: 'nowhere' },
      { household: next.slug.toUpperCase() },
    ]) {
      const answer = await refused({ email, fullName: 'Half done', ...place }, admin, cook.id);
      expect(answer).toMatchObject({ status: 400, body: { detail: { message: 'Failed to update user' } } });
    }
    expect((await put({ email }, admin, crypto.randomUUID())).status).toBe(404);
  });

  it('a new name shows in comments, and a new household in recipes, at once', async () => {
    const author = await server.member();
    const client = server.as(author);
    const { id, slug } = await client.cook('Mine');
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx
        .insertInto('recipe_comments')
        .values({
          id: crypto.randomUUID(),
          group_id: author.groupId,
          recipe_id: id,
          user_id: author.id,
          text: 'Good',
          created_at: '2026-01-01T00:00:00.000000Z',
          updated_at: '2026-01-01T00:00:00.000000Z',
        })
        .execute(),
    );
    await put({ ...(await self(author)), username: 'renamed-author' }, author);
    expect((await client.recipe(slug)).comments).toMatchObject([{ user: { username: 'renamed-author' } }]);
    const admin = server.as(await server.member({ admin: true }));
    const next = await server.household({ groupId: author.groupId });
    await admin.patch(`/api/admin/users/${author.id}`, { household: next.slug });
    expect((await client.recipe(slug)).householdId).toBe(next.id);
    expect((await client.list()).items).toMatchObject([{ householdId: next.id }]);
    expect(await client.names({ households: author.householdSlug })).toEqual([]);
    expect(await client.names({ households: next.slug })).toEqual(['Mine']);
  });
});

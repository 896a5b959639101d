import { beforeAll, expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';

const all = { canManage: true, canManageHousehold: true, canInvite: true, canOrganize: true };
const none = { canManage: false, canManageHousehold: false, canInvite: false, canOrganize: false };
const url = '/api/households/permissions';

describeServer('members', { cook: { rights: ['canManage'] } }, ({ server, cook: manager }) => {
  let housemate: TestMember;
  let neighbour: TestMember;
  let administrator: TestMember;
  let stranger: TestMember;
  beforeAll(async () => {
    housemate = await server.housemate(manager);
    administrator = await server.housemate(manager, { admin: true });
    neighbour = await server.neighbour(manager);
    stranger = await server.member();
  });

  const idsIn = (body: unknown): string[] => Object(body).items.map(({ id }: { id: string }) => id);

  it('all users of the group are listed briefly, those of other groups never', async () => {
    const { body, text } = await server.as(housemate).get('/api/groups/members?perPage=-1');
    expect(idsIn(body).toSorted()).toEqual(
      [manager.id, housemate.id, neighbour.id, administrator.id].toSorted(),
    );
    expect(Object.keys(Object(body).items[0]).toSorted()).toEqual(
      ['fullName', 'groupId', 'householdId', 'id', 'username'].toSorted(),
    );
    expect(text).not.toMatch(/@|password/);
    const ordered = await server
      .as(housemate)
      .get('/api/groups/members?orderBy=full_name&orderDirection=asc');
    expect(idsIn(ordered.body)).toEqual([manager.id, housemate.id, administrator.id, neighbour.id]);
    const page = await server.as(housemate).get('/api/groups/members?perPage=1&page=2');
    expect(page.body).toMatchObject({ page: 2, total: 4, total_pages: 4 });
    expect(String(Object(page.body).next)).toMatch(/^\/groups\/members\?page=3&perPage=1&/);
  });

  it('all users of the household are listed with rights', async () => {
    const { body } = await server.as(housemate).get('/api/households/members');
    expect(idsIn(body).toSorted()).toEqual([manager.id, housemate.id, administrator.id].toSorted());
    const filtered = await server
      .as(housemate)
      .get(`/api/households/members?queryFilter=${encodeURIComponent('canManage = true AND admin = false')}`);
    expect(filtered.body).toMatchObject({ total: 1, items: [{ id: manager.id, canManage: true }] });
  });

  it.each(['password', 'passwordHash', 'cacheKey', 'usernameKey', 'tokens.token', 'email'])(
    'a filter by %s is refused',
    async (field) => {
      for (const path of ['/api/groups/members', '/api/households/members']) {
        const answer = await server
          .as(housemate)
          .get(`${path}?queryFilter=${encodeURIComponent(`${field} LIKE "%a%"`)}`);
        expect(answer.status).toBe(400);
      }
    },
  );

  it('a user is found by name in any case and by id, none of another group', async () => {
    for (const key of [neighbour.username, neighbour.username.toUpperCase(), neighbour.id]) {
      expect((await server.as(manager).get(`/api/groups/members/${key}`)).body).toMatchObject({
        id: neighbour.id,
        householdId: neighbour.householdId,
      });
    }
    for (const key of [stranger.username, stranger.id, 'nobody']) {
      expect(await server.as(manager).get(`/api/groups/members/${key}`)).toMatchObject({
        status: 404,
        body: { detail: 'User Not Found' },
      });
    }
  });

  it('rights are written all at once, and count on the next request', async () => {
    const client = server.as(manager);
    expect((await client.put(url, { userId: housemate.id, ...all })).body).toMatchObject({
      id: housemate.id,
      ...all,
    });
    const group = '/api/groups/preferences';
    expect((await server.as(housemate).put(group, { privateGroup: true })).status).toBe(200);
    expect((await client.put(url, { userId: housemate.id, canInvite: true })).body).toMatchObject({
      ...none,
      canInvite: true,
    });
    expect((await server.as(housemate).put(group, { privateGroup: true })).status).toBe(403);
    await client.put(url, { user_id: housemate.id });
    expect((await server.as(housemate).get('/api/users/self')).body).toMatchObject(none);
  });

  it('users cannot change their own rights, and administrators keep theirs', async () => {
    for (const self of [manager, administrator]) {
      const before = (await server.as(self).get('/api/users/self')).body;
      for (const rights of [none, all]) {
        expect(await server.as(self).put(url, { userId: self.id, ...rights })).toMatchObject({
          status: 403,
          body: { detail: 'You cannot change your own permissions' },
        });
      }
      expect((await server.as(self).get('/api/users/self')).body).toEqual(before);
    }
    const kept = await server.as(manager).put(url, { userId: administrator.id, ...none });
    expect(kept.body).toMatchObject({ admin: true, ...all });
    expect((await server.as(administrator).get('/api/users/self')).body).toMatchObject(all);
  });

  it('no right is set without the right to manage, for neighbours or for strangers', async () => {
    const before = await server.rowCounts();
    const given = { userId: housemate.id, ...all };
    expect(await server.as(housemate).put(url, given)).toMatchObject({
      status: 403,
      body: { detail: 'Forbidden' },
    });
    const client = server.as(manager);
    expect(await client.put(url, { userId: neighbour.id, ...all })).toMatchObject({
      status: 403,
      body: { detail: 'User is not a member of this household' },
    });
    const foreign = await client.put(url, { userId: stranger.id, ...all });
    const missing = await client.put(url, { userId: crypto.randomUUID(), ...all });
    expect(foreign).toMatchObject({ status: 404, body: { detail: 'User not found' } });
    expect(missing.text).toBe(foreign.text);
    for (const person of [housemate, neighbour, stranger]) {
      expect((await server.as(person).get('/api/users/self')).body).toMatchObject(none);
    }
    expect(await server.rowCounts()).toEqual(before);
  });

  it('the right to manage gives no more than the four rights', async () => {
    const more = {
      admin: true,
      advanced: true,
      groupId: stranger.groupId,
      householdId: stranger.householdId,
    };
    await server.as(manager).put(url, { userId: housemate.id, ...all, ...more });
    expect((await server.as(housemate).get('/api/users/self')).body).toMatchObject({
      ...all,
      admin: false,
      advanced: false,
      groupId: manager.groupId,
      householdId: manager.householdId,
    });
    await server.as(manager).put(url, { userId: housemate.id });
  });
});

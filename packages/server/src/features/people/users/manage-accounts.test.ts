import { beforeAll, describe, expect, it } from 'vitest';
import { type UserOut } from '@hearth/contract';
import { account, form, testPassword } from '../../../testing/test-account.ts';
import { succeeded, queryText, type TestClient } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { dumpRows } from '../../../testing/test-rows.ts';
import type { TestMember } from '../../../testing/test-server.ts';

const families = ['/api/admin/users', '/api/users'] as const;
let count = 0;

describeServer('administrators and accounts', ({ server }) => {
  let admin: TestMember;
  let client: TestClient;
  let home: TestMember;
  beforeAll(async () => {
    admin = await server.member({ admin: true });
    client = server.as(admin);
    home = await server.member();
  });

  const newcomer = (change: object = {}) => {
    count += 1;
    const username = `hired${count}`;
    return {
      username,
      fullName: `The ${username}`,
      email: `${username}@example.com`,
      password: 'correct horse',
      group: home.groupSlug,
      household: home.householdSlug,
      ...change,
    };
  };
  const refused = async (work: () => Promise<{ status: number; body: unknown }>) => {
    const without = ['library_revisions'];
    const before = await dumpRows(server.platform.database, without);
    const answer = await work();
    expect(await dumpRows(server.platform.database, without)).toEqual(before);
    return answer;
  };
  const read = async (id: string) => (await client.get(`/api/admin/users/${id}`)).body as UserOut;

  describe.each(families)('%s', (root) => {
    const generic = `An unexpected error occurred${root === '/api/users' ? '.' : ''}`;

    it('creates an account that can sign in', async () => {
      const given = newcomer({ canInvite: true, email: ` HIRED${count + 1}@Example.com ` });
      const { status, body } = await client.post(root, given);
      expect(status).toBe(201);
      expect(body).toMatchObject({
        username: given.username,
        email: given.email.trim().toLowerCase(),
        groupId: home.groupId,
        householdId: home.householdId,
        admin: false,
        canInvite: true,
        canManage: false,
      });
      const { payload, headers } = form({ username: given.username, password: given.password });
      expect((await server.nobody.post('/api/auth/token', payload, headers)).status).toBe(200);
      expect((await client.get(`${root}/${Object(body).id}`)).body).toEqual(body);
    });

    it('an administrator has every right', async () => {
      const { body } = await client.post(root, newcomer({ admin: true, canInvite: false }));
      const rights = { admin: true, advanced: true, canInvite: true, canManage: true };
      expect(body).toMatchObject({ ...rights, canManageHousehold: true, canOrganize: true });
      await client.delete(`${root}/${Object(body).id}`);
    });

    it.each([
      ['a group that is not there', { group: 'nowhere' }],
      ['a household that is not there', { household: 'nowhere' }],
      ['no group, where there is no default one', { group: null, household: null }],
    ])('%s: refused, nothing stored', async (_, change) => {
      expect(await refused(() => client.post(root, newcomer(change)))).toMatchObject({
        status: 400,
        body: { detail: { message: generic, error: true, exception: null } },
      });
    });

    it('names that differ only in case collide', async () => {
      const given = newcomer();
      await client.post(root, given);
      for (const change of [
        { username: given.username.toUpperCase() },
        { email: given.email.toUpperCase() },
      ]) {
        const answer = await refused(() => client.post(root, newcomer(change)));
        expect(answer).toMatchObject({ status: 400, body: { detail: { message: generic } } });
      }
    });

    it('refuses short and long passwords, and lists what is missing', async () => {
      expect((await client.post(root, newcomer({ password: '1234567' }))).status).toBe(422);
      expect((await client.post(root, newcomer({ password: 'ü'.repeat(37) }))).status).toBe(422);
      const { body } = await client.post(root, {});
      const { detail } = body as { detail: { loc: string[] }[] };
      expect(detail.map(({ loc }) => loc[1])).toEqual(['username', 'fullName', 'email', 'password']);
    });

    it('a missing account responds with 404 to a read and 400 to a delete', async () => {
      const id = crypto.randomUUID();
      expect((await client.get(`${root}/${id}`)).body).toEqual({
        detail: { message: 'Not found.', error: true, exception: null },
      });
      expect(await client.delete(`${root}/${id}`)).toMatchObject({
        status: 400,
        body: {
          detail: { message: generic },
          code: 'itemGone',
          message: expect.stringContaining('does not exist'),
        },
      });
    });

    it('says which name is taken, and which place does not exist', async () => {
      const known = { detail: { message: generic } };
      const taken = succeeded(await client.post(root, newcomer())) as UserOut;
      const told = (code: string, field: string) => ({ status: 400, body: { ...known, code, field } });
      const create = (part: object) => client.post(root, newcomer(part));
      expect(await create({ username: taken.username })).toMatchObject(told('usernameTaken', 'username'));
      expect(await create({ email: taken.email })).toMatchObject(told('emailTaken', 'email'));
      expect(await create({ group: 'No such group' })).toMatchObject(told('groupUnknown', 'group'));
      expect(await create({ household: 'No such home' })).toMatchObject(
        told('householdUnknown', 'household'),
      );
    });

    it('lists a page, ordered and filtered, with links', async () => {
      const query = { perPage: 1, page: 2, orderBy: 'username', orderDirection: 'asc' };
      const { body } = await client.get(`${root}?${queryText(query)}`);
      const page = body as { items: UserOut[]; total: number; next: string };
      expect(page.items).toHaveLength(1);
      expect(page.next).toMatch(/^\/users\?page=3&perPage=1&orderBy=username/);
      const chosen = await client.get(
        `${root}?${queryText({ queryFilter: `group_id = "${home.groupId}" AND admin = false`, perPage: -1 })}`,
      );
      const { items } = chosen.body as { items: UserOut[] };
      expect(items.length).toBeGreaterThan(0);
      expect(items.every(({ groupId, admin: isAdmin }) => groupId === home.groupId && !isAdmin)).toBe(true);
      const byPlace = await client.get(
        `${root}?${queryText({ queryFilter: `household.name = "${admin.householdSlug}"` })}`,
      );
      expect(byPlace.body).toMatchObject({ total: 1, items: [{ id: admin.id }] });
    });

    it.each(['password LIKE "$2b%"', 'tokens.token = "x"', 'sessions.id = "x"', 'username_key = "x"'])(
      'no filter sees %s',
      async (queryFilter) => {
        expect((await client.get(`${root}?${queryText({ queryFilter })}`)).status).toBe(400);
        const orderBy = queryFilter.split(' ')[0] ?? '';
        expect((await client.get(`${root}?${queryText({ orderBy })}`)).status).toBe(400);
      },
    );
  });

  it('changes all fields of a user but the password, with effect on the next request', async () => {
    const cook = await account(server);
    const before = await read(cook.id);
    const change = { ...before, fullName: 'Changed', canManage: true, canInvite: true };
    expect((await client.put(`/api/admin/users/${cook.id}`, change)).body).toEqual(change);
    expect((await server.as(cook).post('/api/households/invitations', { uses: 1 })).status).toBe(201);
    expect((await server.as(cook).get('/api/admin/users')).status).toBe(403);
    await client.patch(`/api/admin/users/${cook.id}`, { admin: true });
    expect((await server.as(cook).get('/api/admin/users')).status).toBe(200);
    await client.patch(`/api/admin/users/${cook.id}`, { admin: false, canInvite: false });
    expect((await server.as(cook).get('/api/admin/users')).status).toBe(403);
    expect((await server.as(cook).post('/api/households/invitations', { uses: 1 })).status).toBe(403);
    const { payload, headers } = form({ username: cook.username, password: testPassword });
    expect((await server.nobody.post('/api/auth/token', payload, headers)).status).toBe(200);
  });

  it('unknown places and taken names change nothing', async () => {
    const before = await read(home.id);
    for (const change of [
      { household: 'nowhere' },
      { group: 'nowhere' },
      { username: admin.username.toUpperCase() },
    ]) {
      const answer = await refused(() =>
        client.put(`/api/admin/users/${home.id}`, { ...before, fullName: 'Half done', ...change }),
      );
      expect(answer).toMatchObject({
        status: 400,
        body: { detail: { message: 'An unexpected error occurred' } },
      });
    }
  });

  it('administrators cannot demote themselves', async () => {
    const self = await read(admin.id);
    for (const send of [client.put.bind(client), client.patch.bind(client)]) {
      expect(
        await refused(() => send(`/api/admin/users/${admin.id}`, { ...self, admin: false })),
      ).toMatchObject({
        status: 403,
        body: { detail: { message: 'you cannot demote yourself', error: true, exception: null } },
      });
    }
  });

  it('removes locks that have expired, or all if forced', async () => {
    const cook = await account(server);
    const signIn = async (password: string) => {
      const { payload, headers } = form({ username: cook.username, password });
      return (await server.nobody.post('/api/auth/token', payload, headers)).status;
    };
    const unlock = async (query: string) => (await client.post(`/api/admin/users/unlock${query}`)).body;
    for (let guess = 0; guess < 5; guess += 1) await signIn('guess');
    expect(await unlock('')).toEqual({ unlocked: 0 });
    expect(await signIn(testPassword)).toBe(423);
    expect(await unlock('?force=true')).toEqual({ unlocked: 1 });
    expect(await signIn(testPassword)).toBe(200);
    for (let guess = 0; guess < 5; guess += 1) await signIn('guess');
    server.clock.advance(25 * 3_600_000);
    expect(await unlock('?force=false')).toEqual({ unlocked: 1 });
    server.clock.advance(-25 * 3_600_000);
    expect(await signIn(testPassword)).toBe(200);
  });
});

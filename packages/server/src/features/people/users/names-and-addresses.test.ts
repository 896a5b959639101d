import { beforeAll, expect, it } from 'vitest';
import { UserOut } from '@hearth/contract';
import { systemScope } from '../../../platform/db/scope.ts';
import { account, form, testPassword } from '../../../testing/test-account.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer, type SuiteOptions } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';

const suite: SuiteOptions = { env: { ALLOW_SIGNUP: 'true' }, cook: { admin: true } };

describeServer('user names that are addresses', suite, ({ server, cook: admin }) => {
  let boss: TestMember;
  let thief: TestMember;
  beforeAll(async () => {
    boss = await account(server);
    thief = await account(server);
  });

  const buildAddress = ({ username }: TestMember) => `${username}@example.com`;
  const fetchSelf = async (member: TestMember) =>
    UserOut.parse(succeeded(await server.as(member).get('/api/users/self')));
  /** Gives a user name that earlier releases accepted. */
  const bearFromBefore = ({ id }: TestMember, username: string) =>
    server.platform.database.write(systemScope('test'), (tx) =>
      tx.updateTable('users').set({ username, username_key: username }).where('id', '=', id).execute(),
    );
  const registration = (fields: object) => ({
    group: 'New',
    username: 'newcomer',
    email: 'newcomer@example.com',
    fullName: 'New',
    password: 'a long and rare one',
    passwordConfirm: 'a long and rare one',
    ...fields,
  });

  it('a member cannot take the address of another account as user name', async () => {
    const username = buildAddress(boss).toUpperCase();
    const path = `/api/users/${thief.id}`;
    expect((await server.as(thief).patch(path, { username })).status).toBe(422);
    expect((await server.as(thief).put(path, { ...(await fetchSelf(thief)), username })).status).toBe(422);
    expect((await server.as(admin).patch(`/api/admin/users/${thief.id}`, { username })).status).toBe(422);
    expect((await fetchSelf(thief)).username).toBe(thief.username);
  });

  it('refuses an account whose user name is the address of another, or the other way round', async () => {
    await bearFromBefore(admin, 'root@example.org');
    const post = (fields: object) => server.nobody.post('/api/users/register', registration(fields));
    expect((await post({ username: buildAddress(boss) })).status).toBe(422);
    expect((await post({ email: 'root@example.org' })).status).toBe(409);
    const place = { group: admin.groupSlug, household: admin.householdSlug };
    const create = (fields: object) =>
      server.as(admin).post('/api/admin/users', { ...registration(fields), ...place });
    expect((await create({ username: buildAddress(boss) })).status).toBe(422);
    expect((await create({ email: 'ROOT@example.org' })).status).toBe(400);
  });

  it('an address that is the user name of another account is refused', async () => {
    await bearFromBefore(admin, 'root@example.org');
    const email = 'root@example.org';
    expect((await server.as(admin).patch(`/api/admin/users/${thief.id}`, { email })).status).toBe(400);
  });

  it('refuses an address that no account has yet as user name, at every door', async () => {
    const username = 'Future.Colleague@example.org';
    const place = { group: admin.groupSlug, household: admin.householdSlug };
    const path = `/api/users/${thief.id}`;
    const doors = [
      server.as(thief).patch(path, { username }),
      server.as(thief).put(path, { ...(await fetchSelf(thief)), username }),
      server.as(admin).patch(`/api/admin/users/${thief.id}`, { username }),
      server.as(admin).post('/api/admin/users', { ...registration({ username }), ...place }),
      server.as(admin).post('/api/users', { ...registration({ username }), ...place }),
      server.nobody.post('/api/users/register', registration({ username })),
    ];
    for (const answer of await Promise.all(doors)) {
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({
        detail: [
          { loc: ['body', 'username'], msg: expect.stringContaining('Cannot Be Another Email Address') },
        ],
      });
    }
  });

  it('a user name that was accepted before may be sent back, and goes on signing in', async () => {
    const cook = await account(server);
    const username = 'from-before@example.org';
    await bearFromBefore(cook, username);
    const change = { ...(await fetchSelf(cook)), fullName: 'Renamed' };
    expect((await server.as(cook).put(`/api/users/${cook.id}`, change)).status).toBe(200);
    const { payload, headers } = form({ username, password: testPassword });
    expect((await server.nobody.post('/api/auth/token', payload, headers)).status).toBe(200);
  });

  it('a user name that is the own address changes with it, so that the old address is free', async () => {
    const cook = await account(server);
    const old = buildAddress(cook);
    succeeded(await server.as(cook).patch(`/api/users/${cook.id}`, { username: old.toUpperCase() }));
    const change = { ...(await fetchSelf(cook)), email: 'moved@example.org' };
    succeeded(await server.as(admin).patch(`/api/admin/users/${cook.id}`, change));
    expect(await fetchSelf(cook)).toMatchObject({
      username: 'moved@example.org',
      email: 'moved@example.org',
    });
    const taken = await server.nobody.post(
      '/api/users/register',
      registration({ username: 'heir', email: old }),
    );
    expect(taken.status).toBe(201);
  });

  it('the own address may be the user name', async () => {
    const cook = await server.member();
    const username = buildAddress(cook);
    expect((await server.as(cook).patch(`/api/users/${cook.id}`, { username })).status).toBe(200);
    expect((await fetchSelf(cook)).username).toBe(username);
  });

  it('the owner of an address signs in by it, even where another account bears it as user name from before', async () => {
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx
        .updateTable('users')
        .set({ username: buildAddress(boss), username_key: buildAddress(boss), password: 'no hash' })
        .where('id', '=', thief.id)
        .execute(),
    );
    const { payload, headers } = form({ username: buildAddress(boss), password: testPassword });
    expect((await server.nobody.post('/api/auth/token', payload, headers)).status).toBe(200);
  });
});

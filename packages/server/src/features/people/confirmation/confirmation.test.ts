import { TOTP } from 'otpauth';
import { beforeAll, expect, it } from 'vitest';
import { TokenAnswer, UserOut } from '@hearth/contract';
import { systemScope } from '../../../platform/db/scope.ts';
import { account, testPassword } from '../../../testing/test-account.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import type { TestAnswer, TestMember } from '../../../testing/test-server.ts';

const needed = { status: 403, body: { detail: { details: 'CONFIRMATION_NEEDED' } } };
const minuteMs = 60_000;

describeServer('confirming who it is', ({ server }) => {
  let admin: TestMember;
  let count = 0;
  beforeAll(async () => {
    admin = await account(server, { admin: true });
  });

  /** A request of the web app: by cookies, from its own page. */
  const byCookie = (
    token: string,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH',
    url: string,
    payload?: object,
    more = '',
  ) =>
    server.request({
      method,
      url,
      headers: { cookie: `mealie.access_token=${token}${more}`, 'sec-fetch-site': 'same-origin' },
      ...(payload === undefined ? {} : { payload }),
    });
  const newcomer = (fields: object = {}) => {
    count += 1;
    const username = `newcomer-${count}`;
    const { groupSlug: group, householdSlug: household } = admin;
    const person = {
      username,
      fullName: 'New',
      email: `${username}@example.com`,
      password: 'battery staple 9',
    };
    return { ...person, group, household, ...fields };
  };
  const confirm = async (token: string, proof: object) => {
    const answer = await byCookie(token, 'POST', '/api/auth/confirmation', proof);
    const [cookie = ''] = [answer.headers['set-cookie']].flat().map((one) => String(one).split(';')[0]);
    return { answer, cookie: `; ${cookie}` };
  };
  const createAdmin = (token: string, more = '') =>
    byCookie(token, 'POST', '/api/admin/users', newcomer({ admin: true }), more);

  it('is needed in the web app for a restore, a new administrator and a new address of another user', async () => {
    const cook = await account(server);
    const rows = await server.rowCounts();
    const user = `/api/admin/users/${cook.id}`;
    const email = 'elsewhere@example.com';
    const calls: readonly (readonly ['POST' | 'PATCH', string, object?])[] = [
      ['POST', '/api/admin/backups/none.zip/restore'],
      ['POST', '/api/backups/none.zip/import'],
      ['POST', '/api/admin/users', newcomer({ admin: true })],
      ['POST', '/api/users', newcomer({ admin: true })],
      ['PATCH', user, { admin: true }],
      ['PATCH', user, { email }],
      ['PATCH', `/api/users/${cook.id}`, { admin: true }],
      ['PATCH', `/api/users/${cook.id}`, { email }],
    ];
    for (const [method, url, body] of calls)
      expect(await byCookie(admin.token, method, url, body), url).toMatchObject(needed);
    expect(await server.rowCounts()).toEqual(rows);
    expect((await server.as(admin).get(user)).body).toMatchObject({
      admin: false,
      email: `${cook.username}@example.com`,
    });
  });

  it('is needed for the other doors into an account: a link to a new password, an identity, a sign-in method', async () => {
    const cook = await account(server, { admin: true });
    const email = `${cook.username}@example.com`;
    const rows = await server.rowCounts();
    const calls: readonly (readonly ['POST' | 'PUT' | 'PATCH', string, object])[] = [
      ['POST', '/api/admin/users/password-reset-token', { email }],
      ['POST', '/api/admin/users/password-reset-token', { email: `${admin.username}@example.com` }],
      ['PUT', `/api/admin/users/${cook.id}/identities`, { subject: 'another person' }],
      ['PATCH', `/api/admin/users/${cook.id}`, { authMethod: 'OIDC' }],
      ['PATCH', `/api/users/${cook.id}`, { authMethod: 'LDAP' }],
      ['PATCH', `/api/users/${admin.id}`, { authMethod: 'OIDC' }],
    ];
    for (const [method, url, body] of calls)
      expect(await byCookie(admin.token, method, url, body), url).toMatchObject(needed);
    expect(await server.rowCounts()).toEqual(rows);
    expect((await server.as(admin).get(`/api/admin/users/${cook.id}`)).body).toMatchObject({
      authMethod: 'Mealie',
    });
    const { cookie } = await confirm(admin.token, { password: testPassword });
    const link = await byCookie(
      admin.token,
      'POST',
      '/api/admin/users/password-reset-token',
      { email },
      cookie,
    );
    expect(link.status).toBe(201);
  });

  it('is not needed for anything else, nor by programs', async () => {
    const cook = await account(server);
    const user = `/api/admin/users/${cook.id}`;
    for (const body of [
      { canInvite: true },
      { fullName: 'Renamed' },
      { email: `${cook.username}@example.com` },
    ])
      expect((await byCookie(admin.token, 'PATCH', user, body)).status).toBe(200);
    expect((await byCookie(admin.token, 'POST', '/api/admin/users', newcomer())).status).toBe(201);
    expect(
      (await byCookie(admin.token, 'PATCH', `/api/admin/users/${admin.id}`, { admin: true })).status,
    ).toBe(200);
    expect((await server.as(admin).post('/api/admin/users', newcomer({ admin: true }))).status).toBe(201);
    expect((await server.as(admin).patch(user, { admin: true, email: 'new@example.com' })).status).toBe(200);
    expect((await server.as(admin).post('/api/admin/backups/none.zip/restore')).status).toBe(404);
  });

  it('with the password lasts ten minutes, in that session alone', async () => {
    expect((await confirm(admin.token, { password: 'wrong' })).answer.status).toBe(400);
    const { answer, cookie } = await confirm(admin.token, { password: testPassword });
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /Max-Age=600; Path=\/api; HttpOnly; SameSite=Strict/,
    );
    expect((await createAdmin(admin.token, cookie)).status).toBe(201);
    expect(await createAdmin(await server.token(admin.id), cookie)).toMatchObject(needed);
    for (const forged of [
      cookie.slice(0, -2),
      cookie.replace(/=\d+/, '=9999999999999'),
      '; hearth.confirmed=1.',
    ])
      expect(await createAdmin(admin.token, forged)).toMatchObject(needed);
    server.clock.advance(10 * minuteMs);
    expect(await createAdmin(admin.token, cookie)).toMatchObject(needed);
  });

  it('with a code of the authenticator is as good', async () => {
    const cook = await account(server, { admin: true });
    const root = '/api/users/self/second-factor/totp';
    const { secret } = Object(succeeded(await server.as(cook).post(root, { password: testPassword })));
    const code = () => new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() });
    succeeded(await server.as(cook).post(`${root}/confirm`, { code: code() }));
    server.clock.advance(minuteMs);
    const methods = await byCookie(cook.token, 'GET', '/api/auth/confirmation');
    expect(methods.body).toEqual({ methods: ['password', 'code'] });
    expect((await confirm(cook.token, { code: '000000' })).answer.status).toBe(400);
    const { cookie } = await confirm(cook.token, { code: code() });
    expect((await createAdmin(cook.token, cookie)).status).toBe(201);
  });

  it('guesses count as failed sign-ins', async () => {
    const cook = await account(server, { admin: true });
    for (let guess = 0; guess < 5; guess += 1) await confirm(cook.token, { password: 'wrong' });
    expect((await confirm(cook.token, { password: testPassword })).answer.status).toBe(423);
  });

  it('is a new sign-in for those who sign in elsewhere', async () => {
    const cook = await account(server, { admin: true });
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx.updateTable('users').set({ auth_method: 'OIDC' }).where('id', '=', cook.id).execute(),
    );
    server.clock.advance(10 * minuteMs);
    expect(await createAdmin(cook.token)).toMatchObject(needed);
    expect((await byCookie(cook.token, 'GET', '/api/auth/confirmation')).body).toEqual({
      methods: ['signIn'],
    });
    expect((await confirm(cook.token, { password: testPassword })).answer.status).toBe(400);
    expect((await createAdmin(await server.token(cook.id))).status).toBe(201);
  });

  it('is needed as well for the token of a cookie that is sent as that of a program', async () => {
    const refreshed = await byCookie(admin.token, 'GET', '/api/auth/refresh');
    const { access_token } = TokenAnswer.parse(succeeded(refreshed));
    const cookie = String(refreshed.headers['set-cookie']).split(';')[0]?.split('=')[1] ?? '';
    expect(access_token).toBe(cookie);
    const bearer = { authorization: `Bearer ${cookie}` };
    expect(UserOut.parse(succeeded(await server.nobody.get('/api/users/self', bearer))).id).toBe(admin.id);
    const again = succeeded(await server.nobody.get('/api/auth/refresh', bearer));
    for (const token of [cookie, TokenAnswer.parse(again).access_token]) {
      const headers = { authorization: `Bearer ${token}` };
      const answer: TestAnswer = await server.nobody.post('/api/users', newcomer({ admin: true }), headers);
      expect(answer).toMatchObject(needed);
    }
  });
});

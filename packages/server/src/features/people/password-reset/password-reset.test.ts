import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemScope } from '../../../platform/db/scope.ts';
import { startMailServer } from '../../../platform/mail/mail-server-for-test.ts';
import { account, form, testPassword } from '../../../testing/test-account.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { type TestMember, TestServer } from '../../../testing/test-server.ts';

const password = 'battery staple';

describe.each(testEngines)('a forgotten password on %s', (engine) => {
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let server: TestServer;
  beforeAll(async () => {
    mail = await startMailServer();
    server = await TestServer.start(engine, { BASE_URL: 'https://kitchen.example', ...mail.env });
  });
  afterAll(async () => {
    await server.stop();
    await mail.close();
  });

  const buildEmail = (cook: TestMember) => `${cook.username}@example.com`;
  const forgot = async (email: string, headers = {}) => {
    server.clock.advance(61_000);
    const answer = await server.nobody.post('/api/users/forgot-password', { email }, headers);
    await server.workOff();
    return answer;
  };
  const reset = (token: string, change: object = {}) =>
    server.nobody.post('/api/users/reset-password', {
      token,
      email: 'whoever@example.com',
      password,
      passwordConfirm: password,
      ...change,
    });
  const signIn = async (username: string, secret: string) => {
    const { payload, headers } = form({ username, password: secret });
    return (await server.nobody.post('/api/auth/token', payload, headers)).status;
  };
  const tokensSentTo = (email: string) =>
    mail.taken
      .filter(({ to }) => to.includes(email))
      .map(
        ({ content }) => /reset-password\/\?token=3D([\w-]+)/.exec(content.replace(/=\r?\n/g, ''))?.[1] ?? '',
      );

  it('a link comes by mail, opens once, and ends every session', async () => {
    const cook = await account(server);
    const answer = await forgot(buildEmail(cook).toUpperCase());
    expect(answer).toMatchObject({ status: 200, body: null });
    const [token = ''] = tokensSentTo(buildEmail(cook));
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(await reset(token)).toMatchObject({ status: 200, body: null });
    expect((await server.as(cook).get('/api/users/self')).status).toBe(401);
    expect(await signIn(cook.username, testPassword)).toBe(401);
    expect(await signIn(cook.username, password)).toBe(200);
    expect(await reset(token)).toMatchObject({ status: 400, body: { detail: 'Invalid token' } });
  });

  it('the mail leads to the address of the server, never to where a request says it went', async () => {
    const cook = await account(server);
    await forgot(buildEmail(cook), { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const { content = '' } = mail.taken.find(({ to }) => to.includes(buildEmail(cook))) ?? {};
    expect(content).toContain('https://kitchen.example/reset-password/');
    expect(content).not.toContain('evil.example');
  });

  it('an unknown address gets the same response, and no mail is sent', async () => {
    const cook = await account(server);
    const before = mail.taken.length;
    const unknown = await forgot('nobody@example.com');
    expect(mail.taken).toHaveLength(before);
    const known = await forgot(buildEmail(cook));
    expect(mail.taken).toHaveLength(before + 1);
    const shown = ({ status, text, headers }: typeof known) => {
      const { date: _date, 'x-request-id': _id, ...rest } = headers;
      return JSON.stringify([status, text, rest]);
    };
    expect(shown(unknown)).toBe(shown(known));
  });

  it('no mail is sent before the response', async () => {
    const cook = await account(server);
    const before = mail.taken.length;
    await server.nobody.post('/api/users/forgot-password', { email: buildEmail(cook) });
    expect(mail.taken).toHaveLength(before);
    await server.workOff();
    expect(mail.taken).toHaveLength(before + 1);
  });

  it('one user gets three mails an hour', async () => {
    const cook = await account(server);
    for (let call = 0; call < 5; call += 1) await forgot(buildEmail(cook));
    expect(tokensSentTo(buildEmail(cook))).toHaveLength(3);
    server.clock.advance(3_600_000);
    await forgot(buildEmail(cook));
    expect(tokensSentTo(buildEmail(cook))).toHaveLength(4);
  });

  it('setting a password uses up every other link, and opens a lock', async () => {
    const cook = await account(server);
    await forgot(buildEmail(cook));
    await forgot(buildEmail(cook));
    const [first = '', second = ''] = tokensSentTo(buildEmail(cook));
    for (let guess = 0; guess < 5; guess += 1) await signIn(cook.username, 'guess');
    expect(await signIn(cook.username, testPassword)).toBe(423);
    expect((await reset(second)).status).toBe(200);
    expect(await signIn(cook.username, password)).toBe(200);
    expect((await reset(first)).status).toBe(400);
  });

  it('of many who use a link at once one sets the password', async () => {
    const cook = await account(server);
    await forgot(buildEmail(cook));
    const [token = ''] = tokensSentTo(buildEmail(cook));
    server.clock.advance(600_001);
    const answers = await Promise.all(Array.from({ length: 4 }, () => reset(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
  });

  it('the database keeps no token that opens anything', async () => {
    const cook = await account(server);
    await forgot(buildEmail(cook));
    const [token = ''] = tokensSentTo(buildEmail(cook));
    const rows = await server.platform.database
      .read(systemScope('test'))
      .selectFrom('password_reset_tokens')
      .selectAll()
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each(['LDAP', 'OIDC'])('users whose password is stored by %s get no link', async (method) => {
    const cook = await account(server);
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx.updateTable('users').set({ auth_method: method }).where('id', '=', cook.id).execute(),
    );
    expect((await forgot(buildEmail(cook))).status).toBe(200);
    expect(tokensSentTo(buildEmail(cook))).toEqual([]);
    const admin = server.as(await server.member({ admin: true }));
    const answer = await admin.post('/api/admin/users/password-reset-token', { email: buildEmail(cook) });
    expect(answer.status).toBe(404);
  });

  it('an administrator hands out a token', async () => {
    const cook = await account(server);
    const admin = server.as(await server.member({ admin: true }));
    const answer = await admin.post('/api/admin/users/password-reset-token', { email: buildEmail(cook) });
    expect(answer.status).toBe(201);
    server.clock.advance(600_001);
    expect((await reset(Object(answer.body).token)).status).toBe(200);
    expect(await signIn(cook.username, password)).toBe(200);
    expect(
      await admin.post('/api/admin/users/password-reset-token', { email: 'nobody@example.com' }),
    ).toMatchObject({
      status: 404,
      body: { detail: { message: 'error while generating reset token', error: true, exception: null } },
    });
  });

  it.each([
    ['short', { password: '1234567', passwordConfirm: '1234567' }, 'password'],
    ['too long', { password: 'ü'.repeat(37), passwordConfirm: 'ü'.repeat(37) }, 'password'],
    ['repeated differently', { passwordConfirm: 'x' }, 'passwordConfirm'],
  ])('a password that is %s leaves the link good', async (_, change, field) => {
    const cook = await account(server);
    await forgot(buildEmail(cook));
    const [token = ''] = tokensSentTo(buildEmail(cook));
    server.clock.advance(600_001);
    expect(await reset(token, change)).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', field] }] },
    });
    expect((await reset(token)).status).toBe(200);
  });

  it('one address asks twenty times in ten minutes, and no more', async () => {
    server.clock.advance(600_001);
    const statuses = [];
    for (let call = 0; call < 21; call += 1) statuses.push((await reset('guess')).status);
    expect(statuses.slice(0, 20).every((status) => status === 400)).toBe(true);
    expect(statuses[20]).toBe(429);
    server.clock.advance(600_001);
    expect((await reset('guess')).status).toBe(400);
  });

  it('a link expires after two days, and is deleted', async () => {
    const cook = await account(server);
    await forgot(buildEmail(cook));
    const [token = ''] = tokensSentTo(buildEmail(cook));
    server.clock.advance(2 * 86_400_000);
    expect((await reset(token)).body).toEqual({ detail: 'Invalid token', code: 'invalidResetToken' });
    await server.platform.jobs.start();
    // Daily work has its time of day.
    server.clock.advance(86_400_000);
    await server.workOff();
    expect(await server.rowCounts()).toMatchObject({ password_reset_tokens: 0 });
  });
});

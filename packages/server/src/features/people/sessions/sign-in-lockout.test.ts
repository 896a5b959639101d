import { hash } from '@node-rs/bcrypt';
import { describe, expect, it } from 'vitest';
import { systemScope } from '../../../platform/db/scope.ts';
import { account, form, testPassword } from '../../../testing/test-account.ts';
import { describeServer, type SuiteOptions } from '../../../testing/describe-server.ts';
import { type TestAnswer, TestServer } from '../../../testing/test-server.ts';

const hourMs = 3_600_000;
const locked = { status: 423, body: { detail: 'User is locked out' } };
const wrong = { status: 401, body: { detail: 'Unauthorized' } };

const suite: SuiteOptions = { env: { HOST_IP: '127.0.0.1' }, perTest: true };

describeServer('limits on signing in', suite, ({ server, engine }) => {
  const signIn = (username: string, password: string, address = '198.51.100.1', cookie = '') => {
    const { payload, headers } = form({ username, password });
    const sent = { ...headers, 'x-forwarded-for': address, cookie };
    return server.nobody.post('/api/auth/token', payload, sent);
  };
  const deviceCookie = (answer: TestAnswer) =>
    [answer.headers['set-cookie']]
      .flat()
      .map((one) => String(one).split(';')[0] ?? '')
      .find((one) => one.startsWith('hearth.device=')) ?? '';

  it('the sixth try after five wrong passwords is locked out, even with the right one, in any spelling', async () => {
    const { username } = await account(server);
    for (let count = 0; count < 5; count += 1) expect(await signIn(username, 'wrong')).toMatchObject(wrong);
    expect(await signIn(username, testPassword)).toMatchObject(locked);
    expect(await signIn(username.toUpperCase(), testPassword, '198.51.100.2')).toMatchObject(locked);
  });

  it('an unknown name is locked out in the same way', async () => {
    for (let count = 0; count < 5; count += 1) expect(await signIn('nobody', 'wrong')).toMatchObject(wrong);
    expect(await signIn('nobody', 'wrong')).toMatchObject(locked);
    expect(await signIn('NOBODY', 'wrong')).toMatchObject(locked);
  });

  it('the response says how long the lock lasts, and what opens it', async () => {
    const { username } = await account(server);
    for (let count = 0; count < 5; count += 1) await signIn(username, 'wrong');
    const elsewhere = await signIn(username, testPassword, '198.51.100.2');
    expect(elsewhere.body).toEqual({
      detail: 'User is locked out',
      code: 'lockedOut',
      message:
        'Too many failed attempts. Try again in 15 minutes, or ask an administrator to unlock the account',
    });
    expect((await signIn(username, testPassword)).body).toMatchObject({
      message: expect.stringContaining('Try again in 24 hours, or ask an administrator'),
    });
    const { payload, headers } = form({ username, password: testPassword });
    const german = await server.nobody.post('/api/auth/token', payload, {
      ...headers,
      'accept-language': 'de-DE',
      'x-forwarded-for': '198.51.100.2',
    });
    expect(german.body).toMatchObject({
      detail: 'User is locked out',
      message: expect.stringContaining('in 15 Minuten noch einmal'),
    });
  });

  it('the response speaks of a reset by mail only where the server sends mail', async () => {
    const mailing = await TestServer.start(engine, {
      SMTP_HOST: 'localhost',
      SMTP_FROM_EMAIL: 'hearth@example.org',
      SMTP_AUTH_STRATEGY: 'NONE',
    });
    const { username } = await account(mailing);
    const { payload, headers } = form({ username, password: 'wrong' });
    for (let count = 0; count < 5; count += 1) await mailing.nobody.post('/api/auth/token', payload, headers);
    const { status, body } = await mailing.nobody.post('/api/auth/token', payload, headers);
    await mailing.stop();
    expect({ status, body }).toMatchObject({
      status: 423,
      body: {
        code: 'lockedOutUntilReset',
        message: expect.stringContaining('in 24 hours, or reset your password by email'),
      },
    });
  });

  it('the lock ends by itself: after a day where the guesses came from, elsewhere after a quarter of an hour', async () => {
    const { username } = await account(server);
    for (let count = 0; count < 5; count += 1) await signIn(username, 'wrong');
    server.clock.advance(hourMs / 4 + 1000);
    expect((await signIn(username, testPassword, '198.51.100.2')).status).toBe(200);
    server.clock.advance(22 * hourMs);
    for (let count = 0; count < 5; count += 1) await signIn(username, 'wrong', '198.51.100.3');
    server.clock.advance(hourMs / 4 + 1000);
    expect(await signIn(username, testPassword, '198.51.100.3')).toMatchObject(locked);
    server.clock.advance(24 * hourMs);
    expect((await signIn(username, testPassword, '198.51.100.3')).status).toBe(200);
  });

  it('a device that has signed in before enters while the account is locked, administrators too', async () => {
    for (const admin of [false, true]) {
      const { username } = await account(server, { admin });
      const cookie = deviceCookie(await signIn(username, testPassword));
      for (let count = 0; count < 6; count += 1) await signIn(username, 'wrong', '198.51.100.66');
      expect(await signIn(username, testPassword)).toMatchObject(locked);
      expect((await signIn(username, testPassword, '198.51.100.1', cookie)).status).toBe(200);
    }
  });

  it('a known device guesses five times as well, and is known to its own accounts alone', async () => {
    const [one, other] = [await account(server), await account(server)];
    const password = await hash(testPassword, { cost: 4 });
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx.updateTable('users').set({ password }).where('id', 'in', [one.id, other.id]).execute(),
    );
    const cookie = deviceCookie(await signIn(one.username, testPassword));
    for (let count = 0; count < 5; count += 1) await signIn(other.username, 'wrong', '198.51.100.66');
    expect(await signIn(other.username, testPassword, '198.51.100.1', cookie)).toMatchObject(locked);
    for (let count = 0; count < 5; count += 1)
      expect(await signIn(one.username, 'wrong', '198.51.100.1', cookie)).toMatchObject(wrong);
    expect(await signIn(one.username, testPassword, '198.51.100.1', cookie)).toMatchObject(locked);
  });

  it('a new password makes every device a stranger', async () => {
    const { username, id } = await account(server);
    const cookie = deviceCookie(await signIn(username, testPassword));
    const password = await hash(testPassword, { cost: 4 });
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx.updateTable('users').set({ password }).where('id', '=', id).execute(),
    );
    for (let count = 0; count < 5; count += 1) await signIn(username, 'wrong', '198.51.100.66');
    expect(await signIn(username, testPassword, '198.51.100.1', cookie)).toMatchObject(locked);
  });

  it('the cookie of a known device is for signing in alone, and out of reach of scripts', async () => {
    const { username } = await account(server);
    const set = [(await signIn(username, testPassword)).headers['set-cookie']].flat().join('\n');
    expect(set).toMatch(
      /hearth\.device=[^;]+; Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Strict/,
    );
    const made = `hearth.device=${Buffer.alloc(16).toString('base64url')}.${Buffer.alloc(32).toString('base64url')}`;
    for (let count = 0; count < 5; count += 1) await signIn(username, 'wrong', '198.51.100.66');
    for (const cookie of [made, 'hearth.device=', `hearth.device=${'~.'.repeat(600)}`])
      expect(await signIn(username, testPassword, '198.51.100.1', cookie)).toMatchObject(locked);
  });

  it('an account takes ten guesses in a quarter of an hour, by any name, address and route', async () => {
    const { username, token } = await account(server);
    const doors = [
      (n: number) => signIn(username, 'wrong', `198.51.100.${n}`),
      (n: number) => signIn(`${username}@EXAMPLE.com`, 'wrong', `2001:db8:${n}::1`),
      (n: number) => signIn(username.toUpperCase(), 'wrong', `192.0.2.${n}`),
    ];
    let guesses = 0;
    for (let n = 1; n <= 30; n += 1)
      for (const door of doors) if ((await door(n)).status === 401) guesses += 1;
    expect(guesses).toBe(10);
    const change = { currentPassword: testPassword, newPassword: 'another horse' };
    const headers = { authorization: `Bearer ${token}` };
    expect((await server.nobody.put('/api/users/password', change, headers)).status).toBe(200);
  });

  it('guesses in an open session count for the account', async () => {
    const { username, token } = await account(server);
    const headers = { authorization: `Bearer ${token}` };
    const change = { currentPassword: 'wrong', newPassword: 'another horse' };
    for (let count = 0; count < 5; count += 1)
      expect((await server.nobody.put('/api/users/password', change, headers)).status).toBe(400);
    for (let count = 0; count < 5; count += 1) await signIn(username, 'wrong', `198.51.100.${count}`);
    expect(await signIn(`${username}@example.com`, testPassword, '198.51.100.9')).toMatchObject(locked);
  });

  it('a network of IPv6 addresses counts as one source', async () => {
    const { username } = await account(server);
    for (let n = 1; n <= 5; n += 1) await signIn(username, 'wrong', `2001:db8:7:7::${n}`);
    server.clock.advance(hourMs / 4 + 1000);
    expect(await signIn(username, testPassword, '2001:db8:7:7:aaaa::1')).toMatchObject(locked);
    expect((await signIn(username, testPassword, '2001:db8:7:8::1')).status).toBe(200);
  });

  it('a success resets the failures before it, and successes never count', async () => {
    const { username } = await account(server);
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 4; count += 1) expect(await signIn(username, 'wrong')).toMatchObject(wrong);
      expect((await signIn(username, testPassword)).status).toBe(200);
    }
  });

  it('many guesses at once are no more than guesses one by one', async () => {
    const { username } = await account(server);
    const guesses = Array.from({ length: 40 }, (_, index) =>
      signIn(username, index === 39 ? testPassword : `wrong ${index}`),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ status }) => status === 200)).toEqual([]);
    expect(await signIn(username, testPassword)).toMatchObject(locked);
  });

  it('one address may fail a hundred times with any names, then it is locked', async () => {
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx
        .insertInto('sign_in_failures')
        .values({ key: 'address:198.51.100.7', failures: 99, counted_until: '2999-01-01T00:00:00.000000Z' })
        .execute(),
    );
    const { username } = await account(server);
    expect(await signIn(username, 'wrong', '198.51.100.7')).toMatchObject(wrong);
    expect((await signIn(username, testPassword, '198.51.100.7')).status).toBe(429);
    expect((await signIn(username, testPassword, '198.51.100.8')).status).toBe(200);
  });
});

describe('forwarded addresses of an untrusted connection', () => {
  const counted = async (env: Record<string, string>, remoteAddress: string) => {
    const server = await TestServer.start('sqlite', env);
    const { username } = await account(server);
    const { payload, headers } = form({ username, password: 'wrong' });
    await server.request({
      method: 'POST',
      url: '/api/auth/token',
      payload,
      headers: { ...headers, 'x-forwarded-for': '198.51.100.1' },
      remoteAddress,
    });
    const rows = await server.platform.database
      .read(systemScope('test'))
      .selectFrom('sign_in_failures')
      .select('key')
      .where('key', 'like', 'address:%')
      .execute();
    await server.stop();
    return rows.map(({ key }) => key);
  };

  it.each(['203.0.113.5', '192.168.1.20', '172.17.0.1', '10.0.0.9', 'fd00::9', '169.254.1.1'])(
    'are not believed from %s',
    async (address) => {
      expect(await counted({}, address)).not.toContain('address:198.51.100.1');
    },
  );

  it('are believed from the machine itself, and from what HOST_IP names', async () => {
    expect(await counted({}, '127.0.0.1')).toEqual(['address:198.51.100.1']);
    expect(await counted({ HOST_IP: '172.30.9.0/24' }, '172.30.9.4')).toEqual(['address:198.51.100.1']);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { account, form, testPassword } from '../../testing/test-account.ts';
import { testEngines } from '../../testing/test-databases.ts';
import { TestServer } from '../../testing/test-server.ts';

const hourMs = 3_600_000;
const locked = { status: 423, body: { detail: 'User is locked out' } };
const wrong = { status: 401, body: { detail: 'Unauthorized' } };

describe.each(testEngines)('limits on signing in on %s', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await TestServer.start(engine, { HOST_IP: '127.0.0.1' });
  });
  afterEach(() => server.stop());

  const signIn = (username: string, password: string, address = '198.51.100.1') => {
    const { payload, headers } = form({ username, password });
    return server.nobody.post('/api/auth/token', payload, { ...headers, 'x-forwarded-for': address });
  };

  it('the sixth try after five wrong passwords is locked out, even with the right one, in any spelling', async () => {
    const { username } = await account(server);
    for (let count = 0; count < 5; count += 1) expect(await signIn(username, 'wrong')).toMatchObject(wrong);
    expect(await signIn(username, testPassword)).toMatchObject(locked);
    expect(await signIn(username.toUpperCase(), testPassword, '198.51.100.2')).toMatchObject(locked);
  });

  it('a name that nobody has is locked out just so', async () => {
    for (let count = 0; count < 5; count += 1) expect(await signIn('nobody', 'wrong')).toMatchObject(wrong);
    expect(await signIn('nobody', 'wrong')).toMatchObject(locked);
    expect(await signIn('NOBODY', 'wrong')).toMatchObject(locked);
  });

  it('the lock ends by itself', async () => {
    const { username } = await account(server);
    for (let count = 0; count < 5; count += 1) await signIn(username, 'wrong');
    server.clock.advance(23 * hourMs);
    expect(await signIn(username, testPassword)).toMatchObject(locked);
    server.clock.advance(hourMs + 1000);
    expect((await signIn(username, testPassword)).status).toBe(200);
  });

  it('a success forgets the failures before it, and successes never count', async () => {
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

  it('one address may fail a hundred times whatever names it tries, then it waits', async () => {
    await server.platform.database.write({ kind: 'system', purpose: 'test' }, (tx) =>
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

describe('an address that nobody vouches for', () => {
  it('does not count: the limit is of the connection', async () => {
    const server = await TestServer.start('sqlite');
    const { username } = await account(server);
    for (const address of ['198.51.100.1', '198.51.100.2']) {
      const { payload, headers } = form({ username, password: 'wrong' });
      await server.request({
        method: 'POST',
        url: '/api/auth/token',
        payload,
        headers: { ...headers, 'x-forwarded-for': address },
        remoteAddress: '203.0.113.5',
      });
    }
    const rows = await server.platform.database
      .read({ kind: 'system', purpose: 'test' })
      .selectFrom('sign_in_failures')
      .selectAll()
      .where('key', 'like', 'address:%')
      .execute();
    expect(rows).toMatchObject([{ key: 'address:203.0.113.5', failures: 2 }]);
    await server.stop();
  });
});

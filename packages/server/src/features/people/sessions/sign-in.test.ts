import { beforeAll, describe, expect, it } from 'vitest';
import { TokenAnswer } from '@hearth/contract';
import { systemScope } from '../../../platform/db/scope.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import { account, form, testPassword } from '../../../testing/test-account.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { type TestMember, TestServer } from '../../../testing/test-server.ts';

const hour = 3600;

describeServer('signing in', ({ server }) => {
  let cook: TestMember;
  beforeAll(async () => {
    cook = await account(server);
  });

  const signIn = (fields: Record<string, string>, headers = {}) => {
    const sent = form(fields);
    return server.nobody.post('/api/auth/token', sent.payload, { ...sent.headers, ...headers });
  };
  const whoIs = (token: string) => server.nobody.get('/api/users/self', { authorization: `Bearer ${token}` });

  it.each([
    ['user name', (name: string) => name],
    ['user name in capitals', (name: string) => name.toUpperCase()],
    ['e-mail address', (name: string) => `${name}@example.com`],
    ['e-mail address in capitals', (name: string) => `${name.toUpperCase()}@EXAMPLE.com`],
  ])('the %s and the password open the door', async (_, spelled) => {
    const answer = await signIn({ username: spelled(cook.username), password: testPassword });
    expect(answer).toMatchObject({ status: 200, body: { token_type: 'bearer' } });
    const { access_token } = TokenAnswer.parse(answer.body);
    expect((await whoIs(access_token)).body).toMatchObject({ id: cook.id });
  });

  it('a multipart form opens it as well', async () => {
    const sent = multipart({ username: cook.username, password: testPassword });
    expect((await server.nobody.post('/api/auth/token', sent.payload, sent.headers)).status).toBe(200);
  });

  it.each([
    ['a wrong password', { password: 'wrong horse' }],
    ['a password with a blank behind it', { password: `${testPassword} ` }],
    ['an empty password', { password: '' }],
  ])('%s does not', async (_, fields) => {
    const answer = await signIn({ username: cook.username, ...fields });
    expect(answer).toMatchObject({ status: 401, body: { detail: 'Unauthorized' } });
    expect(answer.headers['www-authenticate']).toBeUndefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
    await signIn({ username: cook.username, password: testPassword });
  });

  it.each(['nobody', `unknown-${'x'.repeat(240)}`, '%00', 'ﬀ\ud800', ''])(
    'the unknown name %j is answered in the same words',
    async (username) => {
      const answer = await signIn({ username, password: testPassword });
      expect(answer).toMatchObject({ status: 401, body: { detail: 'Unauthorized' } });
    },
  );

  it('a name of NUL is refused: no database could look for it', async () => {
    expect((await signIn({ username: '\0', password: testPassword })).status).toBe(422);
  });

  it('a JSON body counts as an empty form', async () => {
    const json = { username: cook.username, password: testPassword };
    expect(await server.nobody.post('/api/auth/token', json)).toMatchObject({
      status: 401,
      body: { detail: 'Unauthorized' },
    });
    expect((await server.nobody.post('/api/auth/token')).status).toBe(401);
  });

  it('the cookie can be read by no script, goes to no other site, and lives as long as the session', async () => {
    const answer = await signIn({ username: cook.username, password: testPassword });
    const set = [answer.headers['set-cookie']].flat().map(String);
    const cookie = set.find((one) => one.startsWith('mealie.access_token=')) ?? '';
    expect(cookie.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      `Max-Age=${48 * hour}`,
      'Path=/',
      'SameSite=Lax',
    ]);
  });

  it('a user who asks to be remembered stays signed in for a month', async () => {
    const fields = { username: cook.username, password: testPassword, remember_me: 'true' };
    const answer = await signIn(fields);
    expect(String(answer.headers['set-cookie'])).toContain(`Max-Age=${30 * 24 * hour}`);
    const { access_token } = TokenAnswer.parse(answer.body);
    server.clock.advance(29 * 24 * hour * 1000);
    expect((await whoIs(access_token)).status).toBe(200);
    server.clock.advance(2 * 24 * hour * 1000);
    expect((await whoIs(access_token)).status).toBe(401);
    server.clock.advance(-31 * 24 * hour * 1000);
  });

  it('a page of another site gets no cookie into the browser', async () => {
    const answer = await signIn(
      { username: cook.username, password: testPassword },
      { origin: 'https://evil.example' },
    );
    expect(answer.headers['set-cookie']).toBeUndefined();
    const own = await signIn(
      { username: cook.username, password: testPassword },
      { origin: 'http://localhost:8080', host: 'localhost:8080' },
    );
    expect(own.headers['set-cookie']).toBeDefined();
  });

  it('users who sign in elsewhere have no password here', async () => {
    const { id, username } = await account(server);
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx.updateTable('users').set({ auth_method: 'OIDC' }).where('id', '=', id).execute(),
    );
    expect((await signIn({ username, password: testPassword })).status).toBe(401);
  });
});

describe('behind https', () => {
  it('the cookie travels encrypted only', async () => {
    const server = await TestServer.start('sqlite', { BASE_URL: 'https://hearth.example' });
    const { username } = await account(server);
    const { payload, headers } = form({ username, password: testPassword });
    const answer = await server.nobody.post('/api/auth/token', payload, headers);
    expect(String(answer.headers['set-cookie'])).toContain('Secure');
    await server.stop();
  });
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemScope } from '../../../platform/db/scope.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { TestServer } from '../../../testing/test-server.ts';
import {
  type Lies,
  startLyingProvider,
} from '../../../platform/identity-provider/lying-provider-for-test.ts';
import { client, startRealProvider } from '../../../platform/identity-provider/real-provider-for-test.ts';
import {
  back,
  begin,
  finish,
  fetchSelf,
  signIn,
  startServer,
  walkThrough,
} from './single-sign-on-for-test.ts';

const ann = {
  sub: 'a-1',
  name: 'Ann',
  email: 'Ann@example.org',
  preferred_username: 'ann',
  groups: ['cooks'],
};
const chef = { sub: 'c-1', name: 'Chef', email: 'chef@example.org', groups: ['chefs'] };
const guest = { sub: 'g-1', name: 'Guest', email: 'guest@example.org', groups: [] };

/** Where the app is sent back to: below the page's address, so that the walk finds it. */
const appBack = `${back}/app`;
const verifier = 'v'.repeat(43);
const challenge = createHash('sha256').update(verifier).digest('base64url');

describe.each(testEngines)('a real identity provider on %s', (engine) => {
  let provider: Awaited<ReturnType<typeof startRealProvider>>;
  let server: TestServer;
  beforeAll(async () => {
    provider = await startRealProvider([ann, chef, guest], [back, appBack]);
    server = await startServer(engine, {
      OIDC_NATIVE_REDIRECT_URIS: appBack,
      OIDC_CONFIGURATION_URL: provider.configurationUrl,
      OIDC_USER_GROUP: 'cooks',
      OIDC_ADMIN_GROUP: 'chefs',
    });
  });
  afterAll(async () => {
    await server.stop();
    await provider.stop();
  });

  it('opens an account at the first sign-in, and the same one ever after', async () => {
    provider.state.current = ann.sub;
    const answer = await signIn(server);
    expect([answer.headers['set-cookie']].flat().join()).toContain('mealie.access_token=');
    const self = await fetchSelf(server, answer);
    expect(self).toMatchObject({
      username: 'ann',
      fullName: 'Ann',
      email: 'ann@example.org',
      authMethod: 'OIDC',
      group: 'Home',
      household: 'Family',
      admin: false,
    });
    expect((await fetchSelf(server, await signIn(server))).id).toBe(self.id);
  });

  it('recognises a user whose name and address have changed here', async () => {
    provider.state.current = ann.sub;
    const { id } = await fetchSelf(server, await signIn(server));
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx
        .updateTable('users')
        .set({ email: 'new@example.org', username: 'anna', username_key: 'anna' })
        .where('id', '=', id)
        .execute(),
    );
    expect((await fetchSelf(server, await signIn(server))).id).toBe(id);
  });

  it('makes administrators of the group for them, and admits no user without a group', async () => {
    provider.state.current = chef.sub;
    expect(await fetchSelf(server, await signIn(server))).toMatchObject({ admin: true, canManage: true });
    provider.state.current = guest.sub;
    expect(await signIn(server)).toMatchObject({ status: 401, body: { detail: 'Unauthorized' } });
  });

  const config = async () =>
    succeeded(await server.send({ url: '/api/auth/oauth/native/config' })) as Record<string, string>;
  const codeFor = async (redirectUri: string) => {
    const { authorization_endpoint = '', client_id = '', scope = '' } = await config();
    const asked = { response_type: 'code', client_id, scope, redirect_uri: redirectUri, nonce: 'once' };
    const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
    const query = new URLSearchParams({ ...asked, ...pkce, state: 'of the app' });
    return (
      new URLSearchParams(await walkThrough(`${authorization_endpoint}?${query.toString()}`)).get('code') ??
      ''
    );
  };
  const bring = (body: object) => server.nobody.post('/api/auth/oauth/native/token', body);

  it('signs in the users of an app that begins and ends there by itself', async () => {
    provider.state.current = ann.sub;
    expect(await config()).toMatchObject({ client_id: client.id, scope: 'openid email profile groups' });
    const sent = { code: await codeFor(appBack), redirect_uri: appBack, nonce: 'once' };
    const answer = await bring({ ...sent, code_verifier: verifier });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await fetchSelf(server, answer)).toMatchObject({ fullName: 'Ann', authMethod: 'OIDC' });
    expect((await bring({ ...sent, code_verifier: verifier })).status).toBe(401);
  });

  it('lets no app in without PKCE, with another nonce, or from another address', async () => {
    provider.state.current = ann.sub;
    const attempt = async (changes: object) => {
      const sent = { code: await codeFor(appBack), redirect_uri: appBack, nonce: 'once' };
      return bring({ ...sent, code_verifier: verifier, ...changes });
    };
    expect((await attempt({ code_verifier: undefined })).status).toBe(422);
    expect((await attempt({ code_verifier: 'w'.repeat(43) })).status).toBe(401);
    expect((await attempt({ nonce: 'another' })).status).toBe(401);
    expect((await attempt({ nonce: null })).status).toBe(401);
    expect(await bring({ code: 'x', code_verifier: verifier, redirect_uri: back })).toMatchObject({
      status: 400,
      body: { detail: 'The redirect address is not in OIDC_NATIVE_REDIRECT_URIS' },
    });
  });

  it('asks with state, nonce and PKCE, and for nothing but what is needed', async () => {
    const { address, cookie } = await begin(server);
    const asked = Object.fromEntries(new URL(address).searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: client.id,
      redirect_uri: back,
      scope: 'openid email profile groups',
      code_challenge_method: 'S256',
    });
    expect(Object.keys(asked)).toEqual(expect.arrayContaining(['state', 'nonce', 'code_challenge']));
    expect(address).not.toContain(cookie.split('=')[1]);
  });
});

describe('a provider that lies', () => {
  let provider: Awaited<ReturnType<typeof startLyingProvider>>;
  let server: TestServer;
  beforeAll(async () => {
    provider = await startLyingProvider({ ...ann, email_verified: true });
    server = await startServer('sqlite', { OIDC_CONFIGURATION_URL: provider.configurationUrl });
  });
  afterAll(async () => {
    await server.stop();
    await provider.stop();
  });
  beforeEach(() => {
    provider.state.lies = {};
  });

  async function refusedWith(lies: Lies): Promise<void> {
    provider.state.lies = lies;
    expect(await signIn(server)).toMatchObject({ status: 401, body: { detail: 'Unauthorized' } });
  }

  it('admits a valid one', async () => {
    expect((await signIn(server)).status).toBe(200);
  });

  it.each<[string, Lies]>([
    ['another nonce', { claims: { nonce: 'other' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['another audience', { claims: { aud: 'somebody-else' } }],
    ['a token that is over', { claims: { exp: 1 } }],
    ['no subject', { claims: { sub: undefined } }],
    ['an empty subject', { claims: { sub: '' } }],
    ['no name', { claims: { name: undefined } }],
    ['a name that is no text', { claims: { name: ['Ann'] } }],
    ['no address', { claims: { email: undefined } }],
    ['no signature', { alg: 'none' }],
    ['the client’s secret as the key', { alg: 'HS256' }],
    ['a key of another provider', { alg: 'RS256-other-key' }],
    ['an error of the provider', { tokenStatus: 500 }],
  ])('is refused for %s', async (_, lies) => {
    const before = (await server.rowCounts()).sessions;
    await refusedWith(lies);
    expect((await server.rowCounts()).sessions).toBe(before);
  });

  it('gives another of its users under the same name an account of its own', async () => {
    const self = await fetchSelf(server, await signIn(server));
    provider.state.lies = { claims: { sub: 'b-2', email: 'other@example.org' } };
    const other = await fetchSelf(server, await signIn(server));
    expect(other).toMatchObject({ username: 'ann-2', email: 'other@example.org' });
    provider.state.lies = {};
    expect((await fetchSelf(server, await signIn(server))).id).toBe(self.id);
  });

  it.each([
    ['no cookie', (query: string) => [query, '']],
    ['another browser’s cookie', (query: string) => [query, 'session=AAAA']],
    ['another state', (query: string, cookie: string) => [query.replace(/state=[^&]+/, 'state=x'), cookie]],
    ['no state', (query: string, cookie: string) => [query.replace(/&state=[^&]+/, ''), cookie]],
    ['no code', (query: string, cookie: string) => [query.replace(/code=[^&]+&/, ''), cookie]],
    ['an error', (_: string, cookie: string) => ['?error=access_denied', cookie]],
    ['nothing', (_: string, cookie: string) => ['', cookie]],
  ])('a browser that comes back with %s is refused', async (_, change) => {
    const { address, cookie } = await begin(server);
    const [query = '', given = ''] = change(await walkThrough(address), cookie);
    expect((await finish(server, query, given)).status).toBe(401);
  });

  it('a link on another site starts no sign-in, and a request from another site finishes none', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const started = await server.send({ url: '/api/auth/oauth', headers: { 'sec-fetch-site': site } });
      expect(started).toMatchObject({ status: 302, headers: { location: '/login' } });
      expect(started.headers['set-cookie']).toBeUndefined();
    }
    const { address, cookie } = await begin(server);
    const query = await walkThrough(address);
    const url = `/api/auth/oauth/callback${query}`;
    const sent = { cookie, 'sec-fetch-site': 'cross-site' };
    expect((await server.request({ url, headers: sent })).status).toBe(403);
    expect((await finish(server, query, cookie)).status).toBe(200);
  });

  it('a response of the provider is valid once', async () => {
    const { address, cookie } = await begin(server);
    const query = await walkThrough(address);
    expect((await finish(server, query, cookie)).status).toBe(200);
    expect((await finish(server, query, cookie)).status).toBe(401);
    const other = await begin(server);
    expect((await finish(server, query, other.cookie)).status).toBe(401);
  });

  it('a browser that comes back after ten minutes starts again', async () => {
    const { address, cookie } = await begin(server);
    const query = await walkThrough(address);
    server.clock.advance(11 * 60_000);
    expect((await finish(server, query, cookie)).status).toBe(401);
  });
});

describe('providers that cannot be used', () => {
  it('without settings there is none', async () => {
    const server = await TestServer.start('sqlite');
    expect((await server.nobody.get('/api/auth/oauth')).status).toBe(404);
    expect((await server.nobody.get('/api/auth/oauth/callback?code=x&state=y')).status).toBe(404);
    await server.stop();
  });

  it('creates no account when sign-up is off', async () => {
    const provider = await startLyingProvider(ann);
    const env = { OIDC_CONFIGURATION_URL: provider.configurationUrl, OIDC_SIGNUP_ENABLED: 'false' };
    const server = await startServer('sqlite', env);
    expect((await signIn(server)).status).toBe(401);
    await server.stop();
    await provider.stop();
  });

  it('gives up one that does not respond within ten seconds', async () => {
    const provider = await startLyingProvider(ann);
    provider.state.lies = { hangs: 'discovery' };
    const server = await startServer('sqlite', { OIDC_CONFIGURATION_URL: provider.configurationUrl });
    expect((await server.nobody.get('/api/auth/oauth')).status).toBe(401);
    await server.stop();
    await provider.stop();
  });
});

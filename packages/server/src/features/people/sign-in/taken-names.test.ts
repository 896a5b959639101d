import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemScope } from '../../../platform/db/scope.ts';
import { directoryEnv, DirectoryServer } from '../../../platform/directory/directory-server-for-test.ts';
import { startLyingProvider } from '../../../platform/identity-provider/lying-provider-for-test.ts';
import { account, form, testPassword } from '../../../testing/test-account.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import type { TestMember, TestServer } from '../../../testing/test-server.ts';
import { fetchSelf, signIn, startServer } from './single-sign-on-for-test.ts';

const directoryPassword = 'open sesame';
const newcomer = (uid: string) => ({
  uid,
  password: directoryPassword,
  attributes: { cn: `The ${uid}`, mail: `${uid}@example.org` },
});

/** Members of earlier releases who bear the address or the name of a colleague who comes later. */
describe.each(testEngines)('a newcomer whose name is taken on %s', (engine) => {
  let provider: Awaited<ReturnType<typeof startLyingProvider>>;
  let directory: Awaited<ReturnType<typeof DirectoryServer.start>>;
  let server: TestServer;
  beforeAll(async () => {
    provider = await startLyingProvider({ sub: 'none', name: 'New', email: 'none@example.org' });
    directory = await DirectoryServer.start(['dora', 'dirk', 'doug'].map(newcomer));
    server = await startServer(engine, {
      OIDC_CONFIGURATION_URL: provider.configurationUrl,
      ...directoryEnv,
      LDAP_SERVER_URL: directory.url,
    });
  });
  afterAll(async () => {
    await server.stop();
    await provider.stop();
    await directory.directory.stop();
  });

  /** A member with that user name, as earlier releases allowed it. */
  async function squatter(username: string): Promise<TestMember> {
    const member = await account(server);
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx
        .updateTable('users')
        .set({ username, username_key: username.toLowerCase() })
        .where('id', '=', member.id)
        .execute(),
    );
    return member;
  }
  const byProvider = (claims: Record<string, unknown>) => {
    provider.state.lies = { claims: { sub: String(claims['email']), ...claims } };
    return signIn(server);
  };
  const byPassword = (username: string, password: string) =>
    server.request({ method: 'POST', url: '/api/auth/token', ...form({ username, password }) });

  it.each([
    ['address', 'eva@example.org', {}, 'eva'],
    ['address in capitals', 'FAY@Example.org', { email: 'fay@example.org' }, 'fay'],
    ['user name', 'gus', { email: 'gus.g@example.org', preferred_username: 'gus' }, 'gus-2'],
    ['user name in capitals', 'HAL', { email: 'hal.h@example.org', preferred_username: 'hal' }, 'hal-2'],
  ])('gets an account by the provider when a member bears the %s', async (_, taken, claims, username) => {
    const member = await squatter(taken);
    const answer = await byProvider({ email: taken, email_verified: true, ...claims });
    const self = await fetchSelf(server, answer);
    expect(self).toMatchObject({ username, authMethod: 'OIDC' });
    expect(self.id).not.toBe(member.id);
    expect((await fetchSelf(server, await signIn(server))).id).toBe(self.id);
    expect((await fetchSelf(server, await byPassword(taken, testPassword))).id).toBe(member.id);
  });

  it('is told why where the provider does not vouch for the address', async () => {
    await squatter('ida@example.org');
    const answer = await byProvider({ email: 'ida@example.org' });
    expect(answer).toMatchObject({ status: 401, body: { code: 'singleSignOnNotCreated' } });
  });

  it('gets no user name that is the address of someone else', async () => {
    const claims = { email: 'jo@example.org', preferred_username: 'boss@example.org' };
    expect(await fetchSelf(server, await byProvider(claims))).toMatchObject({ username: 'jo@example.org' });
  });

  it.each([
    ['dora', 'dora', 'dora-2'],
    ['dirk@example.org', 'dirk', 'dirk'],
    ['doug@example.org', 'doug@example.org', 'doug'],
  ])('gets an account by the directory when a member bears %s', async (taken, typed, username) => {
    const member = await squatter(taken);
    const self = await fetchSelf(server, await byPassword(typed, directoryPassword));
    expect(self).toMatchObject({ username, authMethod: 'LDAP' });
    expect((await fetchSelf(server, await byPassword(typed, directoryPassword))).id).toBe(self.id);
    expect((await fetchSelf(server, await byPassword(taken, testPassword))).id).toBe(member.id);
    expect((await byPassword(taken, 'neither')).status).toBe(401);
  });
});

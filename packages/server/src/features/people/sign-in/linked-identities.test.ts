import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLyingProvider } from '../../../platform/identity-provider/lying-provider-for-test.ts';
import { account } from '../../../testing/test-account.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { type TestMember, TestServer } from '../../../testing/test-server.ts';
import { fetchSelf, signIn, startServer } from './single-sign-on-for-test.ts';

describe.each(testEngines)('an account that an administrator links by sub on %s', (engine) => {
  let provider: Awaited<ReturnType<typeof startLyingProvider>>;
  let server: TestServer;
  let admin: TestMember;
  beforeAll(async () => {
    provider = await startLyingProvider({ sub: 'none', name: 'Cook', email: 'none@example.org' });
    server = await startServer(engine, { OIDC_CONFIGURATION_URL: provider.configurationUrl });
    admin = await server.member({ admin: true });
  });
  afterAll(async () => {
    await server.stop();
    await provider.stop();
  });

  const path = ({ id }: TestMember) => `/api/admin/users/${id}/identities`;
  const link = (cook: TestMember, subject: string) => server.as(admin).put(path(cook), { subject });
  const setMethod = async (cook: TestMember, authMethod: string) =>
    succeeded(await server.as(admin).patch(`/api/admin/users/${cook.id}`, { authMethod }));
  const signInAs = (sub: string, cook: TestMember, more = {}) => {
    provider.state.lies = { claims: { sub, email: `${cook.username}@example.com`, ...more } };
    return signIn(server);
  };

  it.each([
    ['is not verified', { email_verified: false }],
    ['is not said to be verified', {}],
    ['is another one', { email: 'work@elsewhere.example' }],
  ])('is opened when the address %s', async (_, claims) => {
    const cook = await account(server);
    const sub = `sub of ${cook.id}`;
    expect(succeeded(await link(cook, ` ${sub} `))).toEqual([{ issuer: provider.issuer, subject: sub }]);
    expect(succeeded(await server.as(admin).get(path(cook)))).toHaveLength(1);
    expect((await fetchSelf(server, await signInAs(sub, cook, claims))).id).toBe(cook.id);
  });

  it('is opened by the last link only, and by none when the links are removed', async () => {
    const cook = await account(server);
    await link(cook, 'first');
    succeeded(await link(cook, 'second'));
    expect(await signInAs('first', cook)).toMatchObject({ status: 403 });
    expect((await fetchSelf(server, await signInAs('second', cook))).id).toBe(cook.id);
    expect(succeeded(await server.as(admin).delete(path(cook)))).toEqual([]);
    expect(await signInAs('second', cook)).toMatchObject({ status: 403 });
  });

  it('keeps its link when it is set to single sign-on, and loses it when it gets a password again', async () => {
    const cook = await account(server);
    await link(cook, 'kept');
    await setMethod(cook, 'OIDC');
    expect((await fetchSelf(server, await signInAs('kept', cook))).id).toBe(cook.id);
    await setMethod(cook, 'Mealie');
    expect(succeeded(await server.as(admin).get(path(cook)))).toEqual([]);
  });

  it('cannot be linked to what opens another account, whose name the administrator is told', async () => {
    const [cook, other] = [await account(server), await account(server)];
    succeeded(await link(cook, 'only one'));
    expect(await link(other, 'only one')).toMatchObject({
      status: 409,
      body: { detail: { message: `This identity is already linked to ${cook.username}` } },
    });
    expect((await link(cook, 'only one')).status).toBe(200);
    expect((await fetchSelf(server, await signInAs('only one', cook))).id).toBe(cook.id);
  });

  it.each(['', '   ', 'x'.repeat(256)])('is not linked to %j', async (subject) => {
    expect((await link(await account(server), subject)).status).toBe(422);
  });

  it('is linked, looked at and unlinked by the session of an administrator alone', async () => {
    const cook = await account(server);
    const made = succeeded(await server.as(admin).post('/api/users/api-tokens', { name: 'script' }));
    const { token } = made as { token: string };
    for (const client of [server.as({ ...admin, token }), server.as(cook)]) {
      expect((await client.get(path(cook))).status).toBe(403);
      expect((await client.put(path(cook), { subject: 'mine' })).status).toBe(403);
      expect((await client.delete(path(cook))).status).toBe(403);
    }
    expect((await server.as(admin).get(path({ ...cook, id: crypto.randomUUID() }))).status).toBe(404);
  });
});

describe('linking on a server', () => {
  it('without a provider says that there is none', async () => {
    const server = await TestServer.start('sqlite');
    const admin = await server.member({ admin: true });
    const answer = await server.as(admin).put(`/api/admin/users/${admin.id}/identities`, { subject: 'x' });
    await server.stop();
    expect(answer.status).toBe(404);
  });

  it('whose provider cannot be reached names the variable', async () => {
    const server = await startServer('sqlite', { OIDC_CONFIGURATION_URL: 'http://127.0.0.1:1/' });
    const admin = await server.member({ admin: true });
    const answer = await server.as(admin).put(`/api/admin/users/${admin.id}/identities`, { subject: 'x' });
    await server.stop();
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('OIDC_CONFIGURATION_URL');
  });
});

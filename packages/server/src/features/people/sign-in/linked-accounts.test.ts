import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemScope } from '../../../platform/db/scope.ts';
import {
  type Lies,
  startLyingProvider,
} from '../../../platform/identity-provider/lying-provider-for-test.ts';
import { account } from '../../../testing/test-account.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { fetchSelf, signIn, startServer } from './single-sign-on-for-test.ts';

const ann = { sub: 'a-1', name: 'Ann', email: 'ann@example.org', preferred_username: 'ann' };

describe.each(testEngines)('the first sign-in of an identity on %s', (engine) => {
  let provider: Awaited<ReturnType<typeof startLyingProvider>>;
  let server: TestServer;
  beforeAll(async () => {
    provider = await startLyingProvider(ann);
    server = await startServer(engine, { OIDC_CONFIGURATION_URL: provider.configurationUrl });
  });
  afterAll(async () => {
    await server.stop();
    await provider.stop();
  });

  const setMethod = async (userId: string, authMethod: string) => {
    const admin = await server.member({ admin: true });
    expect((await server.as(admin).patch(`/api/admin/users/${userId}`, { authMethod })).status).toBe(200);
  };
  const firstSignIn = (claims: Lies['claims']) => {
    provider.state.lies = { claims: { preferred_username: undefined, ...claims } };
    return signIn(server);
  };
  const refused = (code: string) => ({ status: 403, body: { code } });
  const notLinked = refused('singleSignOnNotLinked');

  it('opens no account that has a password, until an administrator sets it to single sign-on', async () => {
    const cook = await account(server);
    const claims = { sub: 'cook-1', email: `${cook.username}@example.com`, email_verified: true };
    expect(await firstSignIn(claims)).toMatchObject(notLinked);
    await setMethod(cook.id, 'OIDC');
    expect((await fetchSelf(server, await firstSignIn(claims))).id).toBe(cook.id);
  });

  it.each([
    ['says that it has not verified', false],
    ['does not say whether it has verified', undefined],
  ])('opens no existing account for an address that it %s', async (_, email_verified) => {
    const cook = await account(server);
    await setMethod(cook.id, 'OIDC');
    const claims = { sub: `thief-${String(email_verified)}`, email: `${cook.username}@example.com` };
    const answer = await firstSignIn({ ...claims, email_verified });
    expect(answer).toMatchObject(refused('singleSignOnUnverified'));
    expect(answer.text).toContain('email_verified');
    expect(answer.text).toContain(claims.sub);
  });

  it('a member whose user name is the address of the boss does not receive the sign-in of the boss', async () => {
    const thief = await account(server);
    await setMethod(thief.id, 'OIDC');
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx
        .updateTable('users')
        .set({ username: 'boss@example.org', username_key: 'boss@example.org' })
        .where('id', '=', thief.id)
        .execute(),
    );
    const claims = { sub: 'boss', email: 'boss@example.org', email_verified: true };
    const newcomer = await fetchSelf(server, await firstSignIn({ ...claims, preferred_username: 'boss-1' }));
    expect(newcomer).toMatchObject({ username: 'boss-1', email: 'boss@example.org' });
    expect(newcomer.id).not.toBe(thief.id);
  });

  it('a second identity with the address of an account waits for an administrator', async () => {
    const cook = await account(server);
    await setMethod(cook.id, 'OIDC');
    const email = `${cook.username}@example.com`;
    expect((await firstSignIn({ sub: 'first', email, email_verified: true })).status).toBe(200);
    const second = { sub: 'second', email, email_verified: true };
    expect(await firstSignIn(second)).toMatchObject(refused('singleSignOnLinkedElsewhere'));
    await setMethod(cook.id, 'Mealie');
    await setMethod(cook.id, 'OIDC');
    expect((await fetchSelf(server, await firstSignIn(second))).id).toBe(cook.id);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startLyingProvider } from '../../../platform/identity-provider/lying-provider-for-test.ts';
import { startRealProvider } from '../../../platform/identity-provider/real-provider-for-test.ts';
import { createLog } from '../../../platform/log/log.ts';
import { account } from '../../../testing/test-account.ts';
import { succeeded } from '../../../testing/test-client.ts';
import type { TestAnswer, TestMember, TestServer } from '../../../testing/test-server.ts';
import { back, begin, fetchSelf, signIn, startServer } from './single-sign-on-for-test.ts';

/** Groups and roles in every shape that providers send, and whether `cooks` is among them. */
const shapes: readonly [name: string, claims: Record<string, unknown>, isCook: boolean][] = [
  ['no claim', {}, false],
  ['an empty list', { groups: [] }, false],
  ['a list', { groups: ['guests', 'cooks'] }, true],
  ['a list of others', { groups: ['guests', 'cooks2'] }, false],
  ['a list with other things in it', { groups: [7, null, { cooks: 1 }, 'cooks'] }, true],
  ['a list of objects', { groups: [{ cooks: 1 }] }, false],
  ['a text', { groups: 'cooks' }, true],
  ['another text', { groups: 'cooks guests' }, false],
  ['an empty text', { groups: '' }, false],
  ['an object whose keys are the roles', { groups: { cooks: { '2811': 'home.example.org' } } }, true],
  ['an object with a role that is not granted', { groups: { cooks: false, guests: {} } }, false],
  ['an empty object', { groups: {} }, false],
  ['a number', { groups: 1 }, false],
  ['null', { groups: null }, false],
];
const verified: readonly [name: string, claims: Record<string, unknown>, isTrue: boolean][] = [
  ['true', { email_verified: true }, true],
  ['“true” as text', { email_verified: 'true' }, true],
  ['false', { email_verified: false }, false],
  ['“false” as text', { email_verified: 'false' }, false],
  ['a number', { email_verified: 1 }, false],
  ['absent', {}, false],
];
const needsGroup = { OIDC_USER_GROUP: 'cooks' };
const people = shapes.map(([, claims], at) => ({
  sub: `shape-${at}`,
  name: `Shape ${at}`,
  email: `shape-${at}@example.org`,
  ...claims,
}));

/** The lines of the log since the test began. */
let log = '';
const servers: TestServer[] = [];
const startWith = async (env: Record<string, string>) => {
  const output = { write: (line: string) => void (log += line) };
  const server = await startServer('sqlite', env, { log: createLog({ level: 'warn', output }) });
  servers.push(server);
  return server;
};
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  log = '';
});

/** The subjects that open an account. */
async function fetchIdentities(server: TestServer, admin: TestMember, { id }: TestMember): Promise<string[]> {
  const answer = await server.as(admin).get(`/api/admin/users/${id}/identities`);
  return (succeeded(answer) as { subject: string }[]).map(({ subject }) => subject);
}

/** How a sign-in ends: signed in, or refused in words that name the claim, but no group of the server. */
const ending = ({ status, body, text }: TestAnswer): string => {
  if (status === 200) return 'signed in';
  const { code, message } = body as { code: string; message: string };
  return `${status} ${code}${message.includes('“groups”') ? ' names groups' : ''}${text.includes('cooks') ? ' tells' : ''}`;
};
const expectedEnding = (isCook: boolean): string =>
  isCook ? 'signed in' : '401 singleSignOnNoGroup names groups';

describe('a real provider', () => {
  let provider: Awaited<ReturnType<typeof startRealProvider>>;
  beforeAll(async () => {
    provider = await startRealProvider(people, [back]);
  });
  afterAll(() => provider.stop());
  const start = (env: Record<string, string> = {}) =>
    startWith({ OIDC_CONFIGURATION_URL: provider.configurationUrl, ...env });

  it('admits every shape of groups while no group is needed', async () => {
    const server = await start();
    for (const { sub, email } of people) {
      provider.state.current = sub;
      expect(await fetchSelf(server, await signIn(server))).toMatchObject({ email, admin: false });
    }
  });

  it.each([{}, { OIDC_SCOPES_OVERRIDE: 'openid email profile groups' }])(
    'admits those in the needed group, in any shape (%j)',
    async (env) => {
      const server = await start({ ...needsGroup, ...env });
      for (const [at, [name, , isCook]] of shapes.entries()) {
        provider.state.current = `shape-${at}`;
        expect([name, ending(await signIn(server))]).toEqual([name, expectedEnding(isCook)]);
      }
    },
  );

  it('makes administrators of those in their group, and admits the others without one', async () => {
    const server = await start({ OIDC_ADMIN_GROUP: 'cooks' });
    for (const [at, [name, , isCook]] of shapes.entries()) {
      provider.state.current = `shape-${at}`;
      const { admin } = await fetchSelf(server, await signIn(server));
      expect([name, admin]).toEqual([name, isCook]);
    }
  });

  it('asks for the operator’s scopes instead of its own', async () => {
    const server = await start({ ...needsGroup, OIDC_SCOPES_OVERRIDE: ' openid  email profile ' });
    const { address } = await begin(server);
    expect(new URL(address).searchParams.get('scope')).toBe('openid email profile');
  });
});

describe('a real provider that refuses the scope of the groups', () => {
  const cook = { sub: 'cook', name: 'Cook', email: 'cook@example.org', groups: ['cooks'] };

  it('that does not list it is not asked for it, and sends the claim all the same', async () => {
    const provider = await startRealProvider([cook], [back], { groupsScope: 'profile' });
    const server = await startWith({ OIDC_CONFIGURATION_URL: provider.configurationUrl, ...needsGroup });
    const { address } = await begin(server);
    const answer = await signIn(server);
    await provider.stop();
    expect(new URL(address).searchParams.get('scope')).toBe('openid email profile');
    expect(answer.status).toBe(200);
  });

  it('that lists it is named with the variable, and answers to the operator’s scopes', async () => {
    const allowedScope = 'openid email profile';
    const provider = await startRealProvider([cook], [back], { allowedScope });
    const env = { OIDC_CONFIGURATION_URL: provider.configurationUrl, OIDC_ADMIN_GROUP: 'cooks' };
    const refused = await startWith(env);
    const answer = await signIn(refused);
    const told = log;
    const server = await startWith({ ...env, OIDC_SCOPES_OVERRIDE: allowedScope });
    const { status } = await signIn(server);
    await provider.stop();
    expect(answer).toMatchObject({ status: 401, body: { code: 'singleSignOnScope' } });
    expect(answer.text).toContain('OIDC_SCOPES_OVERRIDE');
    expect(told).toContain('OIDC_SCOPES_OVERRIDE');
    expect(status).toBe(200);
  });
});

describe('a provider that vouches for addresses or does not', () => {
  let provider: Awaited<ReturnType<typeof startLyingProvider>>;
  beforeAll(async () => {
    provider = await startLyingProvider({ sub: 'none', name: 'Cook', email: 'none@example.org' });
  });
  afterAll(() => provider.stop());
  const start = (env: Record<string, string> = {}) =>
    startWith({ OIDC_CONFIGURATION_URL: provider.configurationUrl, ...env });

  it.each(['false', 'true'])('opens accounts set to single sign-on (OIDC_TRUST_EMAIL=%s)', async (trusts) => {
    const server = await start({ OIDC_TRUST_EMAIL: trusts });
    const admin = await server.member({ admin: true });
    for (const [name, claims, isTrue] of verified) {
      const cook = await account(server);
      await server.as(admin).patch(`/api/admin/users/${cook.id}`, { authMethod: 'OIDC' });
      const email = `${cook.username}@example.com`;
      provider.state.lies = { claims: { sub: cook.id, email, ...claims } };
      const isOpened = isTrue || trusts === 'true';
      const expected = isOpened ? 'signed in' : '403 singleSignOnUnverified';
      expect([name, ending(await signIn(server))]).toEqual([name, expected]);
      expect([name, await fetchIdentities(server, admin, cook)]).toEqual([name, isOpened ? [cook.id] : []]);
    }
  });

  it.each(shapes)('reads groups that are %s beside every email_verified', async (_, groups, isCook) => {
    const server = await start({ ...needsGroup, OIDC_TRUST_EMAIL: 'true' });
    for (const [name, claims] of verified) {
      provider.state.lies = {
        claims: { sub: name, email: `${name.length}@example.org`, ...groups, ...claims },
      };
      expect([name, ending(await signIn(server))]).toEqual([name, expectedEnding(isCook)]);
    }
  });

  it('the operator’s word opens no account that has a password', async () => {
    const server = await start({ OIDC_TRUST_EMAIL: 'true' });
    const cook = await account(server);
    provider.state.lies = { claims: { sub: 'x', email: `${cook.username}@example.com` } };
    expect(await signIn(server)).toMatchObject({ status: 403, body: { code: 'singleSignOnNotLinked' } });
  });

  it.each([
    ['name', { name: undefined }],
    ['email', { email: '' }],
    ['upn', { email: 'cook@example.org' }],
  ])('names the missing claim %s, on the page and in the log', async (claim, claims) => {
    const server = await start(claim === 'upn' ? { OIDC_USER_CLAIM: 'upn' } : {});
    provider.state.lies = { claims };
    const answer = await signIn(server);
    expect(answer).toMatchObject({ status: 401, body: { code: 'singleSignOnClaimMissing' } });
    expect(answer.text).toContain(`“${claim}”`);
    expect(log).toMatch(new RegExp(`"claim":"${claim}","expected":"a text that is not empty"`));
  });

  it('the log says which groups were expected, and what came', async () => {
    const server = await start({ ...needsGroup, OIDC_ADMIN_GROUP: 'chefs', OIDC_GROUPS_CLAIM: 'roles' });
    provider.state.lies = { claims: { sub: 'log', email: 'log@example.org', roles: ['guests'] } };
    await signIn(server);
    provider.state.lies = { claims: { sub: 'log', email: 'log@example.org' } };
    await signIn(server);
    expect(log).toContain('"claim":"roles","expected":"cooks or chefs","found":"[\\"guests\\"]"');
    expect(log).toContain('"claim":"roles","expected":"cooks or chefs","found":"absent"');
  });

  it('says what to ask for where no accounts are made, in every language', async () => {
    const server = await start({ OIDC_SIGNUP_ENABLED: 'false' });
    provider.state.lies = { claims: { sub: 'new-7', email: 'new@example.org' } };
    expect(await signIn(server)).toMatchObject({
      status: 401,
      body: { code: 'singleSignOnNoAccount', message: expect.stringContaining('“new-7”') },
    });
    expect(log).toContain('OIDC_SIGNUP_ENABLED');
  });
});

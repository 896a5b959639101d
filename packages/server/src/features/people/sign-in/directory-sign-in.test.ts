import { readFileSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TokenAnswer, UserOut } from '@hearth/contract';
import { systemScope } from '../../../platform/db/scope.ts';
import { account, form, testPassword } from '../../../testing/test-account.ts';
import { makeCertificate, type TestCertificate } from '../../../testing/test-certificate.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { TestServer } from '../../../testing/test-server.ts';
import { createGroup } from '../groups/index.ts';
import { createHousehold } from '../households/index.ts';
import { directoryEnv, DirectoryServer } from '../../../platform/directory/directory-server-for-test.ts';

const password = 'open sesame';
const person = (uid: string, more: Record<string, string> = {}) => ({
  uid,
  password,
  attributes: { cn: `The ${uid}`, mail: `${uid}@example.org`, ...more },
});
const people = [
  person('ann'),
  person('chef', { title: 'admin' }),
  person('twin', { mail: 'same@example.org' }),
  person('other-twin', { mail: 'same@example.org' }),
  person('nameless', { mail: '' }),
  person('late'),
  person('squatted'),
];

/** A server with its default group and household that asks that directory. */
async function startServer(engine: Parameters<typeof TestServer.start>[0], env: Record<string, string>) {
  const server = await TestServer.start(engine, { ...directoryEnv, ...env });
  const { platform } = server;
  await platform.database.write(systemScope('test'), async (tx) => {
    const groupId = await createGroup(platform, tx, { name: 'Home', isPrivate: true });
    await createHousehold(platform, tx, { groupId, name: 'Family', isPrivate: true });
  });
  return server;
}

const signIn = (server: TestServer, username: string, typed = password) =>
  server.request({ method: 'POST', url: '/api/auth/token', ...form({ username, password: typed }) });

async function fetchSelf(server: TestServer, username: string): Promise<UserOut> {
  const { access_token } = TokenAnswer.parse(succeeded(await signIn(server, username)));
  const headers = { authorization: `Bearer ${access_token}` };
  return UserOut.parse(succeeded(await server.nobody.get('/api/users/self', headers)));
}

describe.each(testEngines)('users of a directory on %s', (engine) => {
  let directory: DirectoryServer;
  let url: string;
  let server: TestServer;
  beforeAll(async () => {
    ({ directory, url } = await DirectoryServer.start(people));
    server = await startServer(engine, { LDAP_SERVER_URL: url, LDAP_ADMIN_FILTER: '(title=admin)' });
  });
  afterAll(async () => {
    await server.stop();
    await directory.stop();
  });

  it('get an account at their first sign-in, without rights, and the same one ever after', async () => {
    const first = await fetchSelf(server, 'ann');
    expect(first).toMatchObject({
      username: 'ann',
      fullName: 'The ann',
      email: 'ann@example.org',
      authMethod: 'LDAP',
      group: 'Home',
      household: 'Family',
      admin: false,
      canInvite: false,
    });
    expect((await fetchSelf(server, 'ann')).id).toBe(first.id);
    expect((await fetchSelf(server, 'ann@example.org')).id).toBe(first.id);
  });

  it('whom the filter names is an administrator, for as long as it does', async () => {
    const chef = await fetchSelf(server, 'chef');
    expect(chef).toMatchObject({ admin: true, canManage: true });
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx.updateTable('users').set({ admin: 0 }).where('id', '=', chef.id).execute(),
    );
    expect((await fetchSelf(server, 'chef')).admin).toBe(true);
    const events = readFileSync(server.platform.settings.log.securityFile, 'utf8');
    expect(events).toContain(`"event":"rights.changed"`);
    expect(events.split('\n').some((line) => line.includes('rights.changed') && line.includes(chef.id))).toBe(
      true,
    );
  });

  it.each([
    ['a wrong password', 'ann', 'wrong'],
    ['an empty password, with which directories bind as anonymous,', 'ann', ''],
    ['an unknown name', 'nobody', password],
    ['a name that two people share', 'same@example.org', password],
    ['a user without an address', 'nameless', password],
    ['a star', '*', password],
    ['a filter as a name', 'ann)(uid=*', password],
    ['an open filter', '*)(|(uid=*', password],
    ['NUL', 'ann\u0001', password],
    ['a whole entry as a name', 'uid=ann,ou=people,dc=example,dc=org', password],
  ])('%s opens nothing', async (_, username, typed) => {
    expect(await signIn(server, username, typed)).toMatchObject({
      status: 401,
      body: { detail: 'Unauthorized' },
    });
  });

  it('an address opens the account of its entry, even if another account has it as name', async () => {
    const thief = await server.member();
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx
        .updateTable('users')
        .set({ username: 'chef@example.org', username_key: 'chef@example.org', auth_method: 'LDAP' })
        .where('id', '=', thief.id)
        .execute(),
    );
    expect(await fetchSelf(server, 'chef@example.org')).toMatchObject({ username: 'chef', admin: true });
  });

  it('searches for the typed text literally', async () => {
    directory.filters.length = 0;
    await signIn(server, 'a*b(c)d', 'x');
    expect(directory.filters).toEqual(['(|(uid=a\\2ab\\28c\\29d)(mail=a\\2ab\\28c\\29d))']);
  });

  it('an account of this server is not the directory’s to open, even under the same name', async () => {
    const cook = await account(server);
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx
        .updateTable('users')
        .set({ username: 'twin', username_key: 'twin' })
        .where('id', '=', cook.id)
        .execute(),
    );
    const newcomer = await fetchSelf(server, 'twin');
    expect(newcomer).toMatchObject({ username: 'twin-2', email: 'same@example.org', authMethod: 'LDAP' });
    expect(newcomer.id).not.toBe(cook.id);
    expect((await fetchSelf(server, 'twin')).id).toBe(newcomer.id);
    expect((await signIn(server, 'twin', testPassword)).status).toBe(200);
    expect((await signIn(server, 'twin', 'wrong')).status).toBe(401);
  });

  it('a name that the directory’s user signs in by is not theirs to change', async () => {
    const { id } = await fetchSelf(server, 'ann');
    const { access_token } = TokenAnswer.parse(succeeded(await signIn(server, 'ann')));
    const headers = { authorization: `Bearer ${access_token}` };
    const change = (username: string) => server.nobody.patch(`/api/users/${id}`, { username }, headers);
    expect(await change('chef-to-be')).toMatchObject({
      status: 400,
      body: { detail: { message: expect.stringContaining('only an administrator can change the username') } },
    });
    expect((await change('ann')).status).toBe(200);
  });

  it('an account that an administrator keeps the password of is not opened by its address', async () => {
    const cook = await account(server);
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx
        .updateTable('users')
        .set({ username: 'late', username_key: 'late', email: 'late@example.org' })
        .where('id', '=', cook.id)
        .execute(),
    );
    expect((await signIn(server, 'late', password)).status).toBe(401);
    expect((await signIn(server, 'late@example.org', password)).status).toBe(401);
    expect((await signIn(server, 'late@example.org', testPassword)).status).toBe(200);
  });

  it('their password is not this server’s to change', async () => {
    const { access_token } = TokenAnswer.parse(succeeded(await signIn(server, 'ann')));
    const answer = await server.nobody.put(
      '/api/users/password',
      { currentPassword: 'LDAP', newPassword: 'a new password' },
      { authorization: `Bearer ${access_token}` },
    );
    expect(answer).toMatchObject({ status: 400 });
    expect((await signIn(server, 'ann', 'LDAP')).status).toBe(401);
  });
});

describe('the way to a directory', () => {
  let certificate: TestCertificate;
  let folder: string;
  let caFile: string;
  beforeAll(() => {
    certificate = makeCertificate();
    folder = mkdtempSync(join(tmpdir(), 'hearth-ldap-'));
    caFile = join(folder, 'ca.pem');
    writeFileSync(caFile, certificate.cert);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function statusWith(env: Record<string, string>, tls: Parameters<typeof DirectoryServer.start>[1]) {
    const { directory, url } = await DirectoryServer.start(people, tls);
    const server = await startServer('sqlite', { LDAP_SERVER_URL: url, ...env });
    try {
      return (await signIn(server, 'ann')).status;
    } finally {
      await server.stop();
      await directory.stop();
    }
  }

  it.each([
    ['ldaps with its authority', { LDAP_TLS_CACERTFILE: 'ca' }, false, 200],
    ['ldaps that nobody vouches for', {}, false, 401],
    ['ldaps taken on trust', { LDAP_TLS_INSECURE: 'true' }, false, 200],
    ['StartTLS with its authority', { LDAP_TLS_CACERTFILE: 'ca', LDAP_ENABLE_STARTTLS: 'true' }, true, 200],
    ['StartTLS that nobody vouches for', { LDAP_ENABLE_STARTTLS: 'true' }, true, 401],
    ['no StartTLS where it is needed', {}, true, 401],
  ])('%s', async (_, env, startTls, status) => {
    const filled = 'LDAP_TLS_CACERTFILE' in env ? { ...env, LDAP_TLS_CACERTFILE: caFile } : env;
    expect(await statusWith(filled, { certificate, startTls })).toBe(status);
  });

  it('a wrong service account opens nothing', async () => {
    expect(await statusWith({ LDAP_QUERY_PASSWORD: 'wrong' }, null)).toBe(401);
  });

  it('the operator’s filter narrows who may come', async () => {
    expect(await statusWith({ LDAP_USER_FILTER: '(title=admin)' }, null)).toBe(401);
    expect(await statusWith({ LDAP_USER_FILTER: 'objectClass=person' }, null)).toBe(200);
  });

  it('a directory that is down leaves the next one, and the accounts of this server, in work', async () => {
    const { directory, url } = await DirectoryServer.start(people);
    const server = await startServer('sqlite', { LDAP_SERVER_URL: `ldap://127.0.0.1:1 ${url}` });
    expect((await signIn(server, 'ann')).status).toBe(200);
    await directory.stop();
    const cook = await account(server);
    expect((await signIn(server, cook.username, testPassword)).status).toBe(200);
    expect((await signIn(server, 'ann')).status).toBe(401);
    await server.stop();
  });
});

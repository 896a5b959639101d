import { TOTP } from 'otpauth';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { systemScope } from '../../../platform/db/scope.ts';
import { account, form, testPassword } from '../../../testing/test-account.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import { plain } from '../../../platform/files/pictures-for-test.ts';
import { describeServer, type SuiteOptions } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';

const email = 'changeme@example.com';

const suite: SuiteOptions = { env: { IS_DEMO: 'true' }, cook: { admin: true } };

describeServer('the account of a demonstration', suite, ({ server, cook: shown }) => {
  let other: TestMember;
  beforeAll(async () => {
    other = await server.member({ admin: true });
    await server.as(other).patch(`/api/admin/users/${shown.id}`, { email });
  });

  const stored = async (member: TestMember) =>
    (await server.as(other).get(`/api/admin/users/${member.id}`)).body;

  const hashes = () =>
    server.platform.database
      .read(systemScope('test'))
      .selectFrom('users')
      .select('password')
      .where('email', '=', email)
      .execute();

  it('cannot be changed, though requests get a success response', async () => {
    const before = await stored(shown);
    expect(before).toMatchObject({ email });
    for (const by of [shown, other])
      for (const path of [`/api/users/${shown.id}`, `/api/admin/users/${shown.id}`])
        expect((await server.as(by).put(path, { ...Object(before), fullName: 'Mallory' })).status).toBe(200);
    const { payload, headers } = multipart({
      profile: { file: await plain(9, 9).png().toBuffer(), name: 'me.png' },
    });
    expect(await server.as(shown).post(`/api/users/${shown.id}/image`, payload, headers)).toMatchObject({
      status: 200,
    });
    const noRights = { canInvite: false, canManage: false, canManageHousehold: false, canOrganize: false };
    const manager = server.as(await server.housemate(shown, { rights: ['canManage'] }));
    const permissions = { userId: shown.id, ...noRights };
    expect(await manager.put('/api/households/permissions', permissions)).toMatchObject({ status: 200 });
    const passwords = { currentPassword: 'whatever', newPassword: 'Another1Password' };
    expect(await server.as(shown).put('/api/users/password', passwords)).toMatchObject({ status: 200 });
    expect(await server.as(other).delete(`/api/admin/users/${shown.id}`)).toMatchObject({ status: 200 });
    expect(await stored(shown)).toEqual(before);
  });

  it('keeps its password, also for those who were mailed a link', async () => {
    const token = await server.as(other).post('/api/admin/users/password-reset-token', { email });
    const given = {
      token: z.object({ token: z.string() }).parse(token.body).token,
      email,
      password: 'Another long password',
      passwordConfirm: 'Another long password',
    };
    const before = await hashes();
    expect(await server.nobody.post('/api/users/reset-password', given)).toMatchObject({ status: 200 });
    expect(await hashes()).toEqual(before);
  });

  it('is the only such account: others change', async () => {
    const guest = await server.member();
    await server.as(guest).patch(`/api/users/${guest.id}`, { fullName: 'A guest' });
    expect(await stored(guest)).toMatchObject({ fullName: 'A guest' });
  });
});

describeServer(
  'a demonstration that is shown with a plain account',
  { env: { IS_DEMO: 'true' } },
  ({ server }) => {
    let shown: TestMember;
    beforeAll(async () => {
      shown = await account(server);
      const admin = server.as(await server.member({ admin: true }));
      succeeded(await admin.patch(`/api/admin/users/${shown.id}`, { email }));
    });

    it('keeps its rights, whatever a manager of the group gives it', async () => {
      const manager = server.as(await server.housemate(shown, { rights: ['canManage'] }));
      const rights = { canInvite: true, canManage: true, canManageHousehold: true, canOrganize: true };
      const before = (await server.as(shown).get('/api/users/self')).body;
      const answer = await manager.put('/api/households/permissions', { userId: shown.id, ...rights });
      expect(answer).toMatchObject({ status: 200, body: { canManage: false } });
      expect((await server.as(shown).get('/api/users/self')).body).toEqual(before);
    });

    it('gets no second step, which would keep the next visitor out', async () => {
      const own = '/api/users/self/second-factor';
      const setup = await server.as(shown).post(`${own}/totp`, { password: testPassword });
      const { secret } = z.object({ secret: z.string() }).parse(setup.body);
      const timestamp = server.clock.now().getTime();
      const code = new TOTP({ secret, digits: 6, period: 30 }).generate({ timestamp });
      const confirmed = await server.as(shown).post(`${own}/totp/confirm`, { code });
      expect(confirmed).toMatchObject({ status: 200 });
      const { payload, headers } = form({ username: shown.username, password: testPassword });
      const signedIn = await server.nobody.post('/api/auth/token', payload, headers);
      expect(signedIn).toMatchObject({ status: 200, body: { access_token: expect.any(String) } });
    });
  },
);

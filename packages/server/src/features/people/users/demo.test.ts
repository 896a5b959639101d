import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { systemScope } from '../../../platform/db/scope.ts';
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

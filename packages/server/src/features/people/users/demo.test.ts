import { beforeAll, expect, it } from 'vitest';
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

  it('cannot be changed, though requests get a success response', async () => {
    const before = await stored(shown);
    expect(before).toMatchObject({ email });
    for (const by of [shown, other])
      for (const path of [`/api/users/${shown.id}`, `/api/admin/users/${shown.id}`])
        expect((await server.as(by).put(path, { ...Object(before), fullName: 'Mallory' })).status).toBe(200);
    const passwords = { currentPassword: 'whatever', newPassword: 'Another1Password' };
    expect(await server.as(shown).put('/api/users/password', passwords)).toMatchObject({ status: 200 });
    expect(await server.as(other).delete(`/api/admin/users/${shown.id}`)).toMatchObject({ status: 200 });
    expect(await stored(shown)).toEqual(before);
  });

  it('is the only such account: others change', async () => {
    const guest = await server.member();
    await server.as(guest).patch(`/api/users/${guest.id}`, { fullName: 'A guest' });
    expect(await stored(guest)).toMatchObject({ fullName: 'A guest' });
  });
});

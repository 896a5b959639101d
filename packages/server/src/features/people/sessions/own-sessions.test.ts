import { expect, it } from 'vitest';
import type { SessionOut } from '@hearth/contract';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';

const hourMs = 3_600_000;

describeServer('the list of sessions', ({ server }) => {
  let cook: TestMember;

  const sessions = async (as: TestMember) =>
    succeeded(await server.as(as).get('/api/users/self/sessions')) as SessionOut[];
  const opens = async (token: string) =>
    (await server.nobody.get('/api/users/self', { authorization: `Bearer ${token}` })).status === 200;

  it('shows every device of the user only, the one in use marked', async () => {
    cook = await server.member();
    await server.app.sessions.start(cook.id, true, 'Mozilla/5.0 (X11; Linux) Firefox/140.0');
    await server.member();
    const list = await sessions(cook);
    expect(list).toHaveLength(2);
    expect(list.filter(({ current }) => current)).toHaveLength(1);
    expect(list).toContainEqual(expect.objectContaining({ remember: true, current: false }));
  });

  it('a device that is signed out is out on its next request', async () => {
    const other = await server.token(cook.id);
    const [device] = (await sessions({ ...cook, token: other })).filter(({ current }) => current);
    const answer = await server.as(cook).delete(`/api/users/self/sessions/${device?.id}`);
    expect(answer.status).toBe(200);
    expect(await opens(other)).toBe(false);
    expect(await opens(cook.token)).toBe(true);
    expect((await server.as(cook).delete(`/api/users/self/sessions/${device?.id}`)).status).toBe(404);
  });

  it('another user’s session cannot be ended', async () => {
    const stranger = await server.member();
    const [theirs] = await sessions(stranger);
    expect((await server.as(cook).delete(`/api/users/self/sessions/${theirs?.id}`)).status).toBe(404);
    expect(await opens(stranger.token)).toBe(true);
  });

  it('signing every other device out leaves this one', async () => {
    const others = [await server.token(cook.id), await server.token(cook.id)];
    const answer = await server.as(cook).delete('/api/users/self/sessions');
    expect(answer.body).toMatchObject([{ current: true }]);
    for (const token of others) expect(await opens(token)).toBe(false);
    expect(await opens(cook.token)).toBe(true);
  });

  it('says in which hour a device was last seen, and deletes expired sessions', async () => {
    const before = (await sessions(cook))[0]?.lastSeenAt ?? '';
    server.clock.advance(2 * hourMs);
    await opens(cook.token);
    expect(((await sessions(cook))[0]?.lastSeenAt ?? '') > before).toBe(true);
    const short = await server.token(cook.id);
    server.clock.advance(40 * hourMs);
    await server.nobody.get('/api/auth/refresh', { authorization: `Bearer ${cook.token}` });
    server.clock.advance(10 * hourMs);
    expect(await opens(short)).toBe(false);
    expect(await sessions({ ...cook, token: await server.token(cook.id) })).toHaveLength(2);
  });
});

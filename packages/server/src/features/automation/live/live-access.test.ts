import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { openPlatform } from '../../../open-platform.ts';
import { account, testPassword } from '../../../testing/test-account.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';
import { followLive, listen, patience } from './live-follower-for-test.ts';

/** The time between two heartbeats is 20 s: what ends within 10 s has been ended by the change itself. */
describeServer('a live stream', ({ server, engine }) => {
  let boss: TestMember;
  let reader: TestMember;
  let other: Awaited<ReturnType<typeof startOther>> | null;
  const ports: number[] = [];
  beforeAll(async () => {
    boss = await server.member({ admin: true });
    ports.push(await listen(server.app.http));
    other = engine === 'postgres' ? await startOther() : null;
    if (other !== null) ports.push(await listen(other.app.http));
  });
  afterAll(async () => {
    if (other !== null) {
      await other.app.http.close();
      await other.opened.jobs.stop();
      await other.opened.database.close();
    }
  });
  beforeEach(async () => {
    reader = await account(server, { household: { id: boss.householdId, groupId: boss.groupId } });
  });

  /** Another process on the same database; SQLite has one process only. */
  async function startOther() {
    const opened = await openPlatform(server.platform.settings, server.platform.log);
    return { opened, app: await buildApp(opened, null) };
  }

  /** A stream of each process, once the process hears of the others: on PostgreSQL it says so when it begins to listen. */
  const followEverywhere = (token: string) =>
    Promise.all(
      ports.map(async (port) => {
        const follower = await followLive(port, token);
        (await followLive(port, boss.token)).leave();
        return follower;
      }),
    );
  const createSession = async (member: TestMember) => ({ ...member, token: await server.token(member.id) });
  const asReader = () => server.as(reader);

  const endings: [string, () => Promise<unknown>][] = [
    ['signs out', async () => succeeded(await asReader().post('/api/auth/logout'))],
    [
      'ends the other sessions from another device',
      async () => succeeded(await server.as(await createSession(reader)).delete('/api/users/self/sessions')),
    ],
    [
      'changes the password on another device',
      async () => {
        const change = { currentPassword: testPassword, newPassword: 'a kitchen of our own' };
        return succeeded(await server.as(await createSession(reader)).put('/api/users/password', change));
      },
    ],
    [
      'is deleted by an administrator',
      async () => succeeded(await server.as(boss).delete(`/api/admin/users/${reader.id}`)),
    ],
    [
      'is moved to another household by an administrator',
      async () => {
        const { slug } = await server.household({ groupId: boss.groupId });
        return succeeded(await server.as(boss).patch(`/api/admin/users/${reader.id}`, { household: slug }));
      },
    ],
  ];

  it.each(endings)('ends at once in every process when its user %s', async (_, end) => {
    const streams = await followEverywhere(reader.token);
    await end();
    await expect.poll(() => streams.map(({ isOver }) => isOver), patience).not.toContain(false);
  });

  it('ends at once in every process when its API token is deleted', async () => {
    const made = succeeded(await asReader().post('/api/users/api-tokens', { name: 'kiosk' }));
    const { id, token } = made as { id: number; token: string };
    const streams = await followEverywhere(token);
    succeeded(await asReader().delete(`/api/users/api-tokens/${id}`));
    await expect.poll(() => streams.map(({ isOver }) => isOver), patience).not.toContain(false);
  });

  it('goes on when another session of its user ends', async () => {
    const streams = await followEverywhere(reader.token);
    const ended = await followEverywhere((await createSession(reader)).token);
    const sessions = succeeded(await asReader().get('/api/users/self/sessions')) as {
      id: string;
      current: boolean;
    }[];
    for (const { id } of sessions.filter(({ current }) => !current))
      succeeded(await asReader().delete(`/api/users/self/sessions/${id}`));
    await expect.poll(() => ended.map(({ isOver }) => isOver), patience).not.toContain(false);
    expect(streams.map(({ isOver }) => isOver)).not.toContain(true);
    for (const stream of streams) stream.leave();
  });

  it('ends when a restore has ended the session', async () => {
    const admin = server.as(boss);
    succeeded(await admin.post('/api/admin/backups'));
    const { imports } = succeeded(await admin.get('/api/admin/backups')) as { imports: { name: string }[] };
    const follower = await followLive(ports[0] ?? 0, reader.token);
    succeeded(await admin.post(`/api/admin/backups/${imports[0]?.name}/restore`));
    await expect.poll(() => follower.isOver, patience).toBe(true);
  }, 120_000);
});

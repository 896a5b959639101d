import { existsSync, readFileSync } from 'node:fs';
import { TOTP } from 'otpauth';
import { beforeAll, expect, it } from 'vitest';
import { SecondStepNeeded } from '@hearth/contract';
import { account, form, testPassword } from '../../../testing/test-account.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';

interface Line {
  readonly event: string;
  readonly outcome: string;
  readonly userId: string | null;
  readonly actorId: string | null;
  readonly method: string | null;
  readonly route: string | null;
  readonly name: string | null;
  readonly address: string;
}

describeServer('security events', ({ server }) => {
  let cook: TestMember;
  let admin: TestMember;
  beforeAll(async () => {
    cook = await account(server, { rights: ['canInvite'] });
    admin = await account(server, { admin: true });
  });

  const text = () => {
    const file = server.platform.settings.log.securityFile;
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  /** The entries written during the work. */
  const written = async (work: () => Promise<unknown>): Promise<Line[]> => {
    const before = text().length;
    await work();
    const lines = text().slice(before).trim().split('\n');
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Line);
  };
  const signIn = (username: string, password: string) => {
    const { payload, headers } = form({ username, password });
    return server.nobody.post('/api/auth/token', payload, headers);
  };

  it('record requests that are refused for a missing right, and no others', async () => {
    const own = server.as(cook);
    const lines = await written(async () => {
      await own.get('/api/users/self');
      await own.get('/api/recipes/no-such-recipe');
      await server.nobody.get('/api/admin/users');
      expect((await own.get('/api/admin/users')).status).toBe(403);
      expect((await own.post(`/api/users/${admin.id}/ratings/soup`, { rating: 3 })).status).toBe(403);
    });
    const about = { event: 'access.refused', outcome: 'refused', userId: cook.id, actorId: cook.id };
    expect(lines).toMatchObject([
      { ...about, route: 'GET /api/admin/users', address: '127.0.0.1' },
      { ...about, route: 'POST /api/users/{id}/ratings/{slug}' },
    ]);
  });

  it('record sign-ins that succeed, fail and are locked', async () => {
    const { id, username } = await account(server);
    const lines = await written(async () => {
      await signIn(username, testPassword);
      for (let count = 0; count < 6; count += 1) await signIn(username, 'wrong');
      await signIn('nobody', 'wrong');
    });
    const about = { userId: id, method: 'password', name: username, address: '127.0.0.1' };
    expect(lines[0]).toMatchObject({ event: 'sign-in.succeeded', outcome: 'success', ...about });
    expect(lines[1]).toMatchObject({ event: 'sign-in.failed', outcome: 'failure', ...about });
    expect(lines[6]).toMatchObject({ event: 'sign-in.locked', outcome: 'refused', ...about });
    expect(lines[7]).toMatchObject({ event: 'sign-in.failed', userId: null, name: 'nobody' });
  });

  it('name the method of each step of a sign-in', async () => {
    const member = await account(server);
    const secondFactor = '/api/users/self/second-factor/totp';
    const setup = await server.as(member).post(secondFactor, { password: testPassword });
    const { secret } = succeeded(setup) as { secret: string };
    const code = () =>
      new TOTP({ secret, digits: 6, period: 30 }).generate({ timestamp: server.clock.now().getTime() });
    const confirmed = await server.as(member).post(`${secondFactor}/confirm`, { code: code() });
    const { recoveryCodes } = succeeded(confirmed) as { recoveryCodes: string[] };
    server.clock.advance(60_000);
    const password = form({ username: member.username, password: testPassword });
    const lines = await written(async () => {
      for (const typed of ['000000', code(), recoveryCodes[0] ?? '']) {
        const asked = await server.send({ method: 'POST', url: '/api/auth/token', ...password });
        const { token } = SecondStepNeeded.parse(asked.body).detail.secondStep;
        await server.nobody.post('/api/auth/second-step', { token, code: typed });
      }
    });
    expect(lines.map(({ event, method }) => [event, method])).toEqual([
      ['sign-in.second-step-asked', 'password'],
      ['sign-in.failed', 'code'],
      ['sign-in.second-step-asked', 'password'],
      ['sign-in.succeeded', 'authenticator'],
      ['sign-in.second-step-asked', 'password'],
      ['sign-in.succeeded', 'recovery code'],
    ]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['api-token.created', () => server.as(cook).post('/api/users/api-tokens', { name: 'Phone' })],
    ['invitation.made', () => server.as(cook).post('/api/households/invitations', { uses: 1 })],
    [
      'email.changed',
      () =>
        server.as(cook).patch(`/api/users/${cook.id}`, {
          email: 'new@example.com',
          currentPassword: testPassword,
        }),
    ],
    [
      'password.changed',
      () =>
        server.as(cook).put('/api/users/password', {
          currentPassword: testPassword,
          newPassword: 'another horse',
        }),
    ],
  ])('tell of %s and who did it', async (event, work) => {
    const lines = await written(work);
    expect(lines).toMatchObject([{ event, userId: cook.id, actorId: cook.id, outcome: 'success' }]);
  });

  it('record an account that an administrator creates, changes and deletes', async () => {
    const body = { username: 'fresh', fullName: 'F', email: 'fresh@example.com', password: 'kettle on 4' };
    const place = { group: admin.groupSlug, household: admin.householdSlug };
    const lines = await written(async () => {
      const made = await server.as(admin).post('/api/admin/users', { ...body, ...place });
      const path = `/api/admin/users/${Object(made.body).id}`;
      await server.as(admin).patch(path, { canInvite: true });
      await server.as(admin).patch(path, { fullName: 'No event' });
      await server.as(admin).delete(path);
    });
    expect(lines.map(({ event, actorId }) => [event, actorId])).toEqual([
      ['user.created', admin.id],
      ['rights.changed', admin.id],
      ['user.deleted', admin.id],
    ]);
  });

  it('hold no password and no token', async () => {
    await server.as(cook).post('/api/users/api-tokens', { name: 'Phone' });
    await server.nobody.post('/api/users/forgot-password', { email: 'new@example.com' });
    for (const secret of [testPassword, 'another horse', 'hearth_', 'eyJ', 'kettle on 4'])
      expect(text()).not.toContain(secret);
  });
});

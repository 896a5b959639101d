import { expect, it } from 'vitest';
import { systemScope } from '../../../platform/db/scope.ts';
import { account, form, testPassword } from '../../../testing/test-account.ts';
import { describeServer } from '../../../testing/describe-server.ts';

describeServer('users', ({ server }) => {
  const signIn = async (username: string, password: string) => {
    const { payload, headers } = form({ username, password });
    return (await server.nobody.post('/api/auth/token', payload, headers)).status;
  };

  it('users see themselves with group, household and rights, and no password', async () => {
    const cook = await server.member();
    const answer = await server.as(cook).get('/api/users/self');
    expect(answer.body).toMatchObject({
      id: cook.id,
      username: cook.username,
      email: `${cook.username}@example.com`,
      authMethod: 'Mealie',
      admin: false,
      groupSlug: cook.groupSlug,
      householdSlug: cook.householdSlug,
      tokens: [],
      cacheKey: '1234',
    });
    expect(answer.text).not.toMatch(/password|hash/i);
  });

  it('a changed password opens, the old one does not, and every other session ends', async () => {
    const cook = await account(server);
    const elsewhere = { ...cook, token: await server.token(cook.id) };
    const newPassword = 'battery staple';
    const answer = await server
      .as(cook)
      .put('/api/users/password', { currentPassword: testPassword, newPassword });
    expect(answer.body).toEqual({ message: 'Password updated', error: false });
    expect((await server.as(cook).get('/api/users/self')).status).toBe(200);
    expect((await server.as(elsewhere).get('/api/users/self')).status).toBe(401);
    expect(await signIn(cook.username, newPassword)).toBe(200);
    expect(await signIn(cook.username, testPassword)).toBe(401);
  });

  it('a wrong current password changes nothing, and guessing it ends in a lock', async () => {
    const cook = await account(server);
    const change = (currentPassword: string) =>
      server.as(cook).put('/api/users/password', { currentPassword, newPassword: 'fake-password' });
    for (let count = 0; count < 5; count += 1) {
      expect(await change('no')).toMatchObject({
        status: 400,
        body: { detail: { message: 'Invalid current password', error: true, exception: null } },
      });
    }
    expect((await change(testPassword)).status).toBe(423);
    server.clock.advance(25 * 3_600_000);
    expect(await signIn(cook.username, testPassword)).toBe(200);
    server.clock.advance(-25 * 3_600_000);
  });

  it.each([
    ['short', 'string_too_short', 'tiny-pw'],
    ['longer than bcrypt looks', 'value_error', 'ü'.repeat(37)],
    ['missing', 'missing', undefined],
    ['no text', 'string_type', 12345678],
  ])('a new password that is %s is refused and not echoed', async (_, type, newPassword) => {
    const cook = await account(server);
    const answer = await server
      .as(cook)
      .put('/api/users/password', { currentPassword: testPassword, newPassword });
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ type, loc: ['body', 'newPassword'] }] } });
    expect(answer.text).not.toContain(String(newPassword));
  });

  it('72 bytes are not too long', async () => {
    const cook = await account(server);
    const newPassword = 'ü'.repeat(36);
    const answer = await server
      .as(cook)
      .put('/api/users/password', { currentPassword: testPassword, newPassword });
    expect(answer.status).toBe(200);
    expect(await signIn(cook.username, newPassword)).toBe(200);
  });

  it('users whose password is stored elsewhere cannot change it here', async () => {
    const cook = await account(server);
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx.updateTable('users').set({ auth_method: 'LDAP' }).where('id', '=', cook.id).execute(),
    );
    const answer = await server
      .as(cook)
      .put('/api/users/password', { currentPassword: testPassword, newPassword: 'battery staple' });
    expect(answer).toMatchObject({
      status: 400,
      body: { detail: { message: 'Unable to update password, user is controlled by LDAP' } },
    });
  });
});

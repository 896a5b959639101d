import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LongLiveTokenOut, UserOut } from '@hearth/contract';
import { systemScope } from '../../../platform/db/scope.ts';
import { startMailServer } from '../../../platform/mail/mail-server-for-test.ts';
import { account, testPassword } from '../../../testing/test-account.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { type TestMember, TestServer } from '../../../testing/test-server.ts';

const currentPassword = testPassword;

describe.each(testEngines)('a new e-mail address on %s', (engine) => {
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let server: TestServer;
  let admin: TestMember;
  beforeAll(async () => {
    mail = await startMailServer();
    server = await TestServer.start(engine, mail.env);
    admin = await account(server, { admin: true });
  });
  afterAll(async () => {
    await server.stop();
    await mail.close();
  });

  const buildAddress = ({ username }: TestMember) => `${username}@example.com`;
  const buildNewAddress = ({ username }: TestMember) => `new-${username}@example.com`;
  const patch = (cook: TestMember, body: object, headers = {}) =>
    server.as(cook).send('PATCH', `/api/users/${cook.id}`, body, headers);
  const fetchEmail = async (cook: TestMember) =>
    UserOut.parse(succeeded(await server.as(admin).get(`/api/admin/users/${cook.id}`))).email;
  const resetToken = async (cook: TestMember) => {
    const body = { email: await fetchEmail(cook) };
    return Object(succeeded(await server.as(admin).post('/api/admin/users/password-reset-token', body)))
      .token as string;
  };
  const reset = async (token: string) => {
    const password = 'battery staple';
    const body = { token, email: 'x@example.com', password, passwordConfirm: password };
    server.clock.advance(61_000);
    return (await server.nobody.post('/api/users/reset-password', body)).status;
  };

  it('needs the current password, by every route', async () => {
    const cook = await account(server);
    const email = buildNewAddress(cook);
    const whole = { ...UserOut.parse((await server.as(cook).get('/api/users/self')).body), email };
    expect(await patch(cook, { email })).toMatchObject({
      status: 400,
      body: { detail: { message: 'Enter your current password to change your email address' } },
    });
    expect((await server.as(cook).put(`/api/users/${cook.id}`, whole)).status).toBe(400);
    expect((await patch(cook, { email, currentPassword: 'wrong' })).status).toBe(400);
    expect(await fetchEmail(cook)).toBe(buildAddress(cook));
    expect((await patch(cook, { email, currentPassword })).status).toBe(200);
    expect(await fetchEmail(cook)).toBe(email);
  });

  it('of an administrator needs the password on the pages of administration too', async () => {
    const other = await account(server, { admin: true });
    const email = buildNewAddress(other);
    const path = `/api/admin/users/${other.id}`;
    expect((await server.as(other).patch(path, { email })).status).toBe(400);
    expect((await server.as(other).patch(path, { email, currentPassword })).status).toBe(200);
  });

  it('guesses of the password count as failed sign-ins', async () => {
    const cook = await account(server);
    const email = buildNewAddress(cook);
    for (let guess = 0; guess < 5; guess += 1) await patch(cook, { email, currentPassword: 'wrong' });
    expect((await patch(cook, { email, currentPassword })).status).toBe(423);
  });

  it('is set by no API token, not even with the password, and neither is the name', async () => {
    const cook = await account(server);
    const made = await server.as(cook).post('/api/users/api-tokens', { name: 'Script' });
    const { token } = LongLiveTokenOut.parse(succeeded(made));
    const authorization = { authorization: `Bearer ${token}` };
    const body = { email: buildNewAddress(cook), currentPassword };
    const answer = await server.nobody.send('PATCH', `/api/users/${cook.id}`, body, authorization);
    expect(answer.status).toBe(403);
    const rename = { fullName: 'Renamed', email: buildAddress(cook) };
    const renamed = await server.nobody.send('PATCH', `/api/users/${cook.id}`, rename, authorization);
    expect(renamed.status).toBe(403);
  });

  it('is not set by those who sign in elsewhere, but by an administrator', async () => {
    const cook = await account(server);
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx.updateTable('users').set({ auth_method: 'OIDC' }).where('id', '=', cook.id).execute(),
    );
    const email = buildNewAddress(cook);
    expect((await patch(cook, { email, currentPassword })).status).toBe(400);
    expect((await server.as(admin).patch(`/api/admin/users/${cook.id}`, { email })).status).toBe(200);
    expect(await fetchEmail(cook)).toBe(email);
  });

  it('is reported to the old address', async () => {
    const cook = await account(server);
    const body = { email: buildNewAddress(cook), currentPassword };
    await patch(cook, body, { 'accept-language': 'de-DE' });
    await server.workOff();
    const sent = mail.taken.filter(({ to }) => to.includes(buildAddress(cook)));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.content).toMatch(/^Subject: .*Hearth/m);
    expect(sent[0]?.content).not.toContain(buildNewAddress(cook));
  });

  it('voids links to a new password', async () => {
    const cook = await account(server);
    const token = await resetToken(cook);
    await patch(cook, { email: buildNewAddress(cook), currentPassword });
    expect(await reset(token)).toBe(400);
  });

  it('a new password voids links to a new password', async () => {
    const cook = await account(server);
    const token = await resetToken(cook);
    const body = { currentPassword, newPassword: 'another horse' };
    expect((await server.as(cook).put('/api/users/password', body)).status).toBe(200);
    expect(await reset(token)).toBe(400);
  });

  it('a reset ends every session and every API token', async () => {
    const cook = await account(server);
    const made = await server.as(cook).post('/api/users/api-tokens', { name: 'Thief' });
    const { token } = LongLiveTokenOut.parse(succeeded(made));
    expect(await reset(await resetToken(cook))).toBe(200);
    for (const bearer of [cook.token, token])
      expect((await server.nobody.get('/api/users/self', { authorization: `Bearer ${bearer}` })).status).toBe(
        401,
      );
  });
});

import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LongLiveTokenOut, MealPlanFeed, ReadInviteToken } from '@hearth/contract';
import { account, testPassword } from '../../../testing/test-account.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import type { TestMember, TestServer } from '../../../testing/test-server.ts';
import { noEffects, RestoreStage } from './restore-stage-for-test.ts';

vi.setConfig({ testTimeout: 120_000 });

const newPassword = 'battery staple 9';

describe.each(testEngines)('a restore on %s', (engine) => {
  let stage: RestoreStage;
  let server: TestServer;
  let admin: TestMember;
  beforeEach(async () => {
    stage = await RestoreStage.open(engine);
    ({ server, admin } = stage);
  });
  afterEach(() => stage.close());

  const apiToken = async (of: TestMember) =>
    LongLiveTokenOut.parse(succeeded(await server.as(of).post('/api/users/api-tokens', { name: 'Phone' })));

  it('ends every session but that of the person who restores', async () => {
    const cook = await account(server);
    const [ended, elsewhere] = [await server.token(cook.id), await server.token(admin.id)];
    const name = await stage.backUp();
    succeeded(await server.nobody.post('/api/auth/logout', undefined, { authorization: `Bearer ${ended}` }));
    await stage.restore(name);
    expect(await stage.opens(admin.token)).toBe(true);
    for (const token of [ended, elsewhere, cook.token]) expect(await stage.opens(token)).toBe(false);
    expect((await server.rowCounts()).sessions).toBe(1);
    expect((await stage.signIn(cook, testPassword)).status).toBe(200);
  });

  it('a restore by a user who is not in the backup ends all sessions', async () => {
    const name = await stage.backUp();
    const newcomer = await server.member({ admin: true });
    await stage.restore(name, newcomer);
    expect(await stage.opens(newcomer.token)).toBe(false);
    expect((await server.rowCounts()).sessions).toBe(0);
  });

  it('ends links that set a new password', async () => {
    const cook = await account(server);
    const email = `${cook.username}@example.com`;
    const made = await server.as(admin).post('/api/admin/users/password-reset-token', { email });
    const { token } = Object(succeeded(made));
    const name = await stage.backUp();
    await stage.restore(name);
    const body = { token, email, password: newPassword, passwordConfirm: newPassword };
    expect((await server.nobody.post('/api/users/reset-password', body)).status).toBe(400);
  });

  it('brings back no key that was ended since, not even into an empty database beside the same data', async () => {
    const cook = await account(server, { rights: ['canInvite'] });
    const client = server.as(cook);
    const [kept, revoked] = [await apiToken(cook), await apiToken(cook)];
    const feed = () => client.post('/api/households/mealplans/feed').then(succeeded);
    const { path } = MealPlanFeed.parse(await feed());
    const recipe = await client.cook('Soup');
    const link = Object(succeeded(await client.post('/api/shared/recipes', { recipeId: recipe.id }))).id;
    const invited = await client.post('/api/households/invitations', { uses: 1 });
    const { token } = ReadInviteToken.parse(succeeded(invited));
    const name = await stage.backUp();
    succeeded(await client.delete(`/api/users/api-tokens/${revoked.id}`));
    await feed();
    succeeded(await client.delete(`/api/shared/recipes/${link}`));
    expect((await stage.register(server, token, 'first')).status).toBe(201);

    const other = await stage.otherServer();
    stage.carry(other, 'backups', name);
    await expect
      .poll(() => readFileSync(stage.pathOf(server, 'ended-keys'), 'utf8').split('\n').length)
      .toBe(5);
    stage.carry(other, 'ended-keys');
    const stranger = await other.member({ admin: true });
    for (const [on, as] of [
      [server, admin],
      [other, stranger],
    ] as const) {
      expect((await stage.check(name, as, on)).effects.endedKeys).toBe(4);
      expect((await stage.restore(name, as, on)).endedKeys).toBe(4);
      expect([await stage.opens(kept.token, on), await stage.opens(revoked.token, on)]).toEqual([
        true,
        false,
      ]);
      expect((await on.nobody.get(path ?? '')).status).toBe(404);
      expect((await on.nobody.get(`/api/recipes/shared/${link}`)).status).toBe(404);
      expect((await stage.register(on, token, 'second')).status).toBe(400);
    }
  });

  it('keeps the uses of an invitation that are spent', async () => {
    const made = await server.as(admin).post('/api/households/invitations', { uses: 2 });
    const { token } = ReadInviteToken.parse(succeeded(made));
    const name = await stage.backUp();
    expect((await stage.register(server, token, 'first')).status).toBe(201);
    await stage.restore(name);
    const [open] = ReadInviteToken.array().parse(
      succeeded(await server.as(admin).get('/api/households/invitations')),
    );
    expect(open?.usesLeft).toBe(1);
  });

  it('ends tokens of accounts that were deleted, or whose password was reset', async () => {
    const [deleted, reset] = [await account(server), await account(server)];
    const tokens = [await apiToken(deleted), await apiToken(reset)];
    const name = await stage.backUp();
    succeeded(await server.as(admin).delete(`/api/admin/users/${deleted.id}`));
    const email = `${reset.username}@example.com`;
    const made = await server.as(admin).post('/api/admin/users/password-reset-token', { email });
    const body = { ...Object(succeeded(made)), email, password: newPassword, passwordConfirm: newPassword };
    succeeded(await server.nobody.post('/api/users/reset-password', body));
    expect((await stage.restore(name)).endedKeys).toBe(2);
    for (const { token } of tokens) expect(await stage.opens(token)).toBe(false);
  });

  it('says before and after how many passwords and second factors go back', async () => {
    const [changed, without, withOne, gone] = [
      await account(server),
      await account(server),
      await account(server),
      await account(server),
    ];
    await stage.addAuthenticator(without);
    const name = await stage.backUp();
    expect((await stage.check(name)).effects).toEqual(noEffects);
    const change = { currentPassword: testPassword, newPassword };
    succeeded(await server.as(changed).put('/api/users/password', change));
    succeeded(
      await server.as(without).post('/api/users/self/second-factor/totp/remove', { password: testPassword }),
    );
    await stage.addAuthenticator(withOne);
    succeeded(await server.as(admin).delete(`/api/admin/users/${gone.id}`));
    const newcomer = await account(server);
    const expected = {
      ...noEffects,
      passwords: 1,
      secondFactors: 2,
      returningAccounts: 1,
      missingAccounts: 1,
    };
    const checked = await stage.check(name);
    expect(checked).toMatchObject({ contents: { users: 5 }, effects: expected });
    expect((await stage.signIn(changed, newPassword)).status).toBe(200);
    expect(await stage.restore(name)).toEqual(expected);

    expect((await stage.signIn(changed, newPassword)).status).toBe(401);
    expect((await stage.signIn(changed, testPassword)).status).toBe(200);
    expect((await stage.signIn(without, testPassword)).status).toBe(401);
    expect((await stage.signIn(withOne, testPassword)).status).toBe(200);
    expect((await stage.signIn(gone, testPassword)).status).toBe(200);
    expect((await stage.signIn(newcomer, testPassword)).status).toBe(401);
    const log = readFileSync(server.platform.settings.log.securityFile, 'utf8');
    const entries = log.split('\n').filter((line) => line.includes('"backup.restored"'));
    expect(entries.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { userId: admin.id, actorId: admin.id, name, outcome: 'success', address: '127.0.0.1' },
    ]);
  });
});

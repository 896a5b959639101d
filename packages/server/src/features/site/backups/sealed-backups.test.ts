import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MealPlanFeed, ReadInviteToken, TokenAnswer } from '@hearth/contract';
import { systemRandom } from '../../../platform/random/random.ts';
import { account, testPassword } from '../../../testing/test-account.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import type { TestMember, TestServer } from '../../../testing/test-server.ts';
import { RowSecrets, sealedColumns } from './archive/sealed-columns.ts';
import { generateCode, noEffects, RestoreStage } from './restore-stage-for-test.ts';

vi.setConfig({ testTimeout: 120_000 });

describe.each(testEngines)('a sealed backup on %s', (engine) => {
  let stage: RestoreStage;
  let server: TestServer;
  let admin: TestMember;
  beforeEach(async () => {
    stage = await RestoreStage.open(engine);
    ({ server, admin } = stage);
  });
  afterEach(() => stage.close());

  it('with another SECRET restores all else and says what has to be entered again', async () => {
    const cook = await account(server, { rights: ['canInvite'] });
    const client = server.as(cook);
    const code = await stage.addAuthenticator(cook);
    const { token } = ReadInviteToken.parse(
      succeeded(await client.post('/api/households/invitations', { uses: 3 })),
    );
    const { path } = MealPlanFeed.parse(succeeded(await client.post('/api/households/mealplans/feed')));
    const hook = { name: 'Hook', url: 'https://example.com/?key=hunter2', scheduledTime: '10:00' };
    succeeded(await client.post('/api/households/webhooks', hook));
    const phone = { name: 'Phone', appriseUrl: 'json://cook:hunter2@example.com/' };
    succeeded(await client.post('/api/households/events/notifications', phone));
    await client.cook('Soup');
    const name = await stage.backUp();

    const files = unzipSync(readFileSync(stage.pathOf(server, 'backups', name)));
    const texts = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('\n');
    for (const clear of ['hunter2', token, path?.split('/').at(-1) ?? 'none', code])
      expect(texts).not.toContain(clear);

    const other = await stage.otherServer('the secret of the second server');
    stage.carry(other, 'backups', name);
    const stranger = await other.member({ admin: true });
    const sealedElsewhere = {
      authenticators: 1,
      invitations: 1,
      calendarAddresses: 1,
      notifiers: 1,
      webhooks: 1,
    };
    expect((await stage.check(name, stranger, other)).effects).toMatchObject({ sealedElsewhere });
    expect(await stage.restore(name, stranger, other)).toMatchObject({ sealedElsewhere });

    const answer = await stage.signIn(cook, testPassword, other);
    const restored = other.as({ ...cook, token: TokenAnswer.parse(succeeded(answer)).access_token });
    expect((await restored.recipe('soup')).name).toBe('Soup');
    expect(succeeded(await restored.get('/api/households/invitations'))).toEqual([]);
    expect(succeeded(await restored.get('/api/households/mealplans/feed'))).toMatchObject({ address: null });
    expect(succeeded(await restored.get('/api/households/webhooks'))).toMatchObject({ items: [{ url: '' }] });
    const notifiers = Object(succeeded(await restored.get('/api/households/events/notifications')));
    expect(notifiers.items[0].lastError).toContain('enter it again');
  });

  it('reads the secrets that archives of earlier releases have readable', async () => {
    const hook = { name: 'Hook', url: 'https://example.com/?key=hunter2', scheduledTime: '10:00' };
    succeeded(await server.as(admin).post('/api/households/webhooks', hook));
    const { path } = MealPlanFeed.parse(
      succeeded(await server.as(admin).post('/api/households/mealplans/feed')),
    );
    const name = await stage.backUp();
    const file = stage.pathOf(server, 'backups', name);
    writeFileSync(file, asEarlierRelease(readFileSync(file), stage.secret));
    const other = await stage.otherServer('the secret of the second server');
    stage.carry(other, 'backups', name);
    const effects = await stage.restore(name, await other.member({ admin: true }), other);
    expect(effects.sealedElsewhere).toEqual(noEffects.sealedElsewhere);
    const restored = other.as({ ...admin, token: await other.token(admin.id) });
    expect(succeeded(await restored.get('/api/households/webhooks'))).toMatchObject({
      items: [{ url: hook.url }],
    });
    expect((await other.nobody.get(path ?? '')).status).toBe(200);
  });

  it('with the same SECRET keeps every secret', async () => {
    const cook = await account(server);
    const totp = await stage.addAuthenticator(cook);
    const { path } = MealPlanFeed.parse(
      succeeded(await server.as(cook).post('/api/households/mealplans/feed')),
    );
    const name = await stage.backUp();
    const other = await stage.otherServer();
    stage.carry(other, 'backups', name);
    const effects = await stage.restore(name, await other.member({ admin: true }), other);
    expect(effects.sealedElsewhere).toEqual(noEffects.sealedElsewhere);
    expect((await other.nobody.get(path ?? '')).status).toBe(200);
    const asked = Object((await stage.signIn(cook, testPassword, other)).body);
    const code = generateCode(totp, other);
    const step = { token: asked.detail.secondStep.token, code };
    expect((await other.nobody.post('/api/auth/second-step', step)).status).toBe(200);
  });
});

/** The archive with readable secrets. */
function asEarlierRelease(archive: Uint8Array, secret: string): Uint8Array {
  const files = unzipSync(archive);
  const manifest = Object(JSON.parse(strFromU8(files['backup.json'] ?? new Uint8Array())));
  const secrets = new RowSecrets(secret, systemRandom);
  for (const table of Object.keys(sealedColumns)) {
    const rows = strFromU8(files[`tables/${table}.jsonl`] ?? new Uint8Array()).split('\n');
    const opened = rows.map((row) =>
      row === '' ? '' : JSON.stringify(secrets.open(table, JSON.parse(row))),
    );
    const bytes = strToU8(opened.join('\n'));
    files[`tables/${table}.jsonl`] = bytes;
    manifest.tables[table].sha256 = createHash('sha256').update(bytes).digest('hex');
  }
  return zipSync({ ...files, 'backup.json': strToU8(JSON.stringify(manifest)) });
}

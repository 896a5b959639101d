import { TOTP } from 'otpauth';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { GroupEventNotifierOut, MealPlanFeed, ReadInviteToken, type ReadWebhook } from '@hearth/contract';
import { warnOfLostSecrets } from './lost-secrets.ts';
import { systemRandom } from './platform/random/random.ts';
import { SealedSecrets } from './platform/secrets/sealed-secrets.ts';
import { account, testPassword } from './testing/test-account.ts';
import { succeeded } from './testing/test-client.ts';
import { testEngines } from './testing/test-databases.ts';
import { dumpRows } from './testing/test-rows.ts';
import { TestServer } from './testing/test-server.ts';

const notifierRoot = '/api/households/events/notifications';
const webhook = { name: 'Hook', url: 'https://example.com/?key=hunter2', scheduledTime: '10:00' };
const notifier = { name: 'Phone', appriseUrl: 'json://cook:hunter2@example.com/' };

describe.each(testEngines)('secrets in the database on %s', (engine) => {
  /** A household with one secret of each kind. */
  async function kitchen() {
    const server = await TestServer.start(engine);
    const cook = await server.member({ rights: ['canInvite'] });
    const client = server.as(cook);
    const invited = await client.post('/api/households/invitations', { uses: 3 });
    const feed = await client.post('/api/households/mealplans/feed');
    await client.post('/api/households/webhooks', webhook);
    await client.post(notifierRoot, notifier);
    const { token } = ReadInviteToken.parse(succeeded(invited));
    const { path } = MealPlanFeed.parse(succeeded(feed));
    const feedToken = (path ?? '').split('/').at(-1) ?? '';
    const read = async (url: string) => (await client.get(url)).body;
    return { server, client, token, feedToken, read };
  }

  it('are stored encrypted and still work', async () => {
    const { server, token, feedToken, read } = await kitchen();
    const rows = (await dumpRows(server.platform.database)).join('\n');
    for (const secret of ['hunter2', token, feedToken]) expect(rows).not.toContain(secret);
    expect(await read('/api/households/invitations')).toMatchObject([{ token }]);
    expect(await read('/api/households/webhooks')).toMatchObject({ items: [{ url: webhook.url }] });
    expect((await server.nobody.get(`/api/households/mealplans/ical/${feedToken}`)).status).toBe(200);
    await server.stop();
  });

  it('sealed with another SECRET have to be entered again, and the log reports them', async () => {
    const { server, client, read } = await kitchen();
    const lost = new SealedSecrets('another secret', systemRandom);
    let written = '';
    const log = pino({}, { write: (line: string) => void (written += line) });
    await warnOfLostSecrets({ ...server.platform, log });
    expect(written).toBe('');
    Object.assign(server.platform, { secrets: lost });
    await warnOfLostSecrets({ ...server.platform, log });
    expect(JSON.parse(written)).toMatchObject({
      level: 50,
      lost: { notifiers: 1, webhooks: 1, invitations: 1, calendarFeeds: 1 },
      msg: expect.stringContaining('SECRET has changed'),
    });
    expect(await read('/api/households/invitations')).toEqual([]);
    expect(await read('/api/households/mealplans/feed')).toMatchObject({ address: null });
    const [hook] = Object(await read('/api/households/webhooks')).items as ReadWebhook[];
    expect(hook).toMatchObject({ url: '', lastResult: { outcome: 'failed', reason: 'lostSecret' } });
    const hookPath = `/api/households/webhooks/${hook?.id ?? ''}`;
    const renamed = await client.put(hookPath, { ...hook, name: 'Renamed' });
    expect(succeeded(renamed)).toMatchObject({ name: 'Renamed', lastResult: { reason: 'lostSecret' } });
    const again = await client.put(hookPath, { ...hook, url: webhook.url });
    expect(succeeded(again)).toMatchObject({ url: webhook.url, lastResult: null });
    const [phone] = Object(await read(notifierRoot)).items as GroupEventNotifierOut[];
    expect(phone?.lastError).toContain('enter it again');
    const entered = { ...phone, appriseUrl: notifier.appriseUrl };
    const saved = await client.put(`${notifierRoot}/${phone?.id ?? ''}`, entered);
    expect(GroupEventNotifierOut.parse(succeeded(saved)).lastError).toBeNull();
    await server.stop();
  });

  it('count lost authenticators even if no other secret is lost', async () => {
    const server = await TestServer.start(engine);
    const client = server.as(await account(server));
    const root = '/api/users/self/second-factor/totp';
    const { secret } = Object(succeeded(await client.post(root, { password: testPassword })));
    let written = '';
    const log = pino({}, { write: (line: string) => void (written += line) });
    const underAnother = { ...server.platform, secret: 'another secret', log };
    await warnOfLostSecrets(underAnother);
    expect(written).toBe('');
    const code = new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() });
    succeeded(await client.post(`${root}/confirm`, { code }));
    await warnOfLostSecrets({ ...server.platform, log });
    expect(written).toBe('');
    await warnOfLostSecrets(underAnother);
    expect(JSON.parse(written)).toMatchObject({ level: 50, lost: { authenticators: 1, webhooks: 0 } });
    await server.stop();
  });
});

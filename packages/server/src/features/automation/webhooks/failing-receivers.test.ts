import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemScope } from '../../../platform/db/scope.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { fireWebhooks } from './index.ts';
import { WebhookKitchen, webhooksRoot } from './kitchen-for-test.ts';
import { startReceiver } from './receiver-for-test.ts';

/** On a busy machine things come late; what does not come at all fails all the same. */
const patience = { timeout: 10_000 };

const minuteMs = 60_000;

describe.each(testEngines)('receivers of webhooks that fail on %s', (engine) => {
  let kitchen: WebhookKitchen;
  beforeAll(async () => {
    kitchen = await WebhookKitchen.start(engine);
  });
  beforeEach(() => kitchen.enter());
  afterEach(() => kitchen.tidy());
  afterAll(() => kitchen.server.stop());

  it('a receiver that fails is tried again later with the same event, until it takes it', async () => {
    const { url, received } = await kitchen.receiver([503, 'nothing', 204]);
    await kitchen.plan(kitchen.goTo('08:00:00'), { title: 'x' });
    const hook = await kitchen.create(url, '08:01:00');
    kitchen.goTo('08:05:00');
    await kitchen.fire();
    expect(await kitchen.resultOf(hook)).toMatchObject({
      outcome: 'failed',
      reason: 'status',
      status: 503,
      isTriedAgain: true,
    });
    kitchen.server.clock.advance(minuteMs);
    await kitchen.deliver();
    expect(await kitchen.resultOf(hook)).toMatchObject({
      outcome: 'failed',
      reason: 'timeout',
      isTriedAgain: true,
    });
    kitchen.server.clock.advance(2 * minuteMs);
    await kitchen.deliver();
    expect(await kitchen.resultOf(hook)).toMatchObject({ outcome: 'sent', status: 204, isTriedAgain: false });
    expect(new Set(received.map(({ body }) => body['eventId'])).size).toBe(1);
    kitchen.server.clock.advance(60 * minuteMs);
    await kitchen.deliver();
    expect(received).toHaveLength(3);
  });

  it('a receiver that is down at the moment is retried', async () => {
    const away = await startReceiver();
    await away.close();
    await kitchen.plan(kitchen.goTo('08:00:00'), { title: 'x' });
    const hook = await kitchen.create(away.url, '08:01:00');
    kitchen.goTo('08:05:00');
    await kitchen.fire();
    expect(await kitchen.resultOf(hook)).toMatchObject({
      outcome: 'failed',
      reason: 'connect',
      isTriedAgain: true,
    });
    expect((await kitchen.server.rowCounts())['deliveries']).toBe(1);
    await kitchen.server.platform.database.write(systemScope('test'), (tx) =>
      tx.deleteFrom('deliveries').execute(),
    );
  });

  it('a receiver that stays down is given up, and nothing is left behind', async () => {
    const { url, received } = await kitchen.receiver([500]);
    await kitchen.plan(kitchen.goTo('08:00:00'), { title: 'x' });
    const hook = await kitchen.create(url, '08:01:00');
    kitchen.goTo('08:05:00');
    await kitchen.fire();
    for (let step = 0; step < 12; step += 1) {
      kitchen.server.clock.advance(11 * minuteMs);
      await kitchen.deliver();
    }
    expect(received).toHaveLength(8);
    expect(await kitchen.resultOf(hook)).toMatchObject({ outcome: 'failed', isTriedAgain: false });
    expect((await kitchen.server.rowCounts())['deliveries']).toBe(0);
  });

  it('what will not pass is not tried again', async () => {
    const inward = await kitchen.receiver([{ redirectsTo: 'http://169.254.169.254/' }]);
    const gone = await kitchen.receiver([410]);
    await kitchen.plan(kitchen.goTo('08:00:00'), { title: 'x' });
    const hooks = [
      [await kitchen.create(inward.url, '08:01:00'), 'refused'],
      [await kitchen.create('http://10.0.0.1/', '08:01:00'), 'refused'],
      [await kitchen.create('ftp://example.com', '08:01:00'), 'refused'],
      [await kitchen.create('', '08:01:00'), 'noAddress'],
      [await kitchen.create(gone.url, '08:01:00'), 'status'],
    ] as const;
    kitchen.goTo('08:05:00');
    await kitchen.fire();
    for (const [hook, reason] of hooks)
      expect(await kitchen.resultOf(hook)).toMatchObject({ outcome: 'failed', reason, isTriedAgain: false });
    expect((await kitchen.server.rowCounts())['deliveries']).toBe(0);
  });

  it('a household with many webhooks at one dead receiver delays no other', async () => {
    const order: string[] = [];
    const dead = await kitchen.receiver(['nothing']);
    const up = await kitchen.receiver();
    await kitchen.plan(kitchen.goTo('08:00:00'), { title: 'x' });
    const many = Array.from({ length: 20 }, () => kitchen.create(dead.url, '08:01:00'));
    const waiting = await Promise.all(many);
    const fast = await kitchen.create(up.url, '08:02:00');
    kitchen.goTo('08:05:00');
    await fireWebhooks(kitchen.server.platform);
    const working = kitchen.deliver().then(() => order.push('all'));
    await expect.poll(async () => (await kitchen.resultOf(fast))?.outcome, patience).toBe('sent');
    order.push('fast');
    await working;
    expect(order).toEqual(['fast', 'all']);
    expect(dead.received).toHaveLength(1);
    const results = await Promise.all(waiting.map((hook) => kitchen.resultOf(hook)));
    expect(results.filter((result) => result !== null)).toMatchObject([
      { reason: 'timeout', isTriedAgain: true },
    ]);
  });

  it('what waits for a receiver that is away is sent once it is back, unless the meals are over', async () => {
    const down = await kitchen.receiver(['nothing']);
    await kitchen.plan(kitchen.goTo('08:00:00'), { title: 'x' });
    const hooks = [await kitchen.create(down.url, '08:01:00'), await kitchen.create(down.url, '08:02:00')];
    kitchen.goTo('08:05:00');
    await kitchen.fire();
    kitchen.goTo('14:10:00');
    await kitchen.deliver();
    expect(down.received).toHaveLength(2);
    for (const hook of hooks)
      expect(await kitchen.resultOf(hook)).toMatchObject({
        outcome: 'failed',
        reason: 'timeout',
        isTriedAgain: false,
      });
    expect((await kitchen.server.rowCounts())['deliveries']).toBe(0);
  });

  it('a test and asking again wait for no receiver to come back', async () => {
    const { url, received } = await kitchen.receiver(['nothing', 200]);
    await kitchen.plan(kitchen.goTo('08:00:00'), { title: 'x' });
    const hook = await kitchen.create(url, '08:01:00');
    kitchen.goTo('08:05:00');
    await kitchen.fire();
    expect(received).toHaveLength(1);
    await kitchen.client.post(`${webhooksRoot}/${hook.id}/test`);
    await kitchen.deliver();
    expect(await kitchen.resultOf(hook)).toMatchObject({ outcome: 'sent', isTest: true });
    await kitchen.client.post(`${webhooksRoot}/rerun`);
    await kitchen.deliver();
    expect(received).toHaveLength(4);
  });
});

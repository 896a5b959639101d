import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../../testing/test-databases.ts';
import { WebhookKitchen, webhooksRoot } from './kitchen-for-test.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

describe.each(testEngines)('sending webhooks on %s', (engine) => {
  let kitchen: WebhookKitchen;
  beforeAll(async () => {
    kitchen = await WebhookKitchen.start(engine);
  });
  beforeEach(() => kitchen.enter());
  afterEach(() => kitchen.tidy());
  afterAll(() => kitchen.server.stop());

  it('sends the meals planned for the day in the form that programs for the reference know', async () => {
    const { url, received } = await kitchen.receiver();
    await kitchen.client.cook('Soup', { tags: ['Quick'] });
    const recipe = await kitchen.client.recipe('soup');
    const today = kitchen.goTo('10:00:00');
    await kitchen.plan(today, { recipeId: recipe.id });
    await kitchen.plan(today, { title: 'Bread', entryType: 'breakfast' });
    await kitchen.create(url, '10:03:00');
    kitchen.goTo('10:05:00');
    await kitchen.fire();
    const answer = await kitchen.client.get('/api/households/mealplans/today');
    expect(received).toMatchObject([{ method: 'POST', type: 'application/json' }]);
    expect(received[0]?.body).toEqual({
      message: { title: 'Webhook Task', body: 'generic' },
      eventType: 2,
      integrationId: 'mealie_generic_user',
      documentData: {
        documentType: 'mealplan',
        operation: 'info',
        webhookStartDt: `${today}T10:03:00Z`,
        webhookEndDt: expect.stringMatching(`^${today}T10:05:0`),
        webhookBody: answer.body,
      },
      eventId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      timestamp: expect.stringMatching(`^${today}T10:05:0.*Z$`),
    });
    expect(answer.body).toMatchObject([{ recipe: { slug: 'soup' } }, { title: 'Bread' }]);
  });

  it.each(['23:58:00', '00:00:00', '00:01:00'])(
    'one of %s is sent for its own day, though midnight lies between',
    async (time) => {
      const { url, received } = await kitchen.receiver();
      const eve = kitchen.goTo('23:57:00');
      const morning = new Date(Date.parse(eve) + dayMs).toISOString().slice(0, 10);
      await kitchen.plan(eve, { title: 'evening' });
      await kitchen.plan(morning, { title: 'morning' });
      const hook = await kitchen.create(url, time);
      await kitchen.fire();
      expect(received).toEqual([]);
      kitchen.goTo('00:02:00');
      await kitchen.fire();
      await kitchen.fire();
      const told = time.startsWith('23') ? 'evening' : 'morning';
      expect(received.map(({ body }) => body.documentData['webhookBody'])).toEqual([
        [expect.objectContaining({ title: told })],
      ]);
      expect(await kitchen.resultOf(hook)).toMatchObject({ outcome: 'sent', status: 200, isTest: false });
    },
  );

  it('each is sent once a day, however often and by however many it is asked for, and each day again', async () => {
    const { url, received } = await kitchen.receiver();
    const today = kitchen.goTo('08:00:00');
    const tomorrow = new Date(Date.parse(today) + dayMs).toISOString().slice(0, 10);
    await kitchen.plan(today, { title: 'x' });
    await kitchen.plan(tomorrow, { title: 'y' });
    await kitchen.create(url, '08:01:00');
    kitchen.goTo('08:05:00');
    await Promise.all([kitchen.fire(), kitchen.fire(), kitchen.fire()]);
    expect(received).toHaveLength(1);
    kitchen.goTo('07:59:00');
    await kitchen.fire();
    expect(received).toHaveLength(1);
    kitchen.goTo('08:05:00');
    await Promise.all([kitchen.fire(), kitchen.fire(), kitchen.fire()]);
    expect(received).toHaveLength(2);
  });

  it('webhooks of every group are sent, each with what its own household has planned', async () => {
    const [ours, theirs] = [await kitchen.receiver(), await kitchen.receiver()];
    const stranger = kitchen.server.as(await kitchen.server.member());
    const today = kitchen.goTo('08:00:00');
    await kitchen.plan(today, { title: 'ours' });
    await kitchen.plan(today, { title: 'theirs' }, stranger);
    await kitchen.create(ours.url, '08:01:00');
    const other = await kitchen.create(theirs.url, '08:01:00', stranger);
    kitchen.goTo('08:05:00');
    await kitchen.fire();
    for (const [{ received }, title] of [
      [ours, 'ours'],
      [theirs, 'theirs'],
    ] as const) {
      expect(received.map(({ body }) => body.documentData['webhookBody'])).toEqual([
        [expect.objectContaining({ title })],
      ]);
    }
    await stranger.delete(`${webhooksRoot}/${other.id}`);
  });

  it('nothing is sent where nothing is planned, and not while it is off', async () => {
    const { url, received } = await kitchen.receiver();
    const today = kitchen.goTo('08:00:00');
    const hook = await kitchen.create(url, '08:01:00');
    kitchen.goTo('08:05:00');
    await kitchen.fire();
    expect(await kitchen.resultOf(hook)).toMatchObject({
      outcome: 'nothingPlanned',
      status: null,
      reason: null,
    });
    await kitchen.plan(today, { title: 'x' });
    await kitchen.client.patch(`${webhooksRoot}/${hook.id}`, { enabled: false, scheduledTime: '08:06:00' });
    kitchen.goTo('08:10:00');
    await kitchen.fire();
    await kitchen.client.patch(`${webhooksRoot}/${hook.id}`, { enabled: true });
    await kitchen.fire();
    expect(received).toEqual([]);
  });

  it('a server that was off sends what is still of use, and says what it missed', async () => {
    const { url, received } = await kitchen.receiver();
    const today = kitchen.goTo('08:00:00');
    await kitchen.plan(today, { title: 'x' });
    const hook = await kitchen.create(url, '08:01:00');
    const missed = await kitchen.create(url, '09:01:00');
    kitchen.goTo('14:00:00');
    await kitchen.fire();
    expect(received).toHaveLength(2);
    await kitchen.client.patch(`${webhooksRoot}/${missed.id}`, { scheduledTime: '14:01:00' });
    kitchen.goTo('21:00:00');
    await kitchen.fire();
    expect(received).toHaveLength(2);
    expect(await kitchen.resultOf(hook)).toMatchObject({ outcome: 'sent' });
    expect(await kitchen.resultOf(missed)).toMatchObject({ outcome: 'missed' });
  });

  it('a test is sent at once, even with an empty plan, and is not retried', async () => {
    const [up, down] = [await kitchen.receiver(), await kitchen.receiver([500])];
    kitchen.goTo('12:00:00');
    const [good, bad] = [await kitchen.create(up.url, '08:00'), await kitchen.create(down.url, '08:00')];
    await kitchen.client.patch(`${webhooksRoot}/${good.id}`, { enabled: false });
    for (const { id } of [good, bad])
      expect(await kitchen.client.post(`${webhooksRoot}/${id}/test`)).toMatchObject({
        status: 200,
        body: null,
      });
    await kitchen.deliver();
    expect(up.received.map(({ body }) => body)).toMatchObject([
      { message: { body: 'Test Webhook' }, eventType: 2, documentData: { webhookBody: [] } },
    ]);
    expect(await kitchen.resultOf(good)).toMatchObject({ outcome: 'sent', isTest: true });
    kitchen.server.clock.advance(60 * minuteMs);
    await kitchen.deliver();
    expect(down.received).toHaveLength(1);
    expect(await kitchen.resultOf(bad)).toMatchObject({
      outcome: 'failed',
      reason: 'status',
      status: 500,
      isTriedAgain: false,
    });
    expect((await kitchen.client.post(`${webhooksRoot}/${crypto.randomUUID()}/test`)).status).toBe(404);
  });

  it('asking again sends what was due today, and not what is still to come', async () => {
    const { url, received } = await kitchen.receiver();
    const today = kitchen.goTo('08:00:00');
    await kitchen.plan(today, { title: 'x' });
    for (const time of ['00:00:00', '08:01:00', '20:00:00']) await kitchen.create(url, time);
    const off = await kitchen.create(url, '07:00:00');
    await kitchen.client.patch(`${webhooksRoot}/${off.id}`, { enabled: false });
    kitchen.goTo('08:05:00');
    expect(await kitchen.client.post(`${webhooksRoot}/rerun`)).toMatchObject({ status: 200, body: null });
    await kitchen.deliver();
    await kitchen.fire();
    expect(received).toHaveLength(2);
    expect(received[0]?.body.documentData).toMatchObject({ webhookStartDt: `${today}T00:00:00Z` });
    await kitchen.client.post(`${webhooksRoot}/rerun`);
    await kitchen.deliver();
    expect(received).toHaveLength(4);
  });

  it('asking again sends nothing of other households, also of the same group', async () => {
    const { url, received } = await kitchen.receiver();
    const cook = await kitchen.server.member();
    const mate = kitchen.server.as(await kitchen.server.neighbour(cook));
    const today = kitchen.goTo('08:00:00');
    await kitchen.plan(today, { title: 'x' }, mate);
    const hook = await kitchen.create(url, '00:00:00', mate);
    kitchen.goTo('08:05:00');
    await kitchen.server.as(cook).post(`${webhooksRoot}/rerun`);
    await kitchen.deliver();
    expect(received).toEqual([]);
    await mate.post(`${webhooksRoot}/rerun`);
    await kitchen.deliver();
    expect(received).toHaveLength(1);
    await mate.delete(`${webhooksRoot}/${hook.id}`);
  });
});

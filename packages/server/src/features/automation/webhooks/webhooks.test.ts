import { expect, it } from 'vitest';
import { ReadWebhook } from '@hearth/contract';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { fireWebhooks } from './index.ts';
import { goToTime, startReceiver } from './receiver-for-test.ts';

const root = '/api/households/webhooks';
const dayMs = 86_400_000;

describeServer('webhooks', { env: { TZ: 'Europe/Berlin' }, cook: {} }, ({ server, cook, client }) => {
  const create = async (fields: object) =>
    ReadWebhook.parse(succeeded(await client.post(root, { scheduledTime: '10:20', ...fields })));

  it('one is created, read, changed and deleted, as clients know it', async () => {
    const sent = {
      enabled: false,
      name: 'W',
      url: 'http://127.0.0.1:9/x',
      webhookType: 'mealplan',
      scheduledTime: '2024-01-01T10:20:00Z',
      time: '11:00',
    };
    const made = await create(sent);
    const { time, ...kept } = { ...sent, scheduledTime: '10:20:00' };
    const homes = { groupId: cook.groupId, householdId: cook.householdId };
    const byUtc = { wallTime: null, timeZone: null };
    expect(made).toEqual({
      ...kept,
      ...homes,
      ...byUtc,
      id: made.id,
      nextRunAt: null,
      lastResult: null,
    });
    expect(time).toBe('11:00');
    expect((await client.get(`${root}/${made.id}`)).body).toEqual(made);
    const changed = { ...made, name: 'W3', scheduledTime: '09:00:00' };
    const put = { enabled: false, name: 'W3', url: made.url, scheduledTime: '09:00:00' };
    expect((await client.put(`${root}/${made.id}`, put)).body).toEqual(changed);
    const { enabled: _isOff, ...withoutSwitch } = put;
    expect((await client.put(`${root}/${made.id}`, withoutSwitch)).body).toEqual(changed);
    expect((await client.patch(`${root}/${made.id}`, { url: 'x' })).body).toEqual({ ...changed, url: 'x' });
    expect((await client.delete(`${root}/${made.id}`)).status).toBe(200);
    expect((await client.get(`${root}/${made.id}`)).status).toBe(404);
    expect((await client.delete(`${root}/${made.id}`)).status).toBe(400);
  });

  it('gives missing fields their defaults; a change keeps them', async () => {
    const made = await create({ name: 'Dinner', url: 'https://example.com/' });
    expect(await create({})).toMatchObject({ enabled: true, name: '', url: '', webhookType: 'mealplan' });
    expect((await client.patch(`${root}/${made.id}`, { enabled: false })).body).toMatchObject({
      name: 'Dinner',
      enabled: false,
      scheduledTime: '10:20:00',
    });
  });

  it.each([
    ['a date with an offset', '2024-01-01T10:00:00+05:00', '05:00:00'],
    ['a date of the server, in winter', '2024-01-01T10:00:00.5', '09:00:00.500000'],
    ['a time with an offset, which is dropped', '10:00:00+02:00', '10:00:00'],
    ['a number', 1_700_000_000, '22:13:20'],
  ])('the time may be %s', async (_, scheduledTime, stored) => {
    const made = await create({ scheduledTime });
    expect(made.scheduledTime).toBe(stored);
    expect((await client.get(`${root}/${made.id}`)).body).toMatchObject({ scheduledTime: stored });
  });

  it('names an invalid time', async () => {
    const refused = (scheduledTime: unknown) => client.post(root, { scheduledTime });
    expect(await refused('noon')).toMatchObject({
      status: 422,
      body: {
        detail: [
          {
            type: 'value_error',
            loc: ['body', 'scheduledTime'],
            msg: 'Value error, Invalid scheduled time: noon',
          },
        ],
      },
    });
    expect((await refused(null)).status).toBe(422);
    expect(await client.post(root, {})).toMatchObject({
      status: 422,
      body: { detail: [{ type: 'missing', loc: ['body', 'scheduledTime'] }] },
    });
  });

  it('the list has pages and can be filtered, and is known by its older name', async () => {
    const made = await create({ name: 'Only this one' });
    const found = { total: 1, items: [made] };
    expect((await client.get(`${root}?queryFilter=name="Only this one"`)).body).toMatchObject(found);
    expect((await client.get('/api/groups/webhooks?perPage=1')).body).toMatchObject({ items: [made] });
    expect((await client.get(`/api/groups/webhooks/${made.id}`)).body).toEqual(made);
  });

  it('the household lists its webhooks for its users and for administrators', async () => {
    const { id } = await create({ name: 'Seen' });
    const seen = expect.arrayContaining([expect.objectContaining({ id, name: 'Seen' })]);
    expect((await client.get('/api/households/self')).body).toMatchObject({ webhooks: seen });
    const administrator = server.as(await server.member({ admin: true }));
    const of = async (path: string) => (await administrator.get(path)).body;
    expect(await of(`/api/admin/households/${cook.householdId}`)).toMatchObject({ webhooks: seen });
    expect(await of(`/api/admin/groups/${cook.groupId}`)).toMatchObject({ webhooks: seen });
    const neighbour = await server.neighbour(cook);
    expect((await server.as(neighbour).get('/api/households/self')).body).toMatchObject({ webhooks: [] });
    expect(await of(`/api/admin/households/${neighbour.householdId}`)).toMatchObject({ webhooks: [] });
  });

  it('a webhook that is deleted on the way is sent no more', async () => {
    const { url, received, close } = await startReceiver();
    const date = goToTime(server, '08:00:00');
    await client.post('/api/households/mealplans', { date, title: 'x' });
    const { id } = await create({ url, scheduledTime: '08:01:00' });
    goToTime(server, '08:05:00');
    await fireWebhooks(server.platform);
    await client.delete(`${root}/${id}`);
    await server.platform.deliveries.workOff();
    expect(received).toEqual([]);
    await close();
  });

  it('a time that has come stays the next one until it is put under way', async () => {
    const today = goToTime(server, '08:00:00');
    const hook = await create({ scheduledTime: '08:01:00' });
    expect(hook.nextRunAt).toBe(`${today}T08:01:00Z`);
    goToTime(server, '08:03:00');
    const next = async () => ReadWebhook.parse((await client.get(`${root}/${hook.id}`)).body).nextRunAt;
    expect(await next()).toBe(`${today}T08:01:00Z`);
    await fireWebhooks(server.platform);
    expect(Date.parse((await next()) ?? '')).toBe(Date.parse(`${today}T08:01:00Z`) + dayMs);
  });
});

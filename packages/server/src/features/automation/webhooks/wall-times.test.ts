import { ReadWebhook } from '@hearth/contract';
import { expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { fireWebhooks } from './index.ts';
import { startReceiver } from './receiver-for-test.ts';

const root = '/api/households/webhooks';
const berlin = { wallTime: '18:00', timeZone: 'Europe/Berlin' };

describeServer(
  'webhooks by clocks on the wall',
  { env: { TZ: 'UTC', TOKEN_TIME: '87600', OUTBOUND_TRUSTED: '127.0.0.1' }, cook: {} },
  ({ server, client }) => {
    const goTo = (moment: string) => server.clock.advance(Date.parse(moment) - server.clock.now().getTime());
    const create = async (fields: object) =>
      ReadWebhook.parse(succeeded(await client.post(root, { scheduledTime: '00:00', ...fields })));
    const change = async (id: string, fields: object) =>
      ReadWebhook.parse(succeeded(await client.patch(`${root}/${id}`, fields)));
    const read = async (id: string) => ReadWebhook.parse((await client.get(`${root}/${id}`)).body);
    const fire = async () => {
      await fireWebhooks(server.platform);
      await server.platform.deliveries.workOff();
    };

    it('18:00 in Berlin stays 18:00 when clocks go forward, and when they go back', async () => {
      const { url, received, close } = await startReceiver();
      const sentAt = async (days: readonly string[], hours: readonly string[]) => {
        for (const day of days) {
          await client.post('/api/households/mealplans', { date: day, title: 'x' });
          for (const hour of hours) {
            goTo(`${day}T${hour}:02:00Z`);
            await Promise.all([fire(), fire()]);
          }
        }
        return received.splice(0).map(({ body }) => body.documentData['webhookStartDt']);
      };
      goTo('2031-03-29T12:00:00Z');
      const { id, ...made } = await create({ url, ...berlin });
      expect(made).toMatchObject({ ...berlin, scheduledTime: '17:00:00', nextRunAt: '2031-03-29T17:00:00Z' });
      const hours = ['15', '16', '17', '18'];
      expect(await sentAt(['2031-03-29', '2031-03-30', '2031-03-31'], hours)).toEqual([
        '2031-03-29T17:00:00Z',
        '2031-03-30T16:00:00Z',
        '2031-03-31T16:00:00Z',
      ]);
      expect(await read(id)).toMatchObject({ ...berlin, scheduledTime: '16:00:00' });
      goTo('2031-10-25T12:00:00Z');
      await fire();
      expect(await sentAt(['2031-10-25', '2031-10-26', '2031-10-27'], hours)).toEqual([
        '2031-10-25T16:00:00Z',
        '2031-10-26T17:00:00Z',
        '2031-10-27T17:00:00Z',
      ]);
      await client.delete(`${root}/${id}`);
      await close();
    });

    it('tells the plan of the day that it is where those clocks are', async () => {
      const { url, received, close } = await startReceiver();
      goTo('2031-12-01T12:00:00Z');
      await client.post('/api/households/mealplans', { date: '2031-12-02', title: 'breakfast there' });
      const { id } = await create({ url, wallTime: '07:00', timeZone: 'Pacific/Auckland' });
      goTo('2031-12-01T18:03:00Z');
      await fire();
      expect(received).toMatchObject([
        { body: { documentData: { webhookBody: [{ title: 'breakfast there' }] } } },
      ]);
      expect((await client.post(`${root}/rerun`)).status).toBe(200);
      await server.platform.deliveries.workOff();
      expect(received).toHaveLength(2);
      await client.delete(`${root}/${id}`);
      await close();
    });

    it('one that knows only UTC keeps the wall time while it sends back what it read', async () => {
      goTo('2032-01-10T12:00:00Z');
      const { id } = await create(berlin);
      goTo('2032-07-10T12:00:00Z');
      const { name, url, scheduledTime } = await read(id);
      expect(scheduledTime).toBe('16:00:00');
      const put = (fields: object) => client.put(`${root}/${id}`, { name, url, scheduledTime, ...fields });
      expect((await put({ name: 'Display' })).body).toMatchObject({ ...berlin, name: 'Display' });
      const inUtc = { scheduledTime: '19:00:00', wallTime: null, timeZone: null };
      expect((await put({ ...berlin, scheduledTime: '19:00:00' })).body).toMatchObject(inUtc);
      expect(await change(id, berlin)).toMatchObject({ ...berlin, scheduledTime: '16:00:00' });
      expect(await change(id, { wallTime: '19:30' })).toMatchObject({ scheduledTime: '17:30:00' });
      expect(await change(id, { timeZone: 'america/new_york' })).toMatchObject({
        timeZone: 'America/New_York',
        scheduledTime: '23:30:00',
      });
      expect(await change(id, { wallTime: null })).toMatchObject({
        scheduledTime: '23:30:00',
        timeZone: null,
      });
    });

    it.each([
      [{ wallTime: '18:00' }, 'timeZone'],
      [{ timeZone: 'Europe/Berlin' }, 'wallTime'],
      [{ wallTime: '18:00', timeZone: 'Berlin' }, 'timeZone'],
      [{ wallTime: '25:00', timeZone: 'Europe/Berlin' }, 'wallTime'],
    ])('%j is refused, with its field', async (fields, field) => {
      expect(await client.post(root, { scheduledTime: '10:00', ...fields })).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ['body', field] }] },
      });
    });
  },
);

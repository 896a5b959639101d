import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GroupEventNotifierOut } from '@hearth/contract';
import { systemScope } from '../../../platform/db/scope.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { TestServer } from '../../../testing/test-server.ts';
import { fetchPlayedBy, type Receiver, startReceiver } from './receivers-for-test.ts';

/** On a busy machine things come late; what does not come at all fails all the same. */
const patience = { timeout: 10_000 };

const root = '/api/households/events/notifications';
const hourMs = 3_600_000;

describe.each(testEngines)('events on their way to notifiers, on %s', (engine) => {
  let receiver: Receiver;
  let server: TestServer;
  let client: TestClient;
  let status = 200;
  beforeAll(async () => {
    receiver = await startReceiver(({ path }, response) => {
      if (path.startsWith('/slow')) return;
      if (path.startsWith('/inward')) response.writeHead(307, { location: 'http://10.9.8.7/' });
      else response.writeHead(status);
      response.end();
    });
    server = await TestServer.start(
      engine,
      { OUTBOUND_TRUSTED: '127.0.0.1' },
      { deliveryFetch: fetchPlayedBy(receiver.port) },
    );
  });
  beforeEach(async () => {
    client = server.as(await server.member());
    receiver.taken.splice(0);
    status = 200;
  });
  afterAll(async () => {
    await server.stop();
    await receiver.close();
  });

  async function listen(address: string, options: object = { recipeCreated: true }): Promise<string> {
    const made = await client.post(root, { name: 'N', appriseUrl: address });
    const { id } = GroupEventNotifierOut.parse(succeeded(made));
    await client.patch(`${root}/${id}`, { options });
    return id;
  }

  const read = async (id: string, language = 'en-US') =>
    GroupEventNotifierOut.parse((await client.get(`${root}/${id}`, { 'accept-language': language })).body);

  it('arrive as programs for the reference know them', async () => {
    const id = await listen(`json://${receiver.host}/in`);
    await client.cook('Soup');
    await server.platform.deliveries.workOff();
    expect(receiver.taken).toHaveLength(1);
    const sent = JSON.parse(receiver.taken[0]?.body ?? '') as Record<string, unknown>;
    expect(sent).toEqual({
      version: '1.0',
      title: 'Recipe Created',
      message: expect.stringMatching(/^Soup has been created, http.*\/r\/soup$/),
      attachments: [],
      type: 'info',
      event_type: 'recipe_created',
      integration_id: 'generic',
      document_data: '{"documentType":"recipe","operation":"create","recipeSlug":"soup"}',
      event_id: expect.stringMatching(/^[\da-f-]{36}$/),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}\+00:00$/),
    });
    expect(await read(id)).toMatchObject({ lastSentAt: expect.any(String), lastError: null });
  });

  it('keep their id when they are sent again, and their household sees why they are not there yet', async () => {
    const id = await listen(`json://${receiver.host}/in`);
    status = 503;
    await client.cook('Soup');
    await server.platform.deliveries.workOff();
    expect(await read(id)).toMatchObject({
      lastSentAt: null,
      lastError: 'The receiver responded with status 503.',
    });
    expect((await read(id, 'de-DE')).lastError).toBe('Der Empfänger hat mit Status 503 geantwortet.');
    status = 200;
    server.clock.advance(10_000);
    await server.platform.deliveries.workOff();
    const ids = receiver.taken.map(({ body }) => (JSON.parse(body) as { event_id: string }).event_id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(await read(id)).toMatchObject({ lastSentAt: expect.any(String), lastError: null });
  });

  it.each([400, 413, 415, 422])(
    'go on to a receiver that does not want one of them (%i), while that one waits',
    async (refused) => {
      const id = await listen(`json://${receiver.host}/in`);
      status = refused;
      await client.cook('Refused');
      await server.platform.deliveries.workOff();
      expect(receiver.taken).toHaveLength(1);
      status = 200;
      await client.cook('Taken');
      await server.platform.deliveries.workOff();
      expect(receiver.taken).toHaveLength(2);
      expect(await read(id)).toMatchObject({ lastSentAt: expect.any(String), lastError: null });
      server.clock.advance(10_000);
      await server.platform.deliveries.workOff();
      expect(receiver.taken).toHaveLength(3);
    },
  );

  it('reach a good receiver beside one that is slow, one that is down and one that leads inward', async () => {
    const slow = await listen(`json://${receiver.host}/slow`);
    const down = await listen('json://127.0.0.1:9/');
    const inward = await listen(`json://${receiver.host}/inward`);
    const good = await listen(`json://${receiver.host}/good`);
    await client.cook('Soup');
    const working = server.platform.deliveries.workOff();
    const paths = () => receiver.taken.map(({ path }) => path);
    await expect.poll(paths, patience).toContain('/good');
    await expect.poll(async () => (await read(good)).lastSentAt, patience).not.toBeNull();
    expect((await read(slow)).lastError).toBeNull();
    receiver.dropAll();
    await working;
    expect((await read(slow)).lastError).toMatch(/could not be reached|took too long/);
    expect((await read(down)).lastError).toBe('The receiver could not be reached.');
    expect((await read(inward)).lastError).toContain('OUTBOUND_TRUSTED');
    for (const id of [slow, down, inward]) await client.delete(`${root}/${id}`);
    server.clock.advance(hourMs);
    receiver.taken.splice(0);
    await server.platform.deliveries.workOff();
    expect(paths()).toEqual([]);
  });

  it('to an address without a receiver are not retried', async () => {
    const id = await listen('json://');
    await client.cook('Soup');
    await server.platform.deliveries.workOff();
    expect((await read(id)).lastError).toContain('incomplete');
    const rows = await server.platform.database
      .read(systemScope('test'))
      .selectFrom('deliveries')
      .select('lane')
      .execute();
    expect(rows.map(({ lane }) => lane)).not.toContain(id);
  });

  it('are not sent once the notifier is disabled', async () => {
    const id = await listen(`json://${receiver.host}/in`);
    await client.cook('Soup');
    await client.patch(`${root}/${id}`, { enabled: false });
    await server.platform.deliveries.workOff();
    expect(receiver.taken).toEqual([]);
  });

  it('are tried out so often a minute and no more', async () => {
    const id = await listen('json://', {});
    const test = async () => (await client.post(`${root}/${id}/test`)).status;
    for (let call = 0; call < 30; call += 1) expect(await test()).toBe(204);
    expect(await test()).toBe(429);
    server.clock.advance(61_000);
    expect(await test()).toBe(204);
  });

  it('can be tried out, on or off', async () => {
    const id = await listen(`json://${receiver.host}/in`, {});
    await client.patch(`${root}/${id}`, { enabled: false });
    const tried = await client.post(`${root}/${id}/test`);
    expect([tried.status, tried.text]).toEqual([204, '']);
    const [request] = receiver.taken;
    expect(JSON.parse(request?.body ?? '')).toEqual({
      version: '1.0',
      title: 'Test Message',
      message: 'test message',
      attachments: [],
      type: 'info',
    });
    expect(await read(id)).toMatchObject({ lastSentAt: expect.any(String), lastError: null });
    status = 401;
    expect((await client.post(`${root}/${id}/test`)).status).toBe(204);
    expect((await read(id)).lastError).toBe('The receiver did not accept the username, password or token.');
  });
});

import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Aedes } from 'aedes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailServer } from '../../../../platform/mail/mail-server-for-test.ts';
import { TestServer } from '../../../../testing/test-server.ts';
import { NotSentError } from './delivery-failure.ts';
import { fetchPlayedBy, type Receiver, startReceiver } from '../receivers-for-test.ts';
import { sendMessage } from './send-message.ts';

const event = { event_type: 'recipe_created', document_data: '{"a":1}', event_id: 'id-1' };
const message = { title: 'Recipe Created', body: 'Soup has been created', event };

describe('messages to receivers of every kind', () => {
  let receiver: Receiver;
  let server: TestServer;
  beforeAll(async () => {
    receiver = await startReceiver(({ path }, response) => {
      const status = Number(/\/status\/(\d+)/.exec(path)?.[1] ?? 200);
      const answer = { ok: !path.includes('chat.postMessage'), access_token: 'token-1', room_id: '!r:h' };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
    server = await TestServer.start(
      'sqlite',
      { OUTBOUND_TRUSTED: '127.0.0.1', APPRISE_API_URL: `http://${receiver.host}/apprise` },
      { deliveryFetch: fetchPlayedBy(receiver.port) },
    );
  });
  beforeEach(() => void receiver.taken.splice(0));
  afterAll(async () => {
    await server.stop();
    await receiver.close();
  });

  const send = (address: string, sent = message) => sendMessage(server.platform, address, sent);
  const failure = async (address: string) => {
    const error: unknown = await send(address).catch((thrown: unknown) => thrown);
    return error instanceof NotSentError ? error.failure : error;
  };
  const taken = () => receiver.taken.map(({ method, path, body }) => [method, path, body]);

  it('json, with name and password', async () => {
    await send(`json://cook:salt@${receiver.host}/in?:room=kitchen`);
    const [{ method, path, headers, body } = { method: '', path: '', headers: {}, body: '' }] =
      receiver.taken;
    expect([method, path, headers['content-type']]).toEqual(['POST', '/in', 'application/json']);
    expect(headers['user-agent']).toBe('Apprise');
    expect(headers['authorization']).toBe(`Basic ${Buffer.from('cook:salt').toString('base64')}`);
    expect(JSON.parse(body)).toEqual({
      version: '1.0',
      title: 'Recipe Created',
      message: 'Soup has been created',
      attachments: [],
      type: 'info',
      room: 'kitchen',
      ...event,
    });
  });

  it.each([
    ['form', 'application/x-www-form-urlencoded', 'event_type=recipe_created'],
    ['xml', 'application/xml', '<event_type>recipe_created</event_type>'],
  ])('%s', async (scheme, type, part) => {
    await send(`${scheme}://${receiver.host}/in`);
    expect(receiver.taken[0]?.headers['content-type']).toBe(type);
    expect(receiver.taken[0]?.body).toContain(part);
  });

  it.each([
    ['ntfy://HOST/topic', '/'],
    ['gotify://HOST/token', '/message'],
    ['hassio://HOST/a.b.c', '/api/services/persistent_notification/create'],
    ['discord://1/token', '/discord.com/api/webhooks/1/token'],
    ['slack://A/B/C', '/hooks.slack.com/services/A/B/C'],
    ['tgram://1:a/2', '/api.telegram.org/bot1:a/sendMessage'],
    ['pover://me@token', '/api.pushover.net/1/messages.json'],
    ['ntfy://topic', '/ntfy.sh/'],
  ])('%s', async (address, path) => {
    await send(address.replace('HOST', receiver.host));
    expect(receiver.taken).toMatchObject([{ method: 'POST', path }]);
    expect(decodeURIComponent(receiver.taken[0]?.body.replaceAll('+', ' ') ?? '')).toContain(
      'Soup has been created',
    );
  });

  it('Matrix, signing in and out', async () => {
    await send(`matrix://cook:salt@${receiver.host}/#food:example.org`);
    const root = '/_matrix/client/v3';
    expect(receiver.taken.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `POST ${root}/login`,
      `POST ${root}/join/${encodeURIComponent('#food:example.org')}`,
      `PUT ${root}/rooms/${encodeURIComponent('!r:h')}/send/m.room.message/id-1`,
      `POST ${root}/logout`,
    ]);
    expect(receiver.taken[2]?.headers['authorization']).toBe('Bearer token-1');
  });

  it('any other scheme, by the Apprise API server', async () => {
    await send('pbul://token');
    const sent = { urls: 'pbul://token', title: message.title, body: message.body, type: 'info' };
    expect(taken()).toEqual([['POST', '/apprise/notify', JSON.stringify(sent)]]);
  });

  it('say what went wrong, without what is secret in the address', async () => {
    expect(await failure(`json://${receiver.host}/status/503`)).toEqual({ code: 'answered', detail: '503' });
    expect(await failure(`json://${receiver.host}/status/401`)).toEqual({ code: 'notSignedIn' });
    expect(await failure('slack://xoxb-1/#food')).toEqual({ code: 'notSignedIn' });
    expect(await failure('gotify://host')).toEqual({ code: 'badAddress', detail: 'token' });
    expect(await failure('json://127.0.0.1:9/')).toEqual({ code: 'unreachable' });
    expect(await failure('json://10.1.2.3/')).toEqual({ code: 'refused' });
    expect(await failure('mailto://u:secret@10.1.2.3')).toEqual({ code: 'refused' });
    expect(await failure('mqtt://u:secret@10.1.2.3/t')).toEqual({ code: 'refused' });
  });

  it('of an unsupported scheme say so', async () => {
    const { settings } = server.platform;
    const platform = { ...server.platform, settings: { ...settings, notifiers: { appriseApiUrl: null } } };
    await expect(sendMessage(platform, 'pbul://token', message)).rejects.toMatchObject({
      failure: { code: 'unknownScheme', detail: 'pbul' },
    });
  });

  describe('by mail', () => {
    let mail: Awaited<ReturnType<typeof startMailServer>>;
    beforeAll(async () => {
      mail = await startMailServer({ allowInsecureAuth: true, authOptional: true });
    });
    afterAll(() => mail.close());
    const address = (scheme: string, password = 'salt') =>
      `${scheme}://cook:${password}@127.0.0.1:${mail.port}/you@example.com?from=me@example.org`;

    it('over the server of the address', async () => {
      await send(address('mailto'));
      expect(mail.taken).toMatchObject([{ from: 'me@example.org', to: ['you@example.com'], user: 'cook' }]);
      expect(mail.taken[0]?.content).toContain('Subject: Recipe Created');
      expect(mail.taken[0]?.content).toContain('Soup has been created');
    });

    it('with a wrong password is refused', async () => {
      expect(await failure(address('mailto', 'sugar'))).toEqual({ code: 'notSignedIn' });
    });

    it('encrypted trusts no untrusted certificate', async () => {
      const before = mail.taken.length;
      expect(await failure(address('mailtos'))).toMatchObject({ code: 'other' });
      expect(mail.taken).toHaveLength(before);
    });
  });
});

describe('messages to an MQTT broker', () => {
  let server: TestServer;
  let broker: Aedes;
  let port: number;
  let close: () => Promise<void>;
  const published: { topic: string; payload: string; qos: number; retain: boolean }[] = [];
  beforeAll(async () => {
    server = await TestServer.start('sqlite', { OUTBOUND_TRUSTED: '127.0.0.1' });
    broker = await Aedes.createBroker();
    broker.authenticate = (_client, username, password, done) => {
      const isKnown = username === 'cook' && String(password) === 'salt';
      if (isKnown) return done(null, true);
      done(Object.assign(new Error('no'), { returnCode: 4 }), false);
    };
    broker.on('publish', ({ topic, payload, qos, retain }, client) => {
      if (client !== null) published.push({ topic, payload: payload.toString(), qos, retain });
    });
    const listener = createServer((socket) => void broker.handle(socket));
    await new Promise<void>((resolve) => void listener.listen(0, '127.0.0.1', resolve));
    ({ port } = listener.address() as AddressInfo);
    close = () => new Promise((resolve) => broker.close(() => listener.close(() => resolve())));
  });
  beforeEach(() => void published.splice(0));
  afterAll(async () => {
    await server.stop();
    await close();
  });

  const send = (query: string, password = 'salt') =>
    sendMessage(server.platform, `mqtt://cook:${password}@127.0.0.1:${port}/home/kitchen${query}`, message);

  it.each([0, 1, 2] as const)('with quality of service %i', async (qos) => {
    await send(`?qos=${qos}&retain=yes`);
    await expect.poll(() => published).toHaveLength(1);
    expect(published[0]).toMatchObject({
      topic: 'home/kitchen',
      payload: 'Recipe Created\r\nSoup has been created',
      retain: true,
    });
  });

  it('to several topics', async () => {
    await send('?qos=1&to=a,b/c');
    expect(published.map(({ topic }) => topic)).toEqual(['home/kitchen', 'a', 'b/c']);
  });

  it('with a wrong password is refused', async () => {
    await expect(send('', 'sugar')).rejects.toMatchObject({ failure: { code: 'notSignedIn' } });
    expect(published).toEqual([]);
  });
});

import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AddressError, appriseApiRequest, type HttpRequest, outgoingFor, readScheme } from './index.ts';

const event = { event_type: 'cookbook_created', document_data: '{"a":1}', event_id: 'e-1' };
const message = { title: 'Cookbook Created', body: 'Cb & 1 was created', event };

function requests(address: string, sent = message): readonly HttpRequest[] {
  const outgoing = outgoingFor(address, sent);
  if (outgoing?.by !== 'http') throw new Error(`${address} does not travel by HTTP`);
  return outgoing.requests;
}

function one(address: string): HttpRequest & { readonly json: unknown } {
  const [request, ...others] = requests(address);
  if (request === undefined || others.length > 0) throw new Error('not one request');
  const isJson = request.headers['content-type'] === 'application/json';
  return { ...request, json: isJson ? JSON.parse(request.body) : null };
}

describe('schemes', () => {
  it.each(['JSON://x', 'jsons://x', 'form://x', 'fORMS://x', 'xml:x', 'xmls://x'])(
    '%s takes the fields of the event',
    (address) => {
      expect(one(address).body).toContain('cookbook_created');
    },
  );

  it.each(['ses://x', 'pBUL://x', 'nothing', '', '://x'])('%s is not spoken', (address) => {
    expect(outgoingFor(address, message)).toBeUndefined();
  });

  it('are read in lower case', () => {
    expect([readScheme('NTFYS://x'), readScheme('no scheme'), readScheme('')]).toEqual(['ntfys', '', '']);
  });
});

describe('json', () => {
  it('is what programs for the reference know', () => {
    const { url, method, headers, json } = one('json://host:81/a%20b/?-q=1');
    expect([url, method]).toEqual(['http://host:81/a%20b/?q=1', 'POST']);
    expect(headers).toEqual({ 'user-agent': 'Apprise', 'content-type': 'application/json' });
    expect(Object.entries(json as object)).toEqual([
      ['version', '1.0'],
      ['title', 'Cookbook Created'],
      ['message', 'Cb & 1 was created'],
      ['attachments', []],
      ['type', 'info'],
      ...Object.entries(event),
    ]);
  });

  it('has only title and text of a test message', () => {
    const [request] = requests('jsons://host', {
      title: 'Test Message',
      body: 'test message',
      event: null as never,
    });
    expect(request?.url).toBe('https://host');
    expect(Object.keys(JSON.parse(request?.body ?? ''))).toHaveLength(5);
  });

  it('takes a name and a password, headers, fields and a method of the address', () => {
    const request = one(
      'json://us%40er:p%3Ass@[::1]:9/x?+X-Key=a+b&:room=kitchen&:message=text&:type=&method=put',
    );
    expect(request).toMatchObject({
      url: 'http://[::1]:9/x',
      method: 'PUT',
      auth: { user: 'us@er', password: 'p:ss' },
      headers: { 'X-Key': 'a+b' },
      json: { room: 'kitchen', text: 'Cb & 1 was created' },
    });
    expect(Object.keys(request.json as object)).not.toContain('message');
    expect(Object.keys(request.json as object)).not.toContain('type');
  });
});

describe('form and xml', () => {
  it('carry the same fields', () => {
    const form = new URLSearchParams(one('form://host/x').body);
    expect(Object.fromEntries(form)).toEqual({
      version: '1.0',
      title: message.title,
      message: message.body,
      type: 'info',
      ...event,
    });
    const xml = one('xmls://host/x');
    expect([xml.url, xml.headers['content-type']]).toEqual(['https://host/x', 'application/xml']);
    expect(xml.body).toContain('<Subject>Cookbook Created</Subject>');
    expect(xml.body).toContain('<Message>Cb &amp; 1 was created</Message>');
    expect(xml.body).toContain('<document_data>{&quot;a&quot;:1}</document_data>');
  });
});

describe('servers of one’s own', () => {
  it('ntfy', () => {
    expect(one('ntfy://topic')).toMatchObject({
      url: 'https://ntfy.sh',
      json: { topic: 'topic', title: message.title, message: message.body },
    });
    expect(one('ntfy://u:p@host:8080/t?priority=high&tags=a,b')).toMatchObject({
      url: 'http://host:8080',
      auth: { user: 'u', password: 'p' },
      json: { topic: 't', priority: 4, tags: ['a', 'b'] },
    });
    expect(
      requests('ntfys://tk_x@host/a/b').map(({ url, headers }) => [url, headers['authorization']]),
    ).toEqual([
      ['https://host', 'Bearer tk_x'],
      ['https://host', 'Bearer tk_x'],
    ]);
  });

  it('gotify', () => {
    expect(one('gotifys://host/sub/token?priority=high')).toMatchObject({
      url: 'https://host/sub/message',
      headers: { 'x-gotify-key': 'token' },
      json: { title: message.title, message: message.body, priority: 8 },
    });
  });

  it('Home Assistant', () => {
    expect(one('hassio://host/aaa.bbb.ccc')).toMatchObject({
      url: 'http://host:8123/api/services/persistent_notification/create',
      headers: { authorization: 'Bearer aaa.bbb.ccc' },
      json: { title: message.title, message: message.body, notification_id: 'e-1' },
    });
    const sent = requests('hassios://host/ha/aaa.bbb.ccc/notify.phone/tablet:one');
    expect(sent.map(({ url }) => url)).toEqual([
      'https://host/ha/api/services/notify/phone',
      'https://host/ha/api/services/notify/tablet',
    ]);
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual({
      title: message.title,
      message: message.body,
      targets: ['one'],
    });
  });
});

describe('hosted services', () => {
  it('discord', () => {
    expect(one('discord://Cook@123/abc')).toMatchObject({
      url: 'https://discord.com/api/webhooks/123/abc',
      json: { username: 'Cook', content: 'Cookbook Created\r\nCb & 1 was created' },
    });
  });

  it('slack', () => {
    expect(one('slack://Cook@T1/B1/x1/#food')).toMatchObject({
      url: 'https://hooks.slack.com/services/T1/B1/x1',
      json: {
        username: 'Cook',
        channel: '#food',
        attachments: [{ title: message.title, text: message.body }],
      },
    });
    expect(one('slack://xoxb-1-2/#food')).toMatchObject({
      url: 'https://slack.com/api/chat.postMessage',
      headers: { authorization: 'Bearer xoxb-1-2' },
      saysOk: true,
    });
  });

  it('telegram', () => {
    const sent = requests('tgram://bot123:ab-c/-100/@us:7');
    expect(sent.map(({ url }) => url)).toEqual(
      Array.from({ length: 2 }, () => 'https://api.telegram.org/bot123:ab-c/sendMessage'),
    );
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual({
      chat_id: '@us',
      message_thread_id: 7,
      parse_mode: 'HTML',
      text: '<b>Cookbook Created</b>\r\nCb &amp; 1 was created',
    });
  });

  it('pushover', () => {
    const { url, body } = one('pover://me@token/phone/tablet?sound=bike');
    expect(url).toBe('https://api.pushover.net/1/messages.json');
    expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
      token: 'token',
      user: 'me',
      device: 'phone,tablet',
      sound: 'bike',
    });
  });

  it('every other by an Apprise API server', () => {
    expect(appriseApiRequest('http://apprise:8000/', 'pbul://x', message)).toMatchObject({
      url: 'http://apprise:8000/notify',
      body: JSON.stringify({ urls: 'pbul://x', title: message.title, body: message.body, type: 'info' }),
    });
  });
});

describe('other ways', () => {
  it('mail by the server of the address', () => {
    expect(outgoingFor('mailtos://me:pw@example.org/you@example.com?smtp=mail.example.org', message)).toEqual(
      {
        by: 'mail',
        mail: {
          host: 'mail.example.org',
          port: 587,
          strategy: 'TLS',
          user: 'me',
          password: 'pw',
          fromName: 'Hearth',
          fromEmail: 'me@example.org',
          to: ['you@example.com'],
          subject: message.title,
          text: message.body,
        },
      },
    );
    expect(outgoingFor('mailto://me:pw@gmail.com', message)).toMatchObject({
      mail: { host: 'smtp.gmail.com', port: 587, user: 'me@gmail.com', to: ['me@gmail.com'] },
    });
    expect(
      outgoingFor('mailto://me:pw@host:2525?mode=ssl&from=Kitchen<k@host>&to=a@b,c@d', message),
    ).toMatchObject({
      mail: { port: 2525, strategy: 'SSL', fromName: 'Kitchen', fromEmail: 'k@host', to: ['a@b', 'c@d'] },
    });
  });

  it('MQTT', () => {
    expect(outgoingFor('mqtts://u:p@broker/home/kitchen?qos=1&retain=yes', message)).toMatchObject({
      mqtt: {
        host: 'broker',
        port: 8883,
        isSecure: true,
        user: 'u',
        password: 'p',
        topics: ['home/kitchen'],
        qos: 1,
        retain: true,
        payload: 'Cookbook Created\r\nCb & 1 was created',
      },
    });
  });

  it('Matrix', () => {
    expect(outgoingFor('matrixs://u:p@host/#food/!id', message)).toMatchObject({
      matrix: {
        origin: 'https://host',
        user: 'u',
        password: 'p',
        token: null,
        rooms: ['#food:host', '!id:host'],
      },
    });
    expect(outgoingFor('matrix://secret@host:8008/room', message)).toMatchObject({
      matrix: { origin: 'http://host:8008', user: null, token: 'secret', rooms: ['#room:host'] },
    });
  });
});

describe('addresses that are not complete', () => {
  it.each([
    'json://',
    'xml:',
    'discord://id',
    'slack://a/b',
    'tgram://nothing/1',
    'tgram://1:a',
    'pover://token',
    'gotify://host',
    'hassio://host',
    'mqtt://host',
    'mqtt://host/a/#',
    'matrix://host/room',
    'matrix://token@host',
    'mailto://host',
  ])('%s', (address) => {
    expect(() => outgoingFor(address, message)).toThrow(AddressError);
  });

  const schemes = ['json', 'xml', 'form', 'ntfy', 'gotify', 'hassio', 'discord', 'slack', 'tgram', 'pover'];
  const others = ['mailto', 'mqtt', 'matrix'];
  it('fail in no other way, whatever they hold', () => {
    const failure = (address: string): unknown => {
      try {
        return outgoingFor(address, message) && null;
      } catch (error) {
        return error;
      }
    };
    assert(
      property(constantFrom(...schemes, ...others), string({ unit: 'binary' }), (scheme, rest) => {
        const error = failure(`${scheme}://${rest}`);
        return error === null || error instanceof AddressError;
      }),
    );
  });
});

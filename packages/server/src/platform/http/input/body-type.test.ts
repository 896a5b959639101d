import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestMember, TestServer } from '../../../testing/test-server.ts';

describe('the Content-Type of a body', () => {
  let server: TestServer;
  let cook: TestMember;
  let port: number;
  beforeAll(async () => {
    server = await TestServer.start('sqlite');
    cook = await server.member();
    await server.app.http.listen({ port: 0, host: '127.0.0.1' });
    port = (server.app.http.server.address() as AddressInfo).port;
  });
  afterAll(() => server.stop());

  /** Sends a raw request and returns its status line. */
  async function sent(start: string, headers: readonly string[], body = ''): Promise<string> {
    const lines = [
      `${start} HTTP/1.1`,
      'Host: x',
      `Authorization: Bearer ${cook.token}`,
      'Connection: close',
    ];
    const socket = connect(port, '127.0.0.1');
    socket.write([...lines, ...headers, '', body].join('\r\n'));
    let text = '';
    for await (const part of socket) text += String(part);
    return text.split('\r\n')[0] ?? '';
  }

  it.each(['application/octet-stream', 'text/plain', 'application/x-www-form-urlencoded', 'text/xml'])(
    '%s without a body is accepted when a favourite is set and removed',
    async (type) => {
      const slug = await server.recipe(cook);
      const url = `/api/users/${cook.id}/favorites/${slug}`;
      for (const method of ['POST', 'DELETE']) {
        expect(await sent(`${method} ${url}`, [`Content-Type: ${type}`, 'Content-Length: 0'])).toMatch(
          / 200 /,
        );
        expect(await sent(`${method} ${url}`, [`Content-Type: ${type}`])).toMatch(/ 200 /);
      }
    },
  );

  it.each(['', 'Content-Type: application/vnd.api+json', 'Content-Type: text/json; charset=utf-8'])(
    '"%s" is accepted with a JSON body',
    async (type) => {
      const body = '{"name":"Soup of a program"}';
      const headers = [...(type === '' ? [] : [type]), `Content-Length: ${body.length}`];
      expect(await sent('POST /api/recipes', headers, body)).toMatch(/ 201 /);
    },
  );

  it('a sign-in without a body is a wrong password with any content type', async () => {
    const headers = ['Content-Type: application/octet-stream', 'Content-Length: 0'];
    expect(await sent('POST /api/auth/token', headers)).toMatch(/ 401 /);
  });

  it.each(['text/plain', 'application/octet-stream', 'application/x-json', 'application/jsonp'])(
    'a body of type %s is rejected',
    async (type) => {
      const headers = { 'content-type': type };
      const answer = await server.as(cook).post('/api/recipes', '{"name":"x"}', headers);
      expect(answer.status).toBe(415);
    },
  );
});

import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from '../../../testing/test-server.ts';

describe('malformed HTTP requests', () => {
  let server: TestServer;
  let port: number;
  beforeAll(async () => {
    server = await TestServer.start('sqlite');
    const address = await server.app.http.listen({ host: '127.0.0.1', port: 0 });
    port = Number(new URL(address).port);
  });
  afterAll(() => server.stop());

  /** Sends bytes and returns the whole response. */
  function exchange(bytes: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('end', () => resolve(text)).on('error', reject);
    });
  }

  it.each([
    ['headers of 40 kB', `GET /api/app/about HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, 431],
    ['an address of 40 kB', `GET /api/recipes?search=${'y'.repeat(40_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
    ['another protocol', 'HELLO\r\n\r\n', 400],
    [
      'two content lengths',
      'POST /api/recipes HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
      400,
    ],
    [
      'a content length and chunks',
      'POST /api/recipes HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a negative length', 'POST /api/recipes HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n', 400],
    ['NUL in a header', 'GET /api/app/about HTTP/1.1\r\nhost: x\r\nx: a\0b\r\n\r\n', 400],
  ])('%s is rejected in the common error format', async (_, bytes, status) => {
    const text = await exchange(bytes);
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(text).toMatch(/content-type: application\/json; charset=utf-8/i);
    expect(text).toMatch(/x-content-type-options: nosniff/i);
    expect(text).toMatch(/content-security-policy: default-src 'none'/i);
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4))).toEqual({ detail: expect.any(String) });
  });

  it.each(['/', '/api/recipes', '/api/nowhere', '/openapi.json'])(
    'TRACE %s is rejected and echoes nothing',
    async (path) => {
      const text = await exchange(
        `TRACE ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: kept=hunter2\r\n\r\n`,
      );
      expect(text).toMatch(/^HTTP\/1\.1 (?:400|404|405) /);
      expect(text).not.toContain('hunter2');
    },
  );

  it('a URL that cannot be decoded is rejected in the client’s language', async () => {
    const english = await server.nobody.get('/api/recipes/%ff');
    expect(english).toMatchObject({
      status: 400,
      body: { detail: 'The request address is malformed' },
    });
    const german = await server.nobody.get('/api/recipes/%ff', { 'accept-language': 'de-DE' });
    expect(german.status).toBe(400);
    expect(german.headers['content-security-policy']).toBeDefined();
  });
});

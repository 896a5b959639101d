import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import defaultTls from 'smtp-server/lib/tls-options.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWeb, type Loopback } from './loopback-for-test.ts';
import { OutboundFailedError, OutboundTimeoutError, OutboundTooLargeError } from './outbound-errors.ts';
import { createSafeFetch, type SafeFetchOptions } from './safe-fetch.ts';
import { parseTrustedNetworks } from './trusted-networks.ts';

type Route = (request: IncomingMessage, response: ServerResponse) => unknown;

const megabyte = Buffer.alloc(1_000_000, 'x');

async function echo(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const { method, headers } = request;
  response.setHeader('content-type', 'Application/JSON; charset=utf-8');
  response.end(JSON.stringify({ method, headers, body: Buffer.concat(chunks).toString() }));
}

function writeForever(response: ServerResponse, chunk: Buffer): void {
  const next = (): void => {
    if (!response.destroyed) response.write(chunk, () => setImmediate(next));
  };
  next();
}

const routes: Readonly<Record<string, Route>> = {
  '/echo': echo,
  '/plain': (_, response) => response.end('hello'),
  '/missing': (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('gone'),
  '/html': (_, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end('<p>'),
  '/gzip': (_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('hello')),
  '/br': (_, response) => response.setHeader('content-encoding', 'br').end(brotliCompressSync('hello')),
  '/deflate': (_, response) => response.setHeader('content-encoding', 'deflate').end(deflateSync('hello')),
  '/raw': (_, response) => response.setHeader('content-encoding', 'deflate').end(deflateRawSync('hello')),
  '/odd': (_, response) => response.setHeader('content-encoding', 'lzma').end('hello'),
  '/torn': (_, response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync(megabyte).subarray(0, 500)),
  '/bomb': (_, response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(200_000_000))),
  '/hollow': (_, response) => {
    response.setHeader('content-encoding', 'gzip');
    writeForever(response, Buffer.concat(Array.from({ length: 5000 }, () => gzipSync(''))));
  },
  '/endless': (_, response) => writeForever(response, megabyte),
  '/lying': (_, response) => response.writeHead(200, { 'content-length': '10000000000' }).write('x'),
  '/silent': () => undefined,
  '/drip': (_, response) => {
    const timer = setInterval(() => response.write('x'), 50);
    response.on('close', () => clearInterval(timer));
  },
  '/no-http': (request) => request.socket.end('SSH-2.0-OpenSSH_9.2\r\n'),
  '/hang-up': (request) => request.socket.destroy(),
  '/to-echo': (_, response) => response.writeHead(302, { location: 'echo' }).end(),
  '/keep': (_, response) => response.writeHead(307, { location: '/echo' }).end(),
};

let web: Loopback;
let other: Loopback;
beforeAll(async () => {
  const listener: Route = (request, response) => routes[request.url ?? '']?.(request, response);
  web = await startWeb(listener);
  other = await startWeb((_, response) => {
    response.writeHead(307, { location: `http://127.0.0.1:${web.port}/echo` }).end();
  });
});
afterAll(async () => {
  await web.close();
  await other.close();
});

const trusted = () => parseTrustedNetworks('127.0.0.0/8') ?? [];
const create = (options: Partial<SafeFetchOptions> = {}) => createSafeFetch({ trusted, ...options });
const safeFetch = create();
const at = (path: string, { port } = web): string => `http://127.0.0.1:${port}${path}`;

describe('a response', () => {
  it('comes from a trusted network with status, headers, type and body', async () => {
    const answer = await safeFetch(at('/missing'));
    expect(answer).toMatchObject({ url: at('/missing'), status: 404, contentType: 'text/html' });
    expect(answer.body.toString()).toBe('gone');
    expect((await safeFetch(at('/plain'))).contentType).toBe('');
  });

  it.each(['/plain', '/gzip', '/br', '/deflate', '/raw'])('at %s is decompressed', async (path) => {
    expect((await safeFetch(at(path))).body.toString()).toBe('hello');
  });

  it('to HEAD has no body, even if headers announce one', async () => {
    const answer = await safeFetch(at('/gzip'), { method: 'HEAD' });
    expect(answer).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  });

  it('of an unaccepted type is rejected before it is read, except for error statuses', async () => {
    const accept = (type: string): boolean => type.startsWith('image/');
    await expect(safeFetch(at('/html'), { accept })).rejects.toEqual(new OutboundFailedError('content-type'));
    expect((await safeFetch(at('/missing'), { accept })).status).toBe(404);
    expect((await safeFetch(at('/html'), { accept: (type) => type === 'text/html' })).status).toBe(200);
  });
});

describe('a request', () => {
  const sent = async (url: string, request: Parameters<typeof safeFetch>[1]) => {
    const { body } = await safeFetch(url, request);
    return JSON.parse(body.toString()) as { method: string; headers: Record<string, string>; body: string };
  };

  it('carries method, body and headers, but not those of the connection', async () => {
    const headers = {
      'X-Key': 'k',
      Host: 'evil.example',
      'Content-Length': '3',
      'content-type': 'text/plain',
    };
    const echoed = await sent(at('/echo'), { method: 'POST', headers, body: 'words' });
    expect(echoed).toMatchObject({ method: 'POST', body: 'words' });
    expect(echoed.headers).toMatchObject({
      'x-key': 'k',
      host: `127.0.0.1:${web.port}`,
      'content-type': 'text/plain',
      'user-agent': 'Mozilla/5.0 (compatible; Hearth/2.8; +self-hosted recipe manager)',
    });
  });

  it('becomes a GET without the body after POST and 302, and stays the same after 307', async () => {
    const request = {
      method: 'POST',
      headers: { 'content-type': 'a/b', 'x-key': 'k' },
      body: 'words',
    } as const;
    const found = await sent(at('/to-echo'), request);
    expect(found).toMatchObject({ method: 'GET', body: '', headers: { 'x-key': 'k' } });
    expect(found.headers).not.toHaveProperty('content-type');
    expect(await sent(at('/keep'), request)).toMatchObject({ method: 'POST', body: 'words' });
  });

  it('loses keys and cookies when redirected to another server', async () => {
    const headers = { Authorization: 'Bearer k', Cookie: 'a=b', 'x-api-key': 'k', 'Accept-Language': 'de' };
    const echoed = await sent(at('/', other), { headers });
    expect(echoed.headers).toMatchObject({ 'accept-language': 'de' });
    expect(Object.keys(echoed.headers)).not.toEqual(
      expect.arrayContaining(['authorization', 'cookie', 'x-api-key']),
    );
    for (const name of ['authorization', 'cookie', 'x-api-key'])
      expect(echoed.headers).not.toHaveProperty(name);
  });

  it('without redirects allowed returns the redirect', async () => {
    const answer = await safeFetch(at('/to-echo'), { maxRedirects: 0 });
    expect(answer).toMatchObject({ status: 302, headers: { location: 'echo' } });
  });

  it('with a line break in a header fails', async () => {
    const call = safeFetch(at('/echo'), { headers: { 'x-a': 'b\r\nx-c: d' } });
    await expect(call).rejects.toEqual(new OutboundFailedError('protocol'));
  });
});

describe('limits', () => {
  it.each(['/endless', '/lying', '/bomb'])('stop %s at the byte limit', async (path) => {
    const before = process.memoryUsage.rss();
    await expect(safeFetch(at(path))).rejects.toEqual(new OutboundTooLargeError(10_000_000));
    expect(process.memoryUsage.rss() - before).toBeLessThan(300_000_000);
  });

  it('count the bytes on the wire if they decompress to nothing', async () => {
    const call = safeFetch(at('/hollow'), { maxBytes: 1_000_000 });
    await expect(call).rejects.toEqual(new OutboundTooLargeError(1_000_000));
  });

  it('count decompressed bytes', async () => {
    await expect(safeFetch(at('/gzip'), { maxBytes: 4 })).rejects.toThrow(OutboundTooLargeError);
    expect((await safeFetch(at('/plain'), { maxBytes: 5 })).body).toHaveLength(5);
    await expect(safeFetch(at('/plain'), { maxBytes: 4 })).rejects.toThrow(OutboundTooLargeError);
  });

  it.each(['/silent', '/drip'])('stop %s at the timeout', async (path) => {
    await expect(safeFetch(at(path), { timeoutMs: 300 })).rejects.toEqual(new OutboundTimeoutError());
  });

  it('stop an unanswered name lookup', async () => {
    const slow = create({ resolve: () => new Promise(() => undefined) });
    await expect(slow('http://slow.example/', { timeoutMs: 100 })).rejects.toEqual(
      new OutboundTimeoutError(),
    );
  });

  it('bound the number of concurrent calls', async () => {
    let open = 0;
    let most = 0;
    const answer = async (response: ServerResponse) => {
      open += 1;
      most = Math.max(most, open);
      await sleep(20);
      open -= 1;
      response.end();
    };
    const server = await startWeb((_, response) => void answer(response));
    await Promise.all(Array.from({ length: 12 }, () => safeFetch(at('/', server))));
    expect(most).toBe(4);
    await server.close();
  });

  it('reject calls if the queue is full', async () => {
    const narrow = create({ limits: { atOnce: 1, maxWaiting: 0 } });
    const first = narrow(at('/silent'), { timeoutMs: 200 });
    await expect(narrow(at('/plain'))).rejects.toEqual(new OutboundFailedError('busy'));
    await expect(first).rejects.toThrow(OutboundTimeoutError);
    expect((await narrow(at('/plain'))).status).toBe(200);
  });
});

describe('a failure', () => {
  it.each(['/torn', '/odd', '/no-http'])('of %s is a protocol error', async (path) => {
    await expect(safeFetch(at(path))).rejects.toEqual(new OutboundFailedError('protocol'));
  });

  it('of the connection differs from an unknown name', async () => {
    const gone = await startWeb(() => undefined);
    await gone.close();
    await expect(safeFetch(at('/', gone))).rejects.toEqual(new OutboundFailedError('connect'));
    await expect(safeFetch(at('/hang-up'))).rejects.toEqual(new OutboundFailedError('connect'));
    const unknown = create({ resolve: () => Promise.reject(new Error('ENOTFOUND')) });
    await expect(unknown('http://x.example/')).rejects.toEqual(new OutboundFailedError('name'));
  });

  it('of one address leads to the next one of the name', async () => {
    const spread = create({ resolve: () => Promise.resolve(['127.0.0.9', '127.0.0.1']) });
    expect((await spread(`http://spread.example:${web.port}/plain`)).status).toBe(200);
  });

  it('of an untrusted certificate is a certificate error', async () => {
    const { key, cert } = defaultTls();
    const server = createTlsServer({ key, cert }, (_, response) => response.end('secret'));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    const call = safeFetch(`https://127.0.0.1:${port}/`);
    await expect(call).rejects.toEqual(new OutboundFailedError('certificate'));
    server.close();
  });
});

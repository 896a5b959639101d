import { connect } from 'node:net';
import fastify from 'fastify';
import { limits } from '@hearth/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer, type TestMember } from '../../../testing/test-server.ts';
import { bodyDeadlineMs, enforceBodyDeadline } from './body-deadline.ts';

const boundary = 'edge';

function filePart(name: string, bytes: number): string {
  const head = `content-disposition: form-data; name="${name}"; filename="a.png"\r\ncontent-type: image/png`;
  return `--${boundary}\r\n${head}\r\n\r\n${'x'.repeat(bytes)}\r\n`;
}

function fieldPart(name: string, text: string): string {
  return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
}

const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };

describe('request size limits', () => {
  let server: TestServer;
  let cook: TestMember;
  let address: string;
  beforeAll(async () => {
    server = await TestServer.start('sqlite');
    cook = await server.member();
    address = await server.app.http.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server.stop());

  async function send(path: string, body: string, headers: Record<string, string>) {
    const answer = await fetch(`${address}${path}`, { method: 'POST', body, headers });
    return { status: answer.status, body: await answer.json() };
  }
  const asCook = () => ({ authorization: `Bearer ${cook.token}` });
  const json = { 'content-type': 'application/json' };

  it.each([
    [
      'JSON',
      '/api/users/forgot-password',
      json,
      JSON.stringify({ email: 'x'.repeat(limits.publicBodyBytes) }),
    ],
    [
      'a URL-encoded form',
      '/api/auth/token',
      { 'content-type': 'application/x-www-form-urlencoded' },
      `username=${'x'.repeat(limits.publicBodyBytes)}`,
    ],
    [
      'a multipart form',
      '/api/auth/token',
      multipart,
      fieldPart('username', 'x'.repeat(limits.publicBodyBytes)),
    ],
  ])('%s from an unauthenticated client may have 64 kB', async (_, path, headers, body) => {
    expect(await send(path, body, headers)).toEqual({
      status: 413,
      body: { detail: `The request body is larger than ${limits.publicBodyBytes} bytes` },
    });
  });

  it('sign-in accepts no files', async () => {
    const answer = await send('/api/auth/token', `${filePart('a', 10)}--${boundary}--`, multipart);
    expect(answer).toEqual({
      status: 413,
      body: {
        detail: `A form can contain at most ${limits.formFiles} files and ${limits.formFields} fields`,
      },
    });
  });

  it('sign-in with a multipart form works', async () => {
    const form = `${fieldPart('username', cook.username)}${fieldPart('password', 'wrong')}--${boundary}--`;
    expect(await send('/api/auth/token', form, multipart)).toMatchObject({ status: 401 });
  });

  it('a signed-in user can send 4 MB of JSON, and a whole page to routes that take one', async () => {
    const tooMuch = JSON.stringify({ name: 'x'.repeat(limits.jsonBodyBytes) });
    const headers = { ...json, ...asCook() };
    expect(await send('/api/recipes', tooMuch, headers)).toEqual({
      status: 413,
      body: { detail: `The request body is larger than ${limits.jsonBodyBytes} bytes` },
    });
    const page = JSON.stringify({ data: ' '.repeat(limits.jsonBodyBytes) });
    expect((await send('/api/recipes/create/html-or-json', page, headers)).status).not.toBe(413);
  });

  it('each file has a size limit', async () => {
    const body = `${filePart('archive', limits.fileBytes + 1)}--${boundary}--`;
    const answer = await send('/api/recipes/create/zip', body, { ...multipart, ...asCook() });
    expect(answer).toEqual({
      status: 413,
      body: { detail: `The request body is larger than ${limits.fileBytes} bytes` },
    });
  });

  /** Sends a form of unknown length in chunks until the server answers. */
  function sendEndless(path: string, head: string): Promise<{ answer: string; sent: number }> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = new URL(address);
      const piece = 'x'.repeat(16 * 1024);
      let answer = '';
      let sent = 0;
      const socket = connect(Number(port), hostname, () => {
        socket.write(`POST ${path} HTTP/1.1\r\nhost: hearth\r\n${head}transfer-encoding: chunked\r\n\r\n`);
        const write = (): void => {
          if (socket.destroyed || answer !== '' || sent > limits.formBytes * 2) return;
          sent += piece.length;
          socket.write(`${piece.length.toString(16)}\r\n${piece}\r\n`, () => setImmediate(write));
        };
        write();
      });
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.on('error', () => undefined).on('close', () => resolve({ answer, sent }));
      setTimeout(() => reject(new Error('the server did not answer')), 20_000).unref();
      socket.on('data', () => setTimeout(() => socket.destroy(), 50));
    });
  }

  it('an endless form is rejected at the limit, whichever part has the bytes', async () => {
    const head = `content-type: ${multipart['content-type']}\r\n`;
    const { answer, sent } = await sendEndless('/api/auth/token', head);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeLessThan(limits.publicBodyBytes * 20);
  });
});

describe('the body deadline', () => {
  it('grows with the length of the body', () => {
    expect(bodyDeadlineMs(1)).toBe(limits.bodyMs + 1);
    expect(bodyDeadlineMs(limits.publicBodyBytes)).toBeLessThan(15_000);
    expect(bodyDeadlineMs(limits.fileBytes)).toBe(limits.bodyMs + Math.ceil(limits.fileBytes / 50));
  });

  it.each([
    ['a body that stops halfway', 'content-length: 10\r\n\r\nabc'],
    ['a missing chunk', 'transfer-encoding: chunked\r\n\r\n5\r\nab'],
  ])('%s is answered with 408 and its connection is closed', async (_, rest) => {
    const app = fastify({ bodyLimit: 1000 });
    enforceBodyDeadline(app, () => 50);
    app.post('/', async () => 'read');
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const text = await new Promise<string>((resolve) => {
      let answer = '';
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\n${rest}`),
      );
      socket.on('data', (chunk) => (answer += chunk.toString())).on('close', () => resolve(answer));
    });
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    await app.close();
  });

  it('a body that arrived in time is not aborted while its request is handled', async () => {
    const app = fastify();
    enforceBodyDeadline(app, () => 20);
    app.post('/', async () => {
      await new Promise((resume) => setTimeout(resume, 100));
      return 'handled';
    });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(address, { method: 'POST', body: 'abc' });
    expect(await answer.text()).toBe('handled');
    await app.close();
  });
});

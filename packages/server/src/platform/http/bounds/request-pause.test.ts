import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FairLimit } from '../../concurrency/fair-limit.ts';
import { readForm } from '../input/multipart.ts';
import { RequestPause } from './request-pause.ts';

const oneStepMs = 20;
const own = {};
const head = (length: number) =>
  `POST /write HTTP/1.1\r\nhost: hearth\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

const halfForm =
  'POST /form HTTP/1.1\r\nhost: hearth\r\ncontent-type: multipart/form-data; boundary=part\r\n' +
  'content-length: 5000\r\n\r\n--part\r\ncontent-disposition: form-data; name="a"; filename="a.zip"\r\n\r\nhalf';

describe('a pause of requests', () => {
  let http: FastifyInstance;
  let pause: RequestPause;
  let begun: number;
  let arrived: number;
  let finish: () => void;
  beforeEach(async () => {
    http = fastify({ forceCloseConnections: true });
    pause = new RequestPause(http);
    [begun, arrived] = [0, 0];
    const finished = new Promise<void>((resolve) => (finish = resolve));
    http.addHook('onRequest', async () => void (arrived += 1));
    http.post('/write', async () => {
      begun += 1;
      await finished;
      return 'written';
    });
    await http.register(multipart);
    const uploads = new FairLimit({ total: 2, perAccount: 2, maxWaiting: 20, maxWaitMs: 60_000 });
    http.post('/form', (request) => uploads.run('cook', () => readForm(request)));
    http.get('/read', async () => 'read');
    http.get('/api/health', async () => 'restoring');
    await http.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    finish();
    await http.close();
  });

  async function send(text: string): Promise<Socket> {
    const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  }

  async function leave(sockets: readonly Socket[]): Promise<void> {
    const gone = sockets.map((socket) => once(socket, 'close'));
    for (const socket of sockets) socket.destroy();
    await Promise.all(gone);
    await expect.poll(() => connections(http)).toBe(0);
  }

  it('is not held up by connections that are gone with half of their body', async () => {
    const sockets = await Promise.all(Array.from({ length: 12 }, () => send(`${head(20)}{"a":`)));
    await expect.poll(() => arrived).toBe(12);
    await leave(sockets);
    expect(await pause.begin(own, oneStepMs)).toBe(true);
  });

  it('ends connections that are still sending their body', async () => {
    const sockets = await Promise.all(Array.from({ length: 12 }, () => send(`${head(20)}{"a":`)));
    const ended = sockets.map((socket) => once(socket, 'close'));
    await expect.poll(() => arrived).toBe(12);
    expect(await pause.begin(own, 50 * oneStepMs)).toBe(true);
    await Promise.all(ended);
    expect(begun).toBe(0);
  });

  it('ends forms that are still being sent, and those that wait for their turn', async () => {
    const sockets = await Promise.all(Array.from({ length: 12 }, () => send(halfForm)));
    const ended = sockets.map((socket) => once(socket, 'close'));
    await expect.poll(() => arrived).toBe(12);
    expect(await pause.begin(own, 50 * oneStepMs)).toBe(true);
    await Promise.all(ended);
  });

  it('waits for a write whose client has left, and no longer than that', async () => {
    const sockets = await Promise.all(Array.from({ length: 12 }, () => send(`${head(2)}{}`)));
    await expect.poll(() => begun).toBe(12);
    await leave(sockets);
    expect(await pause.begin(own, oneStepMs)).toBe(false);
    finish();
    await expect.poll(() => pause.begin(own, oneStepMs)).toBe(true);
  });

  it('ends for a write that is answered', async () => {
    const answer = http.inject({ method: 'POST', url: '/write', payload: {} });
    await expect.poll(() => begun).toBe(1);
    expect(await pause.begin(own, oneStepMs)).toBe(false);
    finish();
    expect((await answer).body).toBe('written');
    expect(await pause.begin(own, oneStepMs)).toBe(true);
  });

  it('refuses all that comes meanwhile, except questions after the health of the server', async () => {
    expect(await pause.begin(own, oneStepMs)).toBe(true);
    const statuses = async () =>
      Promise.all(
        (['/read', '/api/health', '/api/healthy'] as const).map(async (url) => (await http.inject(url)).body),
      );
    const [read, health, other] = await statuses();
    expect(read).toContain('restoring');
    expect(health).toBe('restoring');
    expect(other).not.toBe('restoring');
    pause.end();
    expect((await statuses())[0]).toBe('read');
  });
});

function connections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  );
}

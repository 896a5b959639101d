import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TemporaryFiles } from '../../files/temporary-files.ts';
import { systemRandom } from '../../random/random.ts';
import { readForm } from './multipart.ts';
import { receiveForm } from './received-form.ts';

const half =
  'POST /form HTTP/1.1\r\nhost: hearth\r\ncontent-type: multipart/form-data; boundary=part\r\ncontent-length: 5000\r\n\r\n' +
  '--part\r\ncontent-disposition: form-data; name="archive"; filename="a.zip"\r\n\r\nhalf of it';
const folder = mkdtempSync(join(tmpdir(), 'hearth-test-'));

describe.each([
  ['read', (request: FastifyRequest) => readForm(request)],
  [
    'received',
    (request: FastifyRequest) => receiveForm(request, new TemporaryFiles(folder, systemRandom), 'archive'),
  ],
])('a form that is %s', (_how, receive) => {
  let http: FastifyInstance;
  let begun: number;
  let ended: unknown[];
  let mayRead: Promise<void>;
  let letRead: () => void;
  beforeEach(async () => {
    [begun, ended] = [0, []];
    mayRead = new Promise((resolve) => (letRead = resolve));
    http = fastify({ forceCloseConnections: true });
    await http.register(multipart);
    http.post('/form', async (request) => {
      begun += 1;
      await mayRead;
      await receive(request).catch((error: unknown) => void ended.push(error));
      return 'done';
    });
    await http.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    await http.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function sendHalf(): Promise<Socket> {
    const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(half);
    await expect.poll(() => begun).toBe(1);
    return socket;
  }

  it('ends with its sender', async () => {
    const socket = await sendHalf();
    letRead();
    socket.destroy();
    await expect.poll(() => ended).toHaveLength(1);
  });

  it('ends at once when its sender has left before anybody read it', async () => {
    const socket = await sendHalf();
    const gone = once(socket, 'close');
    socket.destroy();
    await gone;
    await expect
      .poll(() => new Promise((resolve) => http.server.getConnections((_, count) => resolve(count))))
      .toBe(0);
    letRead();
    await expect.poll(() => ended).toHaveLength(1);
  });
});

import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { succeeded } from '../../../testing/test-client.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { RestoreStage } from './restore-stage-for-test.ts';

vi.setConfig({ testTimeout: 120_000 });

const body = 'username=cook&password=guess';
const head =
  'POST /api/auth/token HTTP/1.1\r\nhost: hearth\r\n' +
  `content-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}\r\n\r\n`;

describe.each(testEngines)('while a backup is restored on %s', (engine) => {
  let stage: RestoreStage;
  beforeEach(async () => {
    stage = await RestoreStage.open(engine);
  });
  afterEach(() => stage.close());

  it('the server says which step it is at, and answers nothing else', async () => {
    const { server } = stage;
    const name = await stage.backUp();
    const { jobs } = server.platform;
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    vi.spyOn(jobs, 'pause').mockImplementationOnce(async () => {
      await held;
      return () => undefined;
    });
    const health = async () => (await server.nobody.get('/api/health')).body;
    expect(await health()).toEqual({ status: 'ok' });
    const restored = stage.restore(name);
    await expect.poll(health, { timeout: 60_000 }).toEqual({ status: 'restoring', step: 'waiting' });
    const refused = { status: 503, headers: expect.objectContaining({ 'retry-after': '5' }) };
    for (const path of ['/api/health/ready', '/api/app/about', '/api/admin/backups/progress'])
      expect(await server.send({ url: path })).toMatchObject(refused);
    goOn();
    await restored;
    expect(await health()).toEqual({ status: 'ok' });
    expect(succeeded(await server.nobody.get('/api/health/ready'))).toEqual({ status: 'ok' });
  });

  it('connections that were dropped in the middle of a write do not hold it up', async () => {
    const { http } = stage.server.app;
    const name = await stage.backUp();
    await http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = http.server.address() as AddressInfo;
    const sockets = await Promise.all(
      Array.from({ length: 12 }, (_, at) => send(port, `${head}${at < 6 ? body : body.slice(0, 9)}`)),
    );
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => readConnections(http.server)).toBe(0);
    const begun = vi.spyOn(stage.server.platform.jobs, 'pause');
    await stage.restore(name);
    expect(begun).toHaveBeenCalledOnce();
  });
});

async function send(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  await new Promise<void>((resolve) => socket.write(text, () => resolve()));
  return socket;
}

function readConnections(server: { getConnections(call: (error: unknown, count: number) => void): unknown }) {
  return new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
}

import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { capConnections } from './connections.ts';

describe('open connections', () => {
  const sockets: Socket[] = [];
  let server: Server | undefined;
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server?.close();
  });

  async function listen(isProxy: boolean, connections = 100): Promise<Server> {
    server = createServer((_request, reply) => void reply.end('served'));
    capConnections(server, { connections, connectionsPerAddress: 3 }, () => isProxy);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return server;
  }

  /** Asks over a connection that stays open; what came back, or nothing when it was closed. */
  async function ask(to: Server): Promise<string> {
    const socket = connect((to.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nhost: hearth\r\n\r\n');
    const [data] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    return String(data).includes('served') ? 'served' : 'closed';
  }

  it('one address cannot open more than its share, and gets back what it closes', async () => {
    const to = await listen(false);
    for (const answer of ['served', 'served', 'served', 'closed']) expect(await ask(to)).toBe(answer);
    const [first] = sockets;
    first?.destroy();
    await expect.poll(() => ask(to)).toBe('served');
  });

  it('a proxy connects for many clients', async () => {
    const to = await listen(true);
    for (let count = 0; count < 6; count += 1) expect(await ask(to)).toBe('served');
  });

  it('the total holds for proxies as well', async () => {
    const to = await listen(true, 2);
    expect([await ask(to), await ask(to), await ask(to)]).toEqual(['served', 'served', 'closed']);
  });
});

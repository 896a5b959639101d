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

  /**
   * Sends a request over a keep-alive connection; returns the response, or nothing if the connection was
   * closed.
   */
  async function ask(to: Server): Promise<string> {
    const socket = connect((to.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nhost: hearth\r\n\r\n');
    const [data] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    return String(data).includes('served') ? 'served' : 'closed';
  }

  it('limit the connections of one address and count closed ones no longer', async () => {
    const to = await listen(false);
    for (const answer of ['served', 'served', 'served', 'closed']) expect(await ask(to)).toBe(answer);
    const [first] = sockets;
    first?.destroy();
    await expect.poll(() => ask(to)).toBe('served');
  });

  it('do not limit a trusted proxy per address', async () => {
    const to = await listen(true);
    for (let count = 0; count < 6; count += 1) expect(await ask(to)).toBe('served');
  });

  it('limit the total for proxies as well', async () => {
    const to = await listen(true, 2);
    expect([await ask(to), await ask(to), await ask(to)]).toEqual(['served', 'served', 'closed']);
  });
});

import { createServer, type RequestListener } from 'node:http';
import { createServer as createSocketServer, type AddressInfo, type Server } from 'node:net';

/** A test server on localhost. */
export interface Loopback {
  readonly port: number;
  /** Connections accepted so far. */
  connections(): number;
  close(): Promise<void>;
}

async function start(server: Server, host: string, port: number): Promise<Loopback> {
  let connections = 0;
  const open = new Set<{ destroy(): void }>();
  server.on('connection', (socket) => {
    connections += 1;
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

/** A web server. */
export function startWeb(listener: RequestListener, host = '127.0.0.1', port = 0): Promise<Loopback> {
  return start(createServer(listener), host, port);
}

/** A server that only counts connections. `::` listens on every address of both families. */
export function startCanary(host = '::', port = 0): Promise<Loopback> {
  return start(
    createSocketServer((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n')),
    host,
    port,
  );
}

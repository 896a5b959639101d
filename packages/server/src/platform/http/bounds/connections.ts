import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum numbers of open connections. */
export interface ConnectionLimits {
  readonly connections: number;
  readonly connectionsPerAddress: number;
}

/**
 * Closes new connections beyond the limits, so that one client cannot use all of them. A trusted proxy
 * connects for many clients, so only the total limits it.
 *
 * @param isProxy whether an address is a proxy whose forwarded addresses are trusted
 */
export function capConnections(
  server: Server,
  limits: ConnectionLimits,
  isProxy: (address: string) => boolean,
): void {
  const open = new Map<string, number>();
  server.maxConnections = limits.connections;
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isProxy(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
    if (count > limits.connectionsPerAddress) socket.destroy();
  });
}

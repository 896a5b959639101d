import { Socket } from 'node:net';
import { vi } from 'vitest';

/** The connection targets of this process, in order. */
export interface SocketWatch {
  readonly targets: readonly string[];
  stop(): void;
}

/**
 * Records every client socket that this process opens. A canary sees only connections to its own port; this
 * also records attempts to reach other machines.
 */
export function watchSockets(): SocketWatch {
  const targets: string[] = [];
  const { connect } = Socket.prototype;
  const spy = vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (
    this: Socket,
    ...args: unknown[]
  ) {
    targets.push(readTarget(args[0]));
    return Reflect.apply(connect, this, args) as Socket;
  });
  return { targets, stop: () => spy.mockRestore() };
}

/** Node passes the options of a connection alone, or as the first of a list. */
function readTarget(argument: unknown): string {
  const { host, port, path } = Object(Array.isArray(argument) ? argument[0] : argument) as {
    host?: string;
    port?: number | string;
    path?: string;
  };
  return path ?? `${host}:${port}`;
}

import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a server on this machine that can be cut and mended. */
export interface CutLine {
  readonly port: number;
  /** Ends all connections, and takes no new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function startLine(target: { readonly host: string; readonly port: number }): Promise<CutLine> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target.port, target.host);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: () => listen(port),
  };
}

import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reverse proxy that shares a host between programs, each below a path. */
export interface PathProxy {
  /** The address of the host, without a path. */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Passes requests below a path on to a server, and answers 404 for all others.
 *
 * @param isStripped whether the path is taken off, as some proxies do
 */
export async function startPathProxy(target: string, path: string, isStripped: boolean): Promise<PathProxy> {
  const { hostname, port } = new URL(target);
  const proxy = createServer((request, response) => {
    const url = request.url ?? '/';
    if (url !== path && !url.startsWith(`${path}/`)) {
      response.writeHead(404).end('another program');
      return;
    }
    const passedPath = isStripped ? url.slice(path.length) || '/' : url;
    const options = { hostname, port, path: passedPath, method: request.method, headers: request.headers };
    const passed = send(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => closeAll(proxy),
  };
}

async function closeAll(proxy: Server): Promise<void> {
  proxy.closeAllConnections();
  await new Promise((resolve) => {
    proxy.close(resolve);
  });
}

import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as send,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reverse proxy on this machine. */
export interface ReverseProxy {
  /** The address of its host, without a path. */
  readonly origin: string;
  close(): Promise<void>;
}

/** How a request goes on to the server; null answers 404, as another program of the host would. */
type PassOn = (request: IncomingMessage) => {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
} | null;

/** Passes requests on to a server. */
export async function startProxy(target: string, passOn: PassOn): Promise<ReverseProxy> {
  const { hostname, port } = new URL(target);
  const proxy = createServer((request, response) => {
    const changed = passOn(request);
    if (changed === null) {
      response.writeHead(404).end('another program');
      return;
    }
    const passed = send({ hostname, port, method: request.method, ...changed }, (answer) => {
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

/**
 * Shares a host between programs: requests below a path are passed on, all others answered 404.
 *
 * @param isStripped whether the path is taken off, as some proxies do
 */
export function startPathProxy(target: string, path: string, isStripped: boolean): Promise<ReverseProxy> {
  return startProxy(target, ({ url = '/', headers }) => {
    if (url !== path && !url.startsWith(`${path}/`)) return null;
    return { path: isStripped ? url.slice(path.length) || '/' : url, headers };
  });
}

async function closeAll(proxy: Server): Promise<void> {
  proxy.closeAllConnections();
  await new Promise((resolve) => {
    proxy.close(resolve);
  });
}

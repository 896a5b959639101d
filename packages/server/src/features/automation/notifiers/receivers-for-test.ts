import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createSafeFetch } from '../../../platform/net/safe-fetch.ts';
import type { SafeFetch } from '../../../platform/net/outbound.ts';
import { parseTrustedNetworks } from '../../../platform/net/trusted-networks.ts';

/** A request as a receiver took it. */
export interface TakenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Answer = (request: TakenRequest, response: ServerResponse) => void;

/** A receiver on the machine itself that keeps what it is sent; it answers 200 with `{"ok":true}` unless told otherwise. */
export async function startReceiver(answer?: Answer) {
  const taken: TakenRequest[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url: path = '', headers } = request;
      const one = { method, path, headers, body };
      taken.push(one);
      if (answer !== undefined) return answer(one, response);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  /** Ends every connection at hand; new ones are taken. */
  const dropAll = () => server.closeAllConnections();
  return { taken, port, host: `127.0.0.1:${port}`, close, dropAll };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** Loopback is trusted, and services of the internet are played by a receiver: their name begins the path there. */
export function fetchPlayedBy(port: number, limits: { timeoutMs?: number } = {}): SafeFetch {
  const trusted = parseTrustedNetworks('127.0.0.1') ?? [];
  const fetch = createSafeFetch({ trusted: () => trusted, limits });
  return (url, request) => {
    const { protocol, host, pathname, search } = new URL(url);
    if (protocol === 'http:') return fetch(url, request);
    return fetch(`http://127.0.0.1:${port}/${host}${pathname}${search}`, request);
  };
}

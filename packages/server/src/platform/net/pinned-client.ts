import { buildConnector, Client } from 'undici';
import type { CheckedDestination } from './destination.ts';

/** How long one address may take to accept a connection before the next one is tried. */
const CONNECT_TIMEOUT_MS = 5000;

/** What every connection is made with. */
export interface ConnectionOptions {
  /** Certificates of authorities to trust instead of those of Node, in PEM form. */
  readonly ca?: string;
}

/** Connects to the given addresses in turn and to nothing else, whatever host it is asked for. */
function pinnedConnector(addresses: readonly string[], { ca }: ConnectionOptions): buildConnector.connector {
  const connect = buildConnector({
    timeout: CONNECT_TIMEOUT_MS,
    rejectUnauthorized: true,
    allowH2: false,
    ...(ca === undefined ? {} : { ca }),
  });
  return (options, callback) => {
    const [first = '', ...others] = addresses;
    const attempt = (address: string, rest: readonly string[]): void =>
      connect({ ...options, hostname: address }, (...result) => {
        const [next, ...later] = rest;
        if (result[0] === null || next === undefined) callback(...result);
        else attempt(next, later);
      });
    attempt(first, others);
  };
}

/**
 * An HTTP client for one call to a checked destination. The certificate is checked against the host of the URL,
 * the socket goes to a checked address. A client is never shared: a kept connection would outlive a change of
 * the trusted networks.
 */
export function pinnedClient({ url, addresses }: CheckedDestination, options: ConnectionOptions): Client {
  return new Client(url.origin, {
    connect: pinnedConnector(addresses, options),
    pipelining: 0,
    maxHeaderSize: 32 * 1024,
  });
}

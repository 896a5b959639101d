import { buildConnector, Client } from 'undici';
import type { CheckedDestination } from './destination.ts';

/** Milliseconds for an address to accept a connection before the next one is tried. */
const connectTimeoutMs = 5000;

/** Options of every connection. */
export interface ConnectionOptions {
  /** CA certificates in PEM format that replace Node's. */
  readonly ca?: string;
}

/** Connects only to the given addresses, in turn, whatever host is requested. */
function pinnedConnector(addresses: readonly string[], { ca }: ConnectionOptions): buildConnector.connector {
  const connect = buildConnector({
    timeout: connectTimeoutMs,
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
 * An HTTP client for one call to a checked destination. The certificate is checked against the host of the
 * URL, and the socket connects to a checked address. Clients are not shared, because a kept-alive connection
 * would outlive a change of the trusted networks.
 */
export function pinnedClient({ url, addresses }: CheckedDestination, options: ConnectionOptions): Client {
  return new Client(url.origin, {
    connect: pinnedConnector(addresses, options),
    pipelining: 0,
    maxHeaderSize: 32 * 1024,
  });
}

import { isIP, connect as connectPlainly, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { checkHost, type Resolve, systemResolve } from './destination.ts';
import { OutboundTimeoutError, toOutboundError } from './outbound-errors.ts';
import type { TrustedNetworks } from './trusted-networks.ts';

/** The destination of a socket for a protocol other than HTTP. */
export interface SocketTarget {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; the certificate is checked against the host. */
  readonly isSecure: boolean;
}

/**
 * Opens a socket to a mail server or a broker.
 * @throws OutboundRefusedError, OutboundTimeoutError, OutboundFailedError
 */
export type SafeConnect = (target: SocketTarget) => Promise<Socket>;

/** Dependencies of a {@link SafeConnect}. */
export interface SafeConnectOptions {
  /** Called before every connection, so that a change of the site settings takes effect immediately. */
  readonly trusted: () => TrustedNetworks | Promise<TrustedNetworks>;
  /** Resolves names; the operating system's resolver by default. */
  readonly resolve?: Resolve;
  /** CA certificates in PEM format that replace Node's. */
  readonly ca?: string;
}

const connectTimeoutMs = 5000;
/** Ports of mail servers; brokers and self-hosted servers listen on high ports. */
const mailPorts = new Set([25, 465, 587]);
const isPortAllowed = (port: number): boolean => mailPorts.has(port) || (port >= 1024 && port <= 65_535);

/**
 * Sockets under the rules of outbound HTTP: the name is resolved once, every address is checked, and the
 * socket connects to a checked address.
 */
export function createSafeConnect({ trusted, resolve = systemResolve, ca }: SafeConnectOptions): SafeConnect {
  return async ({ host, port, isSecure }) => {
    const addresses = await checkHost({ host, port, isPortAllowed }, await trusted(), resolve);
    let failure: unknown;
    for (const address of addresses) {
      const servername = isIP(host) === 0 ? { servername: host } : {};
      const secure = { host: address, port, ...servername, ...(ca === undefined ? {} : { ca }) };
      const open = () => (isSecure ? connectSecurely(secure) : connectPlainly({ host: address, port }));
      try {
        return await opened(open(), isSecure ? 'secureConnect' : 'connect');
      } catch (error) {
        failure = error;
      }
    }
    throw toOutboundError(failure);
  };
}

function opened(socket: Socket, event: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => socket.destroy(new OutboundTimeoutError()), connectTimeoutMs);
    socket.once('close', () => clearTimeout(timer));
    socket.once('error', reject);
    socket.once(event, () => {
      clearTimeout(timer);
      socket.off('error', reject);
      resolve(socket);
    });
  });
}

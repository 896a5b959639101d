import { lookup } from 'node:dns/promises';
import { isPublicUnicast, parseAddress, type Address } from './addresses.ts';
import { OutboundFailedError, OutboundRefusedError } from './outbound-errors.ts';
import { isTrusted, type TrustedNetworks } from './trusted-networks.ts';

/** Resolves a host name to addresses; rejects or returns none if the name is unknown. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/** A checked URL, and the only addresses that a socket for it may connect to. */
export interface CheckedDestination {
  readonly url: URL;
  readonly addresses: readonly string[];
}

/** Uses the operating system's resolver, which includes the hosts file. */
export const systemResolve: Resolve = async (hostname) => {
  const records = await lookup(hostname, { all: true, verbatim: true });
  return records.map(({ address }) => address);
};

/**
 * Ports of web servers; other ports below 1024 belong to mail, file and directory services that a request
 * could disturb.
 */
function isWebPort(port: number): boolean {
  return port === 80 || port === 443 || port >= 1024;
}

/** Parses a URL and checks everything that needs no DNS lookup. */
function parseWebUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isWeb || url.username !== '' || url.password !== '') throw new OutboundRefusedError(text);
  return url;
}

function getPort(url: URL): number {
  return Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
}

async function resolveAddresses(hostname: string, resolve: Resolve): Promise<readonly Address[]> {
  const literal = parseAddress(hostname);
  if (literal) return [literal];
  const resolved = await resolve(hostname).catch((error: unknown) => {
    throw new OutboundFailedError('name', error);
  });
  if (resolved.length === 0) throw new OutboundFailedError('name');
  return resolved.map((text) => parseAddress(text)).filter((address) => address !== null);
}

/** IPv4 first: many home and container networks resolve IPv6 names but have no IPv6 route. */
function byFamily(one: Address, other: Address): number {
  return one.kind().localeCompare(other.kind());
}

/**
 * Checks the destination of a URL: addresses of private networks are refused, unless they are trusted. The name is resolved once and the checked addresses are returned, so that
 * DNS rebinding has no effect.
 * @throws OutboundRefusedError if the URL is not a web URL or none of its addresses is public or trusted.
 * @throws OutboundFailedError if the name is unknown.
 */
export async function checkDestination(
  text: string,
  trusted: TrustedNetworks,
  resolve: Resolve,
): Promise<CheckedDestination> {
  const url = parseWebUrl(text);
  const hostAndPort = { host: url.hostname, port: getPort(url), isPortAllowed: isWebPort };
  return { url, addresses: await checkHost(hostAndPort, trusted, resolve) };
}

/** A host and port, and the ports allowed on public addresses. */
export interface HostAndPort {
  readonly host: string;
  readonly port: number;
  readonly isPortAllowed: (port: number) => boolean;
}

/**
 * The checked addresses that a socket to a host may connect to, as in {@link checkDestination}.
 * @throws OutboundRefusedError, OutboundFailedError
 */
export async function checkHost(
  { host, port, isPortAllowed }: HostAndPort,
  trusted: TrustedNetworks,
  resolve: Resolve,
): Promise<readonly string[]> {
  const isAllowed = (address: Address): boolean =>
    isTrusted(trusted, { host, address, port }) || (isPortAllowed(port) && isPublicUnicast(address));
  const addresses = await resolveAddresses(host, resolve);
  const allowed = addresses.filter((address) => isAllowed(address)).toSorted(byFamily);
  if (allowed.length === 0) throw new OutboundRefusedError(`${host}:${port}`);
  return allowed.map((address) => address.toString());
}

import { lookup } from 'node:dns/promises';
import { isPublicUnicast, parseAddress, type Address } from './addresses.ts';
import { OutboundFailedError, OutboundRefusedError } from './outbound-errors.ts';
import { isTrusted, type TrustedNetworks } from './trusted-networks.ts';

/** Turns a host name into addresses; fails or answers none when the name is not known. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/** A URL that may be called, and the only addresses that a socket for it may connect to. */
export interface CheckedDestination {
  readonly url: URL;
  readonly addresses: readonly string[];
}

/** Asks the operating system, as every program on the machine does, so that a hosts file counts. */
export const systemResolve: Resolve = async (hostname) => {
  const found = await lookup(hostname, { all: true, verbatim: true });
  return found.map(({ address }) => address);
};

/** Web servers listen here; below 1024 live mail, file and directory services that a request could disturb. */
function isWebPort(port: number): boolean {
  return port === 80 || port === 443 || port >= 1024;
}

/** Reads an address that may be called as far as its text tells. */
function parseWebUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isWeb || url.username !== '' || url.password !== '') throw new OutboundRefusedError(text);
  return url;
}

function portOf(url: URL): number {
  return Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
}

async function addressesOf(hostname: string, resolve: Resolve): Promise<readonly Address[]> {
  const literal = parseAddress(hostname);
  if (literal) return [literal];
  const resolved = await resolve(hostname).catch((error: unknown) => {
    throw new OutboundFailedError('name', error);
  });
  if (resolved.length === 0) throw new OutboundFailedError('name');
  return resolved.map((text) => parseAddress(text)).filter((address) => address !== null);
}

/** IPv4 goes first: many home and container networks have IPv6 names but no way out for IPv6. */
function byFamily(one: Address, other: Address): number {
  return one.kind().localeCompare(other.kind());
}

/**
 * Checks where a URL leads. The name is resolved once; what is returned are checked addresses, so that a name
 * that answers differently a moment later changes nothing.
 * @throws OutboundRefusedError when the URL is not of the web or none of its addresses is public or trusted.
 * @throws OutboundFailedError when the name is not known.
 */
export async function checkDestination(
  text: string,
  trusted: TrustedNetworks,
  resolve: Resolve,
): Promise<CheckedDestination> {
  const url = parseWebUrl(text);
  const place = { host: url.hostname, port: portOf(url), isPortAllowed: isWebPort };
  return { url, addresses: await checkPlace(place, trusted, resolve) };
}

/** A host and port, and which ports of public addresses may be called. */
export interface Place {
  readonly host: string;
  readonly port: number;
  readonly isPortAllowed: (port: number) => boolean;
}

/**
 * The addresses that a socket to a host may connect to, as {@link checkDestination}.
 * @throws OutboundRefusedError, OutboundFailedError
 */
export async function checkPlace(
  { host, port, isPortAllowed }: Place,
  trusted: TrustedNetworks,
  resolve: Resolve,
): Promise<readonly string[]> {
  const isAllowed = (address: Address): boolean =>
    isTrusted(trusted, { host, address, port }) || (isPortAllowed(port) && isPublicUnicast(address));
  const addresses = await addressesOf(host, resolve);
  const allowed = addresses.filter((address) => isAllowed(address)).toSorted(byFamily);
  if (allowed.length === 0) throw new OutboundRefusedError(`${host}:${port}`);
  return allowed.map((address) => address.toString());
}

import ipaddr from 'ipaddr.js';
import { parseAddress, type Address } from './addresses.ts';

/** A non-public destination that the operator lets the server call. `port` null means every port. */
export type TrustedEntry =
  | { readonly kind: 'network'; readonly base: Address; readonly bits: number; readonly port: number | null }
  | { readonly kind: 'host'; readonly host: string; readonly port: number | null };

/** All trusted destinations. Two lists are joined by spreading. */
export type TrustedNetworks = readonly TrustedEntry[];

/** The destination of a connection: the host as written in the URL, the checked address, and the port. */
export interface Destination {
  readonly host: string;
  readonly address: Address;
  readonly port: number;
}

const hostName = /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*$/;

/** `host`, `host:port` and `[host]:port`; an IPv6 address without brackets has no port. */
const withPort = /^(?:\[([^\]]+)\]|([^:[\]]+))(?::(\d{1,5}))?$/;

function splitPort(text: string): { hostOrNetwork: string; port: number | null } | null {
  if (parseAddress(text) || ipaddr.IPv6.isValidCIDR(text)) return { hostOrNetwork: text, port: null };
  const match = withPort.exec(text);
  const hostOrNetwork = match?.[1] ?? match?.[2];
  if (hostOrNetwork === undefined) return null;
  const port = match?.[3] === undefined ? null : Number(match[3]);
  return port === null || (port >= 1 && port <= 65_535) ? { hostOrNetwork, port } : null;
}

function parseNetwork(hostOrNetwork: string): { base: Address; bits: number } | null {
  const address = parseAddress(hostOrNetwork);
  if (address) return { base: address, bits: address.kind() === 'ipv4' ? 32 : 128 };
  const [base, bits] = hostOrNetwork.split('/');
  const baseAddress = parseAddress(base ?? '');
  if (!baseAddress || !/^\d{1,3}$/.test(bits ?? '')) return null;
  const isInRange = Number(bits) <= (baseAddress.kind() === 'ipv4' ? 32 : 128);
  return isInRange ? { base: baseAddress, bits: Number(bits) } : null;
}

function parseEntry(text: string): TrustedEntry | null {
  const split = splitPort(text);
  if (!split) return null;
  const network = parseNetwork(split.hostOrNetwork);
  if (network) return { kind: 'network', ...network, port: split.port };
  const host = normalHost(split.hostOrNetwork);
  const looksLikeAddress = /^[\d.]+$/.test(host);
  return hostName.test(host) && !looksLikeAddress ? { kind: 'host', host, port: split.port } : null;
}

function normalHost(host: string): string {
  return host.toLowerCase().replace(/\.$/, '');
}

/**
 * Parses a list separated by commas or blanks. An entry is a network (`192.168.1.0/24`, `fd00::/8`), an
 * address (`10.0.0.5`, `fd00::5`) or a host name (`nas.lan`, `ollama`), each with an optional `:port`, for
 * which IPv6 needs brackets (`[fd00::5]:8080`). A trusted host name is trusted with any address it resolves
 * to. Null if an entry is invalid.
 */
export function parseTrustedNetworks(text: string): TrustedNetworks | null {
  const entries = text
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .map((entry) => parseEntry(entry));
  const valid = entries.filter((entry) => entry !== null);
  return valid.length === entries.length ? valid : null;
}

/** The trust in an address set by the operator: its host at its port and nothing else. */
export function trustHostOf(url: string): TrustedNetworks {
  const { hostname, port, protocol } = new URL(url);
  const entry = { port: Number(port) || (protocol === 'https:' ? 443 : 80) };
  const address = parseAddress(hostname);
  if (!address) return [{ kind: 'host', host: normalHost(hostname), ...entry }];
  return [{ kind: 'network', base: address, bits: address.kind() === 'ipv4' ? 32 : 128, ...entry }];
}

function covers(entry: TrustedEntry, { host, address, port }: Destination): boolean {
  if (entry.port !== null && entry.port !== port) return false;
  if (entry.kind === 'host') return entry.host === normalHost(host);
  return entry.base.kind() === address.kind() && address.match(entry.base, entry.bits);
}

/** Whether the operator allows this non-public destination. */
export function isTrusted(trusted: TrustedNetworks, destination: Destination): boolean {
  return trusted.some((entry) => covers(entry, destination));
}

import ipaddr from 'ipaddr.js';
import { parseAddress, type Address } from './addresses.ts';

/** A place outside the public internet that the operator lets the server call. `port` null means every port. */
export type TrustedEntry =
  | { readonly kind: 'network'; readonly base: Address; readonly bits: number; readonly port: number | null }
  | { readonly kind: 'host'; readonly host: string; readonly port: number | null };

/** All places that the operator trusts. Two lists join by spreading both into one. */
export type TrustedNetworks = readonly TrustedEntry[];

/** What a connection goes to: the host as the URL spells it, the checked address, and the port. */
export interface Destination {
  readonly host: string;
  readonly address: Address;
  readonly port: number;
}

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*$/;

/** `place`, `place:port` and `[place]:port`; a bare IPv6 address has colons of its own and no port. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([^:[\]]+))(?::(\d{1,5}))?$/;

function splitPort(text: string): { place: string; port: number | null } | null {
  if (parseAddress(text) || ipaddr.IPv6.isValidCIDR(text)) return { place: text, port: null };
  const match = WITH_PORT.exec(text);
  const place = match?.[1] ?? match?.[2];
  if (place === undefined) return null;
  const port = match?.[3] === undefined ? null : Number(match[3]);
  return port === null || (port >= 1 && port <= 65_535) ? { place, port } : null;
}

function parseNetwork(place: string): { base: Address; bits: number } | null {
  const address = parseAddress(place);
  if (address) return { base: address, bits: address.kind() === 'ipv4' ? 32 : 128 };
  const [base, bits] = place.split('/');
  const baseAddress = parseAddress(base ?? '');
  if (!baseAddress || !/^\d{1,3}$/.test(bits ?? '')) return null;
  const isInRange = Number(bits) <= (baseAddress.kind() === 'ipv4' ? 32 : 128);
  return isInRange ? { base: baseAddress, bits: Number(bits) } : null;
}

function parseEntry(text: string): TrustedEntry | null {
  const split = splitPort(text);
  if (!split) return null;
  const network = parseNetwork(split.place);
  if (network) return { kind: 'network', ...network, port: split.port };
  const host = normalHost(split.place);
  const looksLikeAddress = /^[\d.]+$/.test(host);
  return HOST_NAME.test(host) && !looksLikeAddress ? { kind: 'host', host, port: split.port } : null;
}

function normalHost(host: string): string {
  return host.toLowerCase().replace(/\.$/, '');
}

/**
 * Reads a list parted by commas or blanks. An entry is a network (`192.168.1.0/24`, `fd00::/8`), an address
 * (`10.0.0.5`, `fd00::5`) or a host name (`nas.lan`, `ollama`), each with `:port` when only that port is meant;
 * IPv6 then stands in brackets (`[fd00::5]:8080`). A trusted host name is trusted wherever it resolves to.
 * Null when an entry is none of these.
 */
export function parseTrustedNetworks(text: string): TrustedNetworks | null {
  const entries = text
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .map((entry) => parseEntry(entry));
  const valid = entries.filter((entry) => entry !== null);
  return valid.length === entries.length ? valid : null;
}

/** The trust that an address set by the operator carries: its host at its port and nothing else. */
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

/** Whether the operator lets the server connect there although it is not public. */
export function isTrusted(trusted: TrustedNetworks, destination: Destination): boolean {
  return trusted.some((entry) => covers(entry, destination));
}

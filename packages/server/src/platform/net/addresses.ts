import ipaddr from 'ipaddr.js';

/** An IP address; IPv4-mapped IPv6 addresses are unwrapped, see {@link parseAddress}. */
export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Addresses that are public in the registries but internal to cloud networks. */
const cloudServices = new Set(['168.63.129.16']);

/** All public IPv6 unicast addresses (RFC 4291 section 2.4, IANA IPv6 address space registry). */
const globalUnicastV6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/** The well-known prefix by which IPv6-only networks reach IPv4 servers (RFC 6052). */
const nat64: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('64:ff9b::'), 96];

/**
 * Parses an IP address in the operating system's notation, with or without brackets. An IPv4-mapped IPv6
 * address (`::ffff:127.0.0.1`) becomes the IPv4 address that a socket to it reaches. Null if invalid.
 */
export function parseAddress(text: string): Address | null {
  const bare = text.replace(/^\[|\]$/g, '');
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare);
  return ipaddr.IPv6.isValid(bare) ? ipaddr.process(bare) : null;
}

function embeddedInNat64(address: ipaddr.IPv6): ipaddr.IPv4 {
  return new ipaddr.IPv4(address.toByteArray().slice(12));
}

function isPublicV4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && !cloudServices.has(address.toString());
}

/**
 * Whether an address is on the public internet. Private, local, shared, multicast, reserved and documentation
 * ranges are not. A nat64 address counts as the IPv4 address inside it; 6to4 and Teredo are retired (RFC
 * 7526) and could be relayed anywhere, so they never count as public.
 */
export function isPublicUnicast(address: Address): boolean {
  if (address instanceof ipaddr.IPv4) return isPublicV4(address);
  if (address.zoneId !== undefined) return false;
  if (address.match(nat64)) return isPublicV4(embeddedInNat64(address));
  return address.range() === 'unicast' && address.match(globalUnicastV6);
}

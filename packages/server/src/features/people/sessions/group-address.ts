import ipaddr from 'ipaddr.js';

const bitsOfNetwork = 64;

/**
 * Where a connection comes from, for counting: the address, or the network of 64 bits of an IPv6 address, since a
 * device can take any address of its network.
 */
export function groupAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bitsOfNetwork}`).toString()}/${bitsOfNetwork}`;
}

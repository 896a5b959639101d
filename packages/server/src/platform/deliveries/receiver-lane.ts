/**
 * The lane for messages from a household to the host of an address, so a host that does not answer delays no
 * other. Invalid addresses share one lane per household.
 */
export function receiverLane(householdId: string, address: string): string {
  return `${householdId} ${readHost(address) ?? '?'}`;
}

/**
 * Host and port of an address, without the parts that can be secret; null for an invalid address or one
 * without a host.
 */
export function readHost(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { host } = new URL(address);
  return host === '' ? null : host;
}

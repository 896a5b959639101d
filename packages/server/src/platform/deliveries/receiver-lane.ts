/**
 * The lane of what a household sends to the host of an address: while that host does not answer, nobody else waits.
 * An address that is none has a lane, too.
 */
export function receiverLane(householdId: string, address: string): string {
  return `${householdId} ${hostOf(address) ?? '?'}`;
}

/** Host and port of an address; null when it has none. Unlike the rest of an address it holds nothing secret. */
export function hostOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { host } = new URL(address);
  return host === '' ? null : host;
}

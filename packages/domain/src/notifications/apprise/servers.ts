import { AddressError, type AppriseAddress } from './address.ts';

/** Refuses an address without a host. */
export function requireHost({ host }: AppriseAddress): void {
  if (host === '') throw new AddressError('host');
}

/** Origin of the server that an address names; schemes that end in `s` are encrypted. */
export function buildServerAddress(
  { scheme, host, port }: AppriseAddress,
  defaultPort: number | null = null,
): string {
  const isSecure = scheme.endsWith('s');
  const wanted = port ?? (isSecure ? null : defaultPort);
  return `${isSecure ? 'https' : 'http'}://${host}${wanted === null ? '' : `:${wanted}`}`;
}

/** Whether a flag of a query is set. */
export function isFlag(value: string | undefined): boolean {
  return /^(?:yes|true|1|on|enable)/i.test(value ?? '');
}

/** A request with a JSON body. */
export function jsonPost(url: string, payload: object, headers: Readonly<Record<string, string>> = {}) {
  return {
    url,
    method: 'POST' as const,
    headers: { 'user-agent': 'Apprise', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(payload),
  };
}

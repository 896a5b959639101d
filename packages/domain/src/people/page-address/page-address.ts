/** How a server knows itself. */
export interface ServerAddress {
  /** The public address that the operator has set. */
  readonly baseUrl: string;
  /** The host that requests arrive with; a proxy may have rewritten it. */
  readonly host: string;
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a browser whose page has that origin can stay signed in: the server takes the page for its own, and the
 * browser keeps the cookie, which is for https alone if the public address is https. Browsers make an exception for
 * the own machine.
 */
export function canStaySignedIn(origin: string, { baseUrl, host }: ServerAddress): boolean {
  const [page, base] = [new URL(origin), new URL(baseUrl)];
  if (page.origin === base.origin) return true;
  if (page.host !== host) return false;
  return base.protocol !== 'https:' || page.protocol === 'https:' || loopback.has(page.hostname);
}

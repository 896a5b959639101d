/** A request to a server; a redirect changes it. */
export interface OutboundCall {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

const redirects = new Set([301, 302, 303, 307, 308]);

/** Headers that another origin may get; keys and cookies are removed. */
const harmlessHeaders = new Set(['accept', 'accept-language', 'content-type', 'user-agent']);

function dropsBody(status: number, method: string): boolean {
  if (status === 303) return method !== 'GET' && method !== 'HEAD';
  return (status === 301 || status === 302) && method === 'POST';
}

function headersFor(call: OutboundCall, target: URL, isWithoutBody: boolean): Record<string, string> {
  const isSameServer = new URL(call.url).origin === target.origin;
  const isKept = (name: string): boolean =>
    (isSameServer || harmlessHeaders.has(name.toLowerCase())) &&
    !(isWithoutBody && name.toLowerCase().startsWith('content-'));
  return Object.fromEntries(Object.entries(call.headers).filter(([name]) => isKept(name)));
}

/**
 * The call for a redirect, as in the Fetch standard (303, and 301 and 302 after POST, become GET); null if
 * the response is not a redirect. Calls to another origin keep only harmless headers.
 */
export function redirectedCall(
  call: OutboundCall,
  status: number,
  location: string | undefined,
): OutboundCall | null {
  if (!redirects.has(status) || location === undefined) return null;
  if (!URL.canParse(location, call.url)) return null;
  const target = new URL(location, call.url);
  const isWithoutBody = dropsBody(status, call.method);
  const { body: _, ...withoutBody } = call;
  return {
    ...(isWithoutBody ? { ...withoutBody, method: 'GET' } : call),
    url: target.href,
    headers: headersFor(call, target, isWithoutBody),
  };
}

/** Some recipe sites reject clients that do not look like a browser; the product name stays honest. */
const userAgent = 'Mozilla/5.0 (compatible; Hearth/2.8; +self-hosted recipe manager)';

/**
 * Headers of the connection. A foreign Host would also change the name that the certificate is checked for.
 */
const ownHeaders = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The headers of a call: names in lower case, without those of the connection, with our defaults. */
export function callHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const lowered = Object.entries(headers).map(([name, value]): [string, string] => [
    name.toLowerCase(),
    value,
  ]);
  const allowed = lowered.filter(([name]) => !ownHeaders.has(name));
  return { 'user-agent': userAgent, accept: '*/*', ...Object.fromEntries(allowed) };
}

/** The headers of a response with one text per name. */
export function flatHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    [value ?? ''].flat().join(', '),
  ]);
  return Object.fromEntries(entries);
}

/** The media type of a Content-Type header in lower case without parameters, or ''. */
export function mediaType(header: string | undefined): string {
  return (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

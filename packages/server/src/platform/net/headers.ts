/** Some recipe sites turn away what does not look like a browser; the name stays honest. */
const USER_AGENT = 'Mozilla/5.0 (compatible; Hearth/2.8; +self-hosted recipe manager)';

/** These belong to the connection. A foreign Host would also change the name that the certificate is checked for. */
const OWN_HEADERS = new Set([
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

/** The headers of a call: names in lower case, those of the connection left out, ours where none is given. */
export function callHeaders(given: Readonly<Record<string, string>>): Record<string, string> {
  const lowered = Object.entries(given).map(([name, value]): [string, string] => [name.toLowerCase(), value]);
  const allowed = lowered.filter(([name]) => !OWN_HEADERS.has(name));
  return { 'user-agent': USER_AGENT, accept: '*/*', ...Object.fromEntries(allowed) };
}

/** The headers of an answer with one text a name. */
export function flatHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]);
  return Object.fromEntries(entries);
}

/** The media type of a Content-Type header in lower case without parameters, or ''. */
export function mediaType(header: string | undefined): string {
  return (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

import type { FastifyReply } from 'fastify';

/** Headers of every response: no sniffing, no framing, no referrer to other sites. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
};

/** HSTS for a year if `BASE_URL` is https. */
export const strictTransport = 'max-age=31536000';

const apiPolicy = [
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none';",
  "frame-ancestors 'none'; sandbox",
].join(' ');

/**
 * The web app's files load from this server only: the service worker, and pictures that are opened directly.
 */
const filePolicy = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** For responses of the API and for stored files: inert in a browser, and private data is not cached. */
export const apiHeaders = {
  ...everywhere,
  'content-security-policy': apiPolicy,
  'cache-control': 'no-store',
};

/**
 * The one page that windows of other sites may talk to: the bookmarklet hands a recipe's page to it. It keeps what it is
 * handed and loads another page, which is out of that site's reach.
 */
const handoverPath = '/handover';

/**
 * Headers of the web app's page at a path; besides our own files only scripts and styles with `nonce` run.
 * @param frameAncestors origins whose pages may show it in a frame; `x-frame-options` knows no such list
 */
export function pageHeaders(
  nonce: string,
  path: string,
  frameAncestors: readonly string[] = [],
): Record<string, string> {
  const { 'x-frame-options': noFrames, ...others } = everywhere;
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "connect-src 'self'",
    'frame-src https:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors.length === 0 ? "'none'" : frameAncestors.join(' ')}`,
  ];
  return {
    ...others,
    ...(frameAncestors.length === 0 ? { 'x-frame-options': noFrames } : {}),
    ...(path === handoverPath ? { 'cross-origin-opener-policy': 'unsafe-none' } : {}),
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-cache',
  };
}

/** Files under this address belong to a page that has its own headers: they are code, styles, texts, fonts and drawings. */
const assets = '/assets/';

/**
 * Headers that say something of a script, a style, a text or a font: these are no documents, so that a policy, a frame
 * or an opener means nothing to them. A page asks for dozens of them.
 */
const ofAsset = {
  'x-content-type-options': everywhere['x-content-type-options'],
  'cross-origin-resource-policy': everywhere['cross-origin-resource-policy'],
};

/** What the page has said already, or what only documents have, is not repeated for each of its files. */
const notOfAsset = ['x-request-id', 'strict-transport-security'];

/** A file of the built app as an answer has it. */
type FileReply = Pick<FastifyReply, 'headers' | 'hasHeader' | 'getHeader' | 'removeHeader' | 'statusCode'>;

/** Sets the headers of static files on a response, keeping those that it has. */
export function staticHeaders(reply: FileReply, url: string): void {
  if (isPlainAsset(reply, url)) {
    for (const name of notOfAsset) reply.removeHeader(name);
    reply.headers(ofAsset);
    return;
  }
  const all = Object.entries({ ...everywhere, 'content-security-policy': filePolicy });
  reply.headers(Object.fromEntries(all.filter(([name]) => !reply.hasHeader(name))));
}

/** Whether it is sent as an asset that no browser shows as a document: a drawing may be opened directly, and run scripts. */
function isPlainAsset(reply: FileReply, url: string): boolean {
  const isSent = reply.statusCode === 200 || reply.statusCode === 304;
  const type = String(reply.getHeader('content-type') ?? '');
  return url.startsWith(assets) && isSent && !/svg|html|xml/.test(type);
}

import type { FastifyReply } from 'fastify';

/** Headers of every answer: nothing is sniffed, framed or told to other sites. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
};

/** Where `BASE_URL` is https: browsers that have been here come by https for a year. */
export const strictTransport = 'max-age=31536000';

const apiPolicy = [
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none';",
  "frame-ancestors 'none'; sandbox",
].join(' ');

/** Files of the app load from this server alone: the service worker and pictures that are opened by themselves. */
const filePolicy = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Answers of the API and of stored files: they can do nothing in a browser, and private data is not kept by it. */
export const apiHeaders = {
  ...everywhere,
  'content-security-policy': apiPolicy,
  'cache-control': 'no-store',
};

/** Headers of the web app's page; only scripts and styles that carry `nonce` run besides our own files. */
export function pageHeaders(nonce: string): Record<string, string> {
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
    "frame-ancestors 'none'",
  ];
  return { ...everywhere, 'content-security-policy': policy.join('; '), 'cache-control': 'no-cache' };
}

/** Puts the headers of static files on an answer; a policy that it has stays. */
export function staticHeaders(reply: Pick<FastifyReply, 'headers' | 'hasHeader'>): void {
  reply.headers(everywhere);
  if (!reply.hasHeader('content-security-policy')) reply.headers({ 'content-security-policy': filePolicy });
}

import { describe, expect, it, vi } from 'vitest';
import { apiHeaders, pageHeaders, staticHeaders } from './headers.ts';

/** The directives of a content security policy. */
function directives(policy: string | undefined): Record<string, string> {
  const parts = (policy ?? '').split('; ').map((one): [string, string] => {
    const [name = '', ...sources] = one.split(' ');
    return [name, sources.join(' ')];
  });
  return Object.fromEntries(parts);
}

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

describe('headers', () => {
  it('allow a page only its own scripts, styles and server, and forbid framing it', () => {
    expect(directives(pageHeaders('abc', '/')['content-security-policy'])).toEqual({
      'default-src': "'self'",
      'script-src': "'self' 'nonce-abc'",
      'style-src': "'self' 'nonce-abc'",
      'img-src': "'self' data: blob: https:",
      'connect-src': "'self'",
      'frame-src': 'https:',
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(pageHeaders('abc', '/')).toMatchObject({ ...everywhere, 'cache-control': 'no-cache' });
  });

  it('let windows of other sites talk to the page that is handed their pages, and to no other', () => {
    expect(pageHeaders('abc', '/handover')).toEqual({
      ...pageHeaders('abc', '/'),
      'cross-origin-opener-policy': 'unsafe-none',
    });
    for (const path of ['/handover/', '/handover/x', '/Handover', '/g/home/handover', ''])
      expect(pageHeaders('abc', path)).toEqual(pageHeaders('abc', '/'));
  });

  it('make an API response inert in a browser and keep it out of caches', () => {
    expect(directives(apiHeaders['content-security-policy'])).toEqual({
      'default-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
      sandbox: '',
    });
    expect(apiHeaders).toMatchObject({ ...everywhere, 'cache-control': 'no-store' });
  });

  it('protect files of the web app from sniffing, framing and loading other origins', () => {
    const fileHeaders = headersOfFile();
    expect(fileHeaders).toMatchObject(everywhere);
    expect(directives(fileHeaders['content-security-policy'])).toEqual({
      'default-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    });
  });

  it.each(['content-security-policy', 'cross-origin-opener-policy'])(
    'do not replace the %s that a response already has',
    (name) => {
      expect(headersOfFile(name)).not.toHaveProperty(name);
    },
  );

  function headersOfFile(present?: string): Record<string, string> {
    const headers = vi.fn<Parameters<typeof staticHeaders>[0]['headers']>();
    staticHeaders({ headers, hasHeader: (name) => name === present });
    return Object.assign({}, ...headers.mock.calls.map(([fileHeaders]) => fileHeaders)) as Record<
      string,
      string
    >;
  }
});

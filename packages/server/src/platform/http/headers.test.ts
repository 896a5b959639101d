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
  it('let a page run only its own code and styles, talk only to its server, and stand in no frame', () => {
    expect(directives(pageHeaders('abc')['content-security-policy'])).toEqual({
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
    expect(pageHeaders('abc')).toMatchObject({ ...everywhere, 'cache-control': 'no-cache' });
  });

  it('let an answer of the API do nothing in a browser, and be kept by nothing', () => {
    expect(directives(apiHeaders['content-security-policy'])).toEqual({
      'default-src': "'none'",
      'frame-ancestors': "'none'",
      sandbox: '',
    });
    expect(apiHeaders).toMatchObject({ ...everywhere, 'cache-control': 'no-store' });
  });

  it('let a file of the app be sniffed and framed by nobody', () => {
    const headers = vi.fn<Parameters<typeof staticHeaders>[0]['headers']>();
    staticHeaders({ headers });
    expect(headers.mock.calls[0]?.[0]).toMatchObject(everywhere);
  });
});

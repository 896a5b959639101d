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
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
      sandbox: '',
    });
    expect(apiHeaders).toMatchObject({ ...everywhere, 'cache-control': 'no-store' });
  });

  it('keep files of the web app from being sniffed or framed, and from loading from other origins', () => {
    const sent = headersOfFile(false);
    expect(sent).toMatchObject(everywhere);
    expect(directives(sent['content-security-policy'])).toEqual({
      'default-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    });
  });

  it('do not replace a policy that an answer already has', () => {
    expect(headersOfFile(true)).not.toHaveProperty('content-security-policy');
  });

  function headersOfFile(hasPolicy: boolean): Record<string, string> {
    const headers = vi.fn<Parameters<typeof staticHeaders>[0]['headers']>();
    staticHeaders({ headers, hasHeader: (name) => hasPolicy && name === 'content-security-policy' });
    return Object.assign({}, ...headers.mock.calls.map(([sent]) => sent)) as Record<string, string>;
  }
});

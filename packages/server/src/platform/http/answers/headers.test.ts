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

  it('let only the pages that the operator names show it in a frame', () => {
    const headers = pageHeaders('abc', '/', ['https://home.example.org', 'http://10.0.0.5:8123']);
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(directives(headers['content-security-policy'])['frame-ancestors']).toBe(
      'https://home.example.org http://10.0.0.5:8123',
    );
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

  it.each(['text/javascript; charset=utf-8', 'text/css; charset=utf-8', 'application/json', 'font/woff2'])(
    'are few for an asset of type %s, which is no document: its page has the others',
    (type) => {
      const removed = vi.fn<FileReply['removeHeader']>();
      const all = headersOfFile(undefined, { url: '/assets/base-1.js', type, removed });
      expect(all).toEqual({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(removed.mock.calls).toEqual([['x-request-id'], ['strict-transport-security']]);
    },
  );

  it.each([
    ['drawings, which may be opened directly', { url: '/assets/leaf-1.svg', type: 'image/svg+xml' }],
    ['pages', { url: '/assets/page.html', type: 'text/html; charset=utf-8' }],
    ['files outside of that folder', { url: '/service-worker.js', type: 'text/javascript' }],
    ['missing files', { url: '/assets/none.js', type: 'application/json', status: 404 }],
  ])('are complete for %s', (_, file) => {
    expect(headersOfFile(undefined, file)).toHaveProperty('content-security-policy');
  });

  type FileReply = Parameters<typeof staticHeaders>[0];

  interface SentFile {
    readonly url?: string;
    readonly type?: string;
    readonly status?: number;
    readonly removed?: FileReply['removeHeader'];
  }

  function headersOfFile(present?: string, file: SentFile = {}): Record<string, string> {
    const { url = '/favicon.svg', type = 'image/svg+xml', status: statusCode = 200 } = file;
    const headers = vi.fn<FileReply['headers']>();
    const removeHeader = file.removed ?? vi.fn<FileReply['removeHeader']>();
    const hasHeader = (name: string) => name === present;
    staticHeaders({ headers, hasHeader, getHeader: () => type, removeHeader, statusCode }, url);
    return Object.assign({}, ...headers.mock.calls.map(([fileHeaders]) => fileHeaders)) as Record<
      string,
      string
    >;
  }
});

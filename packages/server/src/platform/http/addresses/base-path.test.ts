import { describe, expect, it } from 'vitest';
import { addBasePath, readBasePath, removeBasePath } from './base-path.ts';

describe('the base path', () => {
  it.each([
    ['https://home.example', ''],
    ['https://home.example/', ''],
    ['https://home.example/kitchen', '/kitchen'],
    ['https://home.example/a/kitchen/', '/a/kitchen'],
  ])('of %s is "%s"', (baseUrl, basePath) => {
    expect(readBasePath(baseUrl)).toBe(basePath);
  });

  it.each([
    ['/kitchen/api/recipes?page=1', '/api/recipes?page=1'],
    ['/kitchen', '/'],
    ['/kitchen?x=1', '/?x=1'],
    ['/kitchen/', '/'],
    ['/api/recipes', '/api/recipes'],
    ['/kitchenware', '/kitchenware'],
    ['/', '/'],
  ])('is taken off %s: %s', (url, rest) => {
    expect(removeBasePath(url, '/kitchen')).toBe(rest);
  });

  it('is put before the addresses of this server only', () => {
    const html =
      '<link href="/a.css"><img src="/b.webp" srcset="/b.webp 1024w, /c.webp 2048w">' +
      '<a href="https://x.example/y">/z</a><a href="//x.example">x</a><style>a{src:url(/f.woff2)}</style>';
    expect(addBasePath(html, '/kitchen')).toBe(
      '<link href="/kitchen/a.css"><img src="/kitchen/b.webp" srcset="/kitchen/b.webp 1024w, /kitchen/c.webp 2048w">' +
        '<a href="https://x.example/y">/z</a><a href="//x.example">x</a><style>a{src:url(/kitchen/f.woff2)}</style>',
    );
    expect(addBasePath(html, '')).toBe(html);
  });
});

import { describe, expect, it } from 'vitest';
import { firstPageLinks } from './first-pages.ts';

const manifest = JSON.stringify([
  { address: '^/login/?$', files: ['assets/base.js', 'assets/login.js', 'assets/login.css'] },
]);

describe('firstPageLinks', () => {
  it('preloads files that the page does not reference yet, as modules or styles', () => {
    const linksAt = firstPageLinks(manifest, '<script type="module" src="/assets/base.js"></script>');
    const links =
      '<link rel="modulepreload" crossorigin href="/assets/login.js">' +
      '<link rel="preload" as="style" crossorigin href="/assets/login.css">';
    expect(linksAt('/login')).toBe(links);
    expect(linksAt('/login/')).toBe(links);
  });

  it.each(['/', '/login/more', '/register', ''])('returns no links for %j', (path) => {
    expect(firstPageLinks(manifest, '')(path)).toBe('');
  });

  it('returns no links for a build without entry pages', () => {
    expect(firstPageLinks(null, '')('/login')).toBe('');
  });
});

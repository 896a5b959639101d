import { describe, expect, it } from 'vitest';
import { firstPageLinks } from './first-pages.ts';

const manifest = JSON.stringify({
  textsRoot: 'assets/texts/x',
  pages: [
    {
      address: '^/login/?$',
      files: ['assets/base.js', 'assets/login.js', 'assets/login.css'],
      texts: ['ui'],
    },
  ],
});

describe('firstPageLinks', () => {
  it('preloads files that the page does not reference yet, as modules, styles or texts of the reader’s language', () => {
    const linksAt = firstPageLinks(manifest, '<script type="module" src="/assets/base.js"></script>');
    const links =
      '<link rel="modulepreload" crossorigin href="/assets/login.js">' +
      '<link rel="preload" as="style" crossorigin href="/assets/login.css">' +
      '<link rel="preload" as="fetch" crossorigin href="/assets/texts/x/fr-FR/ui.json">';
    expect(linksAt('/login', 'fr-FR')).toBe(links);
    expect(linksAt('/login/', 'fr-FR')).toBe(links);
  });

  it.each(['/', '/login/more', '/register', ''])('returns no links for %j', (path) => {
    expect(firstPageLinks(manifest, '')(path, 'en-US')).toBe('');
  });

  it('returns no links for a build without entry pages', () => {
    expect(firstPageLinks(null, '')('/login', 'en-US')).toBe('');
  });
});

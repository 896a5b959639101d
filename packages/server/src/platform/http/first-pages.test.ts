import { describe, expect, it } from 'vitest';
import { firstPageLinks } from './first-pages.ts';

const built = JSON.stringify([
  { address: '^/login/?$', files: ['assets/base.js', 'assets/login.js', 'assets/login.css'] },
]);

describe('firstPageLinks', () => {
  it('names what the page does not name yet, code and styles each in their way', () => {
    const linksAt = firstPageLinks(built, '<script type="module" src="/assets/base.js"></script>');
    const links =
      '<link rel="modulepreload" crossorigin href="/assets/login.js">' +
      '<link rel="preload" as="style" crossorigin href="/assets/login.css">';
    expect(linksAt('/login')).toBe(links);
    expect(linksAt('/login/')).toBe(links);
  });

  it.each(['/', '/login/more', '/register', ''])('%j has none', (path) => {
    expect(firstPageLinks(built, '')(path)).toBe('');
  });

  it('a build that names none has none', () => {
    expect(firstPageLinks(null, '')('/login')).toBe('');
  });
});

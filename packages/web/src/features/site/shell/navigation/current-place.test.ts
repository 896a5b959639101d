import { expect, it } from 'vitest';
import { findCurrentPlace } from './current-place.ts';

const places = ['/g/home', '/g/home/cookbooks', '/g/home/recipes/finder', '/settings'].map((href) => ({
  href,
}));

it.each([
  ['/g/home', '/g/home'],
  ['/g/home/r/soup', '/g/home'],
  ['/g/home/cookbooks/sunday', '/g/home/cookbooks'],
  ['/g/home/recipes/finder', '/g/home/recipes/finder'],
  ['/g/homestead', undefined],
  ['/login', undefined],
])('of the places above %s the nearest is the current one: %s', (path, href) => {
  expect(findCurrentPlace(places, path)?.href).toBe(href);
});

it('an exact place is current at its own address only', () => {
  const exact = [{ href: '/g/home', isExact: true }];
  expect(findCurrentPlace(exact, '/g/home')).toBe(exact[0]);
  expect(findCurrentPlace(exact, '/g/home/r/soup')).toBeUndefined();
});

import { expect, it } from 'vitest';
import { findCircle, measureDepth } from './index.ts';

const links = (...pairs: string[]) => pairs.map((pair) => ({ outer: pair[0] ?? '', inner: pair[1] ?? '' }));

it.each([
  ['none', links('ab', 'bc', 'ac'), null],
  ['itself', links('aa'), ['a', 'a']],
  ['a short one', links('ab', 'ba'), ['a', 'b', 'a']],
  ['the shortest of two', links('ab', 'bc', 'ca', 'ba'), ['a', 'b', 'a']],
  ['a long one', links('ab', 'ax', 'xy', 'bc', 'cd', 'da'), ['a', 'b', 'c', 'd', 'a']],
  ['one that it is no part of', links('ab', 'bc', 'cb'), null],
])('the circle through a recipe: %s', (_, given, path) => {
  expect(findCircle(given, 'a')).toEqual(path);
});

it('the depth is that of the longest chain, and shared parts are counted once', () => {
  expect(measureDepth([], 'a')).toBe(0);
  expect(measureDepth(links('ab', 'ac', 'bc', 'cd'), 'a')).toBe(3);
  const wide = Array.from({ length: 40 }, (_, at) => [
    { outer: `${at}`, inner: `${at + 1}` },
    { outer: `${at}`, inner: `x${at}` },
    { outer: `x${at}`, inner: `${at + 1}` },
  ]).flat();
  expect(measureDepth(wide, '0')).toBe(80);
});

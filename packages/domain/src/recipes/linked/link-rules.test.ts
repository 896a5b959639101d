import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { breakCircles, findCircle, measureDepth } from './index.ts';

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

it.each([
  ['no circle', links('ab', 'bc', 'ac'), ''],
  ['itself', links('aa', 'ab'), 'aa'],
  ['two', links('ab', 'ba', 'bc', 'cb'), 'ba cb'],
])('of %s those links are left out that close it', (_, given, closing) => {
  const kept = new Set(breakCircles(given));
  const left = given.filter((link) => !kept.has(link)).map(({ outer, inner }) => outer + inner);
  expect(left.join(' ')).toBe(closing);
});

it('whatever links there are, none that are kept make a circle, and a chain of any length is walked', () => {
  const id = fc.constantFrom(...'abcdef');
  fc.assert(
    fc.property(fc.array(fc.record({ outer: id, inner: id }), { maxLength: 20 }), (given) => {
      const kept = breakCircles(given);
      expect([...'abcdef'].map((one) => findCircle(kept, one))).toEqual(Array(6).fill(null));
      for (const left of given.filter((one) => !kept.includes(one)))
        expect(findCircle([...kept, left], left.outer)).not.toBeNull();
    }),
  );
  const chain = Array.from({ length: 100_000 }, (_, at) => ({ outer: `${at}`, inner: `${at + 1}` }));
  expect(breakCircles(chain)).toHaveLength(chain.length);
});

it('the depth above a circle is finite', () => {
  expect(measureDepth(links('ab', 'bc', 'cb'), 'a')).toBe(3);
});

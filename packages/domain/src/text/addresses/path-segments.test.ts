import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeSegment, pathSegments } from './path-segments.ts';

describe('pathSegments', () => {
  it.each([
    ['/g/home', ['g', 'home']],
    ['/g/home/', ['g', 'home']],
    ['/', ['']],
    ['/g/k%C3%A4se/r/a%23b', ['g', 'käse', 'r', 'a#b']],
    ['/g/.../r/..a', ['g', '...', 'r', '..a']],
  ])('%s has segments', (path, segments) => expect(pathSegments(path)).toEqual(segments));

  it.each([
    '/g/..\\..\\..\\users\\self#/r/x',
    '/g/../r/x',
    '/g/%2e%2e/r/x',
    '/g/%2E./r/x',
    '/g/./r/x',
    '/g/a%2fb/r/x',
    '/g/a%5cb/r/x',
    '/g/home/r/x#y',
    '/g/home/r/%',
    '/g/home/r/%ff',
    '/g/home/r/%00',
    '/g/home/r/a%0ab',
  ])('%s is the path of no page', (path) => expect(pathSegments(path)).toBeNull());
});

describe('encodeSegment', () => {
  it('stays in its place of an address, whatever the text is', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('.', '..', '%2e', '%2E%2e', '...'),
    );
    fc.assert(
      fc.property(text, (segment) => {
        const { pathname } = new URL(`https://kitchen.example/a/${encodeSegment(segment)}/b`);
        expect(pathname.split('/')).toHaveLength(4);
        expect(pathname.startsWith('/a/') && pathname.endsWith('/b')).toBe(true);
      }),
    );
  });

  it.each(['soup', 'käse', 'a/b', 'a b'])('reads as it was: %s', (text) => {
    expect(decodeURIComponent(encodeSegment(text))).toBe(text);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSamePage, pageKey } from './page-key.ts';

const page = 'https://example.com/recipes/soup';

describe('addresses of one page', () => {
  it.each([
    'http://www.example.com/recipes/soup/',
    'https://EXAMPLE.com/recipes/soup#method',
    'https://example.com/recipes/soup?utm_source=mail&fbclid=1',
  ])('%s is the page', (other) => {
    expect(isSamePage(page, other)).toBe(true);
  });

  it.each([
    'https://example.com/recipes/soups',
    'https://example.com/recipes/soup?page=2',
    'https://example.org/recipes/soup',
    'https://example.com/Recipes/soup',
    'ftp://example.com/recipes/soup',
    'soup',
    '',
  ])('%j is another page, or none', (other) => {
    expect(isSamePage(page, other)).toBe(false);
  });

  it.each(['', 'soup', 'ftp://example.com/soup'])('%j is no page, not even the same as itself', (text) => {
    expect(isSamePage(text, text)).toBe(false);
  });

  it('compares parameters whatever their order', () => {
    expect(isSamePage('https://example.com/?a=1&id=2', 'https://example.com?id=2&a=1')).toBe(true);
  });

  it('has one key, which is an address of the page itself', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        const key = pageKey(address) ?? '';
        expect(pageKey(`https://${key}`)).toBe(key);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { actionAddress, writeRecipePath } from './action-address.ts';

const soup = { url: 'https://hearth.example/g/home/r/soup?a=1', id: '42', slug: 'soup' };

describe('the address of a recipe action', () => {
  it.each([
    ['https://example.com/?q=${slug}', 'https://example.com/?q=soup'],
    ['https://example.com/${id}/${slug}/${slug}', 'https://example.com/42/soup/${slug}'],
    [
      ' https://example.com/?u=${url} ',
      'https://example.com/?u=https%3A%2F%2Fhearth.example%2Fg%2Fhome%2Fr%2Fsoup%3Fa%3D1',
    ],
    ['bring://import?recipe=${id}', 'bring://import?recipe=42'],
    ['javascript:alert(1)', null],
    [' JaVaScRiPt:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['\u0001javascript:alert(1)', null],
    ['data:text/html,<script>1</script>', null],
    ['no address', null],
    ['', null],
  ])('%j becomes %j', (template, address) => {
    expect(actionAddress(template, soup)).toBe(address);
  });

  it('a filled-in value never becomes the scheme', () => {
    expect(actionAddress('${slug}', { ...soup, slug: 'javascript:alert(1)' })).toBeNull();
  });
});

it('the page that a link gets shows the recipe for as many as the reader does', () => {
  const recipe = { slug: 'soup', recipeServings: 4, recipeYieldQuantity: 0, recipeYield: null };
  const write = (scale: number) => writeRecipePath(recipe, { groupSlug: 'home', scale });
  expect(write(1)).toBe('/g/home/r/soup');
  expect(write(2.5)).toBe('/g/home/r/soup?servings=10');
});

import { describe, expect, it } from 'vitest';
import { cleanYield, normalizeYield, parseYield } from './index.ts';

describe('yields', () => {
  it.each([
    ['', ''],
    [[], ''],
    [['Makes 4 Batches', '4 Batches'], '4 Batches'],
  ])('an archive with %j yields %j', (value, expected) => {
    expect(cleanYield(value)).toBe(expected);
  });

  it.each([
    ['4', '4 servings'],
    [4, '4 servings'],
    ['1', '1 serving'],
    ['12 cookies', '12 cookies'],
    ['Makes 12 cookies', '12 cookies'],
    ['4-6 servings', '6 servings'],
    ['Serves 4 to 6', '6 servings'],
    [['4', '4 servings'], '4 servings'],
    [['24', '24 cookies'], '24 cookies'],
    ['about 20 pieces', '20 pieces'],
    ['2 dozen', '2 dozen'],
    ['4 Personen', '4 servings'],
    ['Pour 6 personnes', '6 servings'],
    ['4 人分', '4 servings'],
    ['1 loaf (8 slices)', '1 loaf'],
    ['1½ cups', '1.5 cups'],
    [undefined, '0 servings'],
    ['a few', '0 servings'],
  ])('a page with %j yields %s', (value, expected) => {
    expect(normalizeYield(value)).toBe(expected);
  });

  it.each([
    ['12 cookies', { servings: 0, yieldQuantity: 12, yieldText: 'cookies' }],
    ['4 servings', { servings: 4, yieldQuantity: 0, yieldText: '' }],
    ['a crowd', { servings: 0, yieldQuantity: 0, yieldText: 'a crowd' }],
    ['', { servings: 0, yieldQuantity: 0, yieldText: '' }],
  ])('%j splits into %j', (text, expected) => {
    expect(parseYield(text)).toEqual(expected);
  });
});

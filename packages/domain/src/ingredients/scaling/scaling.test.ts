import { describe, expect, it } from 'vitest';
import { amountText, scaleBases, scaledYieldText, scaleForServings, servingsAtScale } from './index.ts';

const spell = (value: number) => String(value);
const makes = (recipeYield: string | null, recipeYieldQuantity = 0, recipeServings = 0) => ({
  recipeYield,
  recipeYieldQuantity,
  recipeServings,
});

describe('scaleBases', () => {
  it.each([
    [makes('4 servings'), ['servings 4 ']],
    [makes('4 servings', 0, 4), ['servings 4 ']],
    [makes('12 cookies'), ['yield 12 cookies']],
    [makes('12 cookies', 0, 4), ['servings 4 ', 'yield 12 cookies']],
    [makes('cookies', 12, 4), ['servings 4 ', 'yield 12 cookies']],
    [makes('servings', 6), ['servings 6 ']],
    [makes('Serves 4'), ['servings 4 ']],
    [makes('4-6 Portionen'), ['servings 4 ']],
    [makes('1 1/2 loaves'), ['yield 1.5 loaves']],
    [makes('a big pot'), []],
    [makes('0 servings'), []],
    [makes(null), []],
  ])('of %j are %j', (fields, expected) => {
    expect(scaleBases(fields).map(({ kind, amount, name }) => `${kind} ${amount} ${name}`)).toEqual(expected);
  });
});

describe('servings', () => {
  it.each([
    [makes(null, 0, 4), 9, 2.25],
    [makes('4 servings'), 2, 0.5],
    [makes('12 cookies'), 6, null],
    [makes(null), 6, null],
  ])('of %j that are %j scale it by %j', (recipe, servings, scale) => {
    expect(scaleForServings(recipe, servings)).toBe(scale ?? 1);
    expect(servingsAtScale(recipe, scale ?? 1)).toBe(scale === null ? null : servings);
  });

  it.each([null, 0, -2, Number.NaN])('that are %j leave it as it is', (servings) => {
    expect(scaleForServings(makes(null, 0, 4), servings)).toBe(1);
  });
});

describe('scaledYieldText', () => {
  it.each([
    [makes('12 cookies'), 1.5, '18 cookies'],
    [makes('4-6 servings'), 2, '8–12 servings'],
    [makes('Makes 1 loaf'), 0.5, 'Makes ½ loaf'],
    [makes('cookies', 12), 0.25, '3 cookies'],
    [makes('servings', 3), 0.5, '1 ½ servings'],
    [makes('a big pot'), 2, 'a big pot'],
    [makes('12 (2 dozen small)'), 2, '24 (4 dozen small)'],
    [makes('loaves (about 24 slices)', 2), 3, '6 loaves (about 72 slices)'],
    [makes('1.000 g jam'), 2, '2000 g jam'],
    [makes('4 servings'), 1, '4 servings'],
    [makes(null, 4), 2, '8'],
    [makes(null), 2, ''],
  ])('of %j times %d is %j', (fields, scale, expected) => {
    expect(scaledYieldText(fields, scale, spell)).toBe(expected);
  });

  it('counts in simple fractions where they are true', () => {
    expect(amountText(1 / 3, spell)).toBe('⅓');
    expect(amountText(1.05, spell)).toBe('1.05');
    expect(amountText(250, spell)).toBe('250');
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DisplayedIngredient } from '../display/index.ts';
import {
  amountOfIngredient,
  amountText,
  scaleBases,
  scaleByIngredient,
  scaledYieldText,
  scaleForServings,
  servingsAtScale,
} from './index.ts';

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

describe('scaleByIngredient', () => {
  const gram = { name: 'gram', abbreviation: 'g', useAbbreviation: true, fraction: false };
  const flour: DisplayedIngredient = { quantity: 200, unit: gram, food: { name: 'flour' } };
  const buildScale = (have: string, ingredient: DisplayedIngredient, disableAmount = false) => {
    const needed = amountOfIngredient({ ...ingredient, disableAmount });
    return needed === null ? null : scaleByIngredient(have, needed);
  };

  it.each<[string, DisplayedIngredient, number | null]>([
    ['300 g', flour, 1.5],
    ['300', flour, 1.5],
    ['0,3 kg', flour, 1.5],
    ['1 cup', flour, null],
    ['300 bags', flour, null],
    ['', flour, null],
    ['0', flour, null],
    ['2-3', flour, null],
    ['3', { quantity: 2, food: { name: 'egg' } }, 1.5],
    ['3 g', { quantity: 2, food: { name: 'egg' } }, null],
    ['1 cup', { quantity: 1, note: '2 cups milk' }, 0.5],
    ['240 ml', { quantity: 1, note: '2 cups milk' }, 0.5],
    ['1', { quantity: 0, note: 'salt' }, null],
  ])('%j of %j is %s', (have, ingredient, expected) => {
    expect(buildScale(have, ingredient)).toBe(expected);
  });

  it('reads free text where amounts are off', () => {
    expect(buildScale('300 g', { quantity: 1, note: '200 g flour' }, true)).toBe(1.5);
  });

  it('is right for any available quantity', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (have, needed) => {
        expect(buildScale(`${have} g`, { ...flour, quantity: needed })).toBeCloseTo(have / needed, 9);
      }),
    );
  });
});

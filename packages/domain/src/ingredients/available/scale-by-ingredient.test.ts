import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DisplayedIngredient } from '../display/index.ts';
import { amountOfIngredient, scaleByIngredient } from './index.ts';

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

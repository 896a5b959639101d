import type { IngredientFood, IngredientUnit } from '@hearth/contract/index';
import { describe, expect, it } from 'vitest';
import { hasDecimalAmount } from './index.ts';

const unit = (fraction: boolean) => ({ fraction }) as IngredientUnit;
const food = { name: 'egg' } as IngredientFood;

describe('an amount in the editor', () => {
  it.each([
    ['a unit that forbids fractions', { unit: unit(false), food, note: '' }, true],
    ['a unit with fractions', { unit: unit(true), food, note: '' }, false],
    ['pieces of a food', { unit: null, food, note: 'g' }, false],
    ['text with a metric unit', { unit: null, food: null, note: 'kg flour' }, true],
    ['text with a spoon', { unit: null, food: null, note: 'tsp salt' }, false],
    ['text without a unit', { unit: null, food: null, note: 'onion' }, false],
    ['no text', { unit: null, food: null, note: null }, false],
  ])('of %s is a decimal: %#', (_what, ingredient, expected) => {
    expect(hasDecimalAmount(ingredient)).toBe(expected);
  });
});

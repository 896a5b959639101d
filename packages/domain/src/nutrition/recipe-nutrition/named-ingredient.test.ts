import { describe, expect, it } from 'vitest';
import { createFoodSearch, englishFoodNames } from '../food-names/index.ts';
import { computeNutrition, type NamedIngredient, resolveNamedIngredient } from './index.ts';

const find = createFoodSearch([...englishFoodNames(), ['Knoblauch', 'garlic'], ['Spinat', 'spinach']]);
const resolved = (one: Partial<NamedIngredient>) =>
  resolveNamedIngredient({ quantity: 2, unitNames: [], foodNames: [], note: '', ...one }, find);

describe('an ingredient with names', () => {
  it('is found by the first name of its food that is known', () => {
    expect(resolved({ foodNames: ['Zwobel', 'garlic', 'onion'] }).food).toBe('garlic');
    expect(resolved({ foodNames: ['Zwobel'] }).food).toBeNull();
  });

  it('is measured in the name of its unit that is known', () => {
    const spoons = resolved({ unitNames: ['Löffelchen', 'Teelöffel'], foodNames: ['Spinat'] });
    expect(spoons).toEqual({ quantity: 2, unit: 'tsp', piece: '', food: 'spinach' });
    expect(resolved({ unitNames: ['Zehe'], foodNames: ['Knoblauch'] }).piece).toBe('clove');
  });

  it('has no weight in a unit that is not known, and its food is still found', () => {
    const trays = resolved({ unitNames: ['Palette'], foodNames: ['egg'] });
    expect(trays).toMatchObject({ food: 'egg', unit: null });
    expect(computeNutrition([trays], null).leftOut).toEqual([{ index: 0, reason: 'unknown-weight' }]);
  });

  it('weighs what its note states, whatever its unit', () => {
    expect(resolved({ unitNames: ['Handvoll'], foodNames: ['Spinat'], note: '60 g' })).toMatchObject({
      quantity: 60,
      unit: 'g',
    });
  });

  it('without an amount has none', () => {
    expect(resolved({ quantity: 0, foodNames: ['garlic'] }).quantity).toBeNull();
  });
});

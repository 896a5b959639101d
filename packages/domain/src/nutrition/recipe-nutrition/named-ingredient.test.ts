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

  it.each([
    ['125 g each', 250],
    ['je 125 g', 250],
    ['je ca. 125 g', 250],
    ['125 g je Bund', 250],
    ['each about 4 oz', 226.8],
    ['125 g, washed', 125],
    ['about 4 oz', 113.4],
    ['ca. 100 g', 100],
    ['(around 4 oz / 115 grams)', 113.4],
  ])('weighs what the note %j states of two', (note, grams) => {
    const spinach = resolved({ foodNames: ['Spinat'], note });
    expect(spinach).toMatchObject({ unit: 'g', food: 'spinach' });
    expect(spinach.quantity).toBeCloseTo(grams, 1);
  });

  it.each([
    ['juice of a lemon', 0, 1, 'lemon-juice'],
    ['juice of an orange', 0, 1, 'orange-juice'],
    ['juice of 2 lemons', 0, 2, 'lemon-juice'],
    ['juice of lemons', 3, 3, 'lemon-juice'],
  ])('%j with the amount %d is a part of so many fruits: %d', (name, quantity, pieces, food) => {
    const juice = resolved({ quantity, foodNames: [name] });
    expect(juice).toMatchObject({ quantity: pieces, unit: null, food });
    expect(computeNutrition([juice], null).leftOut).toEqual([]);
  });

  it.each([
    ['large', 'onion'],
    ['große', 'onion'],
    ['', 'large onion'],
    ['large', 'lime'],
  ])('has a weight as a piece in the size %j of %j', (unit, name) => {
    const unitNames = unit === '' ? [] : [unit];
    const piece = resolved({ quantity: 1, unitNames, foodNames: [name] });
    expect(computeNutrition([piece], null).leftOut).toEqual([]);
  });

  it('without an amount has none', () => {
    expect(resolved({ quantity: 0, foodNames: ['garlic'] }).quantity).toBeNull();
  });

  it.each<[Partial<NamedIngredient>, number | null]>([
    [{ quantity: 8, unitNames: ['piece', 'pieces'], foodNames: ['chicken'] }, 1000],
    [{ quantity: 8, foodNames: ['chicken pieces'] }, 1000],
    [{ quantity: 4, unitNames: ['pieces'], foodNames: ['turkey'] }, 600],
    [{ quantity: 4, unitNames: ['pieces'], foodNames: ['watermelon'] }, null],
    [{ quantity: 1, unitNames: ['Stück'], foodNames: ['pineapple'] }, 905],
    [{ quantity: 1, foodNames: ['chicken'] }, 1400],
    [{ quantity: 2, unitNames: ['pieces'], foodNames: ['egg'] }, 100],
    [{ quantity: 500, unitNames: ['g'], foodNames: ['80/20 ground beef'] }, 500],
    [{ quantity: 500, unitNames: ['g'], foodNames: ['ground beef (80/20)'] }, 500],
  ])('%j weighs %d g: a piece of what is cut is no whole one', (words, grams) => {
    const one = resolved(words);
    const same = { ...one, quantity: grams, unit: 'g', piece: '' } as const;
    const { leftOut, perRecipe } = computeNutrition([one], null);
    expect(perRecipe.calories).toBeCloseTo(computeNutrition([same], null).perRecipe.calories ?? 0, 3);
    expect(leftOut).toHaveLength(grams === null ? 1 : 0);
  });
});

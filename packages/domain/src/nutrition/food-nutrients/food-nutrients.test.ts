import { describe, expect, it } from 'vitest';
import { weighedFoods } from '../../measures/food-weights/index.ts';
import { foodNutrients, nutrients, nutritiousFoods } from './index.ts';

const amounts = (key: string) => {
  const food = foodNutrients(key);
  if (food === null) throw new Error(`There is no ${key}`);
  return food.per100g;
};

/** Alcohol has energy of its own; acids and leavening count as carbohydrates. */
const withAlcohol = new Set(
  'mirin red-wine white-wine rum brandy vodka whiskey wine sparkling-wine sherry sake rice-wine shaoxing-wine vanilla vanilla-bean vanilla-extract baking-powder'.split(
    ' ',
  ),
);

describe('the table of nutrients', () => {
  it('has what the public table publishes', () => {
    expect(amounts('butter')).toEqual({
      calories: 717,
      fatContent: 81.11,
      saturatedFatContent: 51.37,
      unsaturatedFatContent: 24.06,
      carbohydrateContent: 0.06,
      sugarContent: 0.06,
      fiberContent: 0,
      proteinContent: 0.85,
      sodiumContent: 643,
      cholesterolContent: 215,
    });
    expect(amounts('egg').calories).toBe(143);
    expect(amounts('all-purpose-flour').calories).toBe(364);
    expect(amounts('salt').sodiumContent).toBe(38_758);
  });

  it('has four hundred foods and more, and all that have a weight', () => {
    const foods = new Set(nutritiousFoods());
    expect(foods.size).toBeGreaterThanOrEqual(400);
    expect(weighedFoods().filter((key) => !foods.has(key))).toEqual([]);
  });

  it('says which values are those of a similar food, and has none for other words', () => {
    expect(foodNutrients('gorgonzola')?.isStandIn).toBe(false);
    expect(foodNutrients('mascarpone')?.isStandIn).toBe(true);
    expect(foodNutrients('constructor')).toBeNull();
    expect(foodNutrients('hops')).toBeNull();
  });

  it('has no food that is more than itself, or whose parts are more than the whole', () => {
    for (const key of nutritiousFoods()) {
      const one = amounts(key);
      const solids = (one.fatContent ?? 0) + (one.carbohydrateContent ?? 0) + (one.proteinContent ?? 0);
      const fats = (one.saturatedFatContent ?? 0) + (one.unsaturatedFatContent ?? 0);
      const sugars = (one.sugarContent ?? 0) - (one.carbohydrateContent ?? 0);
      expect([key, solids <= 101, fats <= (one.fatContent ?? 0) * 1.1 + 0.25, sugars < 1.5]).toEqual([
        key,
        true,
        true,
        true,
      ]);
      for (const nutrient of nutrients) expect(one[nutrient] ?? 0).toBeGreaterThanOrEqual(0);
    }
  });

  it('has the energy that fat, carbohydrates and protein give, fibre counted or not', () => {
    const off = nutritiousFoods().filter((key) => {
      const { calories, fatContent, carbohydrateContent, proteinContent, fiberContent } = amounts(key);
      const most = 9 * (fatContent ?? 0) + 4 * (carbohydrateContent ?? 0) + 4 * (proteinContent ?? 0);
      const least = most - 4 * (fiberContent ?? 0);
      const tolerance = 25 + most * 0.2;
      return (calories ?? 0) > most + tolerance || (calories ?? 0) < least - tolerance;
    });
    expect(off.filter((key) => !withAlcohol.has(key))).toEqual([]);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIngredientLine } from '@hearth/ingredients/parser';
import { isPieceWord } from '@hearth/domain/measures/food-weights';
import { findUnit, standardUnits } from '@hearth/domain/measures/units';
import { createFoodSearch, englishFoodNames } from '@hearth/domain/nutrition/food-names';
import { type Nutrient, nutrients, nutritiousFoods } from '@hearth/domain/nutrition/food-nutrients';
import {
  computeNutrition,
  type ResolvedIngredient,
  resolveIngredient,
} from '@hearth/domain/nutrition/recipe-nutrition';

const find = createFoodSearch(englishFoodNames());
const isUnit = (word: string) =>
  findUnit(word) !== undefined || isPieceWord(word) || /^(?:can|pinch)s?$/.test(word);
const resolved = (line: string) => resolveIngredient(parseIngredientLine(line, isUnit), find);

const flour: ResolvedIngredient = { quantity: 2, unit: 'cup', piece: '', food: 'flour' };
const eggs: ResolvedIngredient = { quantity: 3, unit: null, piece: '', food: 'egg' };

describe('an ingredient', () => {
  it.each<[string, number | null, string | null, string, string | null]>([
    ['2 cups all-purpose flour', 2, 'cup', '', 'all-purpose-flour'],
    ['3 large eggs', 3, null, 'large', 'egg'],
    ['4 garlic cloves, minced', 4, null, '', 'garlic-clove'],
    ['2 celery stalks, chopped', 2, null, 'stalk', 'celery'],
    ['1 bay leaf', 1, null, '', 'bay-leaf'],
    ['1 English cucumber', 1, null, '', 'cucumber'],
    ['1 cup (125 g) flour', 125, 'g', '', 'flour'],
    ['1 1/2 cups / 187 g flour', 187, 'g', '', 'flour'],
    ['5 tablespoons/70 grams butter', 70, 'g', '', 'butter'],
    ['½ cup plus 2 tablespoons milk', 0.625, 'cup', '', 'milk'],
    ['1 3 lb pork shoulder', 3, 'lb', '', 'pork-shoulder'],
    ['1 can (400 g) coconut milk', 400, 'g', '', 'coconut-milk'],
    ['2 cans (400 g) chickpeas', 480, 'g', '', 'chickpeas'],
    ['2 400-g cans diced tomatoes', 800, 'g', '', 'diced-tomatoes'],
    ['juice of 2 limes', 2, null, '', 'lime-juice'],
    ['zest from 1 lemon', 1, null, '', 'lemon-zest'],
    ['1 pinch of salt', 0.0625, 'tsp', '', 'salt'],
    ['1 dozen eggs', 12, null, '', 'egg'],
    ['salt to taste', null, null, '', 'salt'],
    ['2 oz hops', 2, 'oz', '', null],
    ['1 pound boneless, skinless chicken', 1, 'lb', '', 'chicken'],
  ])('%j is %s %s %s of %s', (line, quantity, unit, piece, food) => {
    expect(resolved(line)).toEqual({ quantity, unit, piece, food });
  });

  it.each<[string, { quantity: number; unit: string } | undefined]>([
    ['plus 1 tbsp', { quantity: 1, unit: 'tbsp' }],
    ['plus 1 tbsp, sifted', { quantity: 1, unit: 'tbsp' }],
    ['+ 50 g', { quantity: 50, unit: 'g' }],
    ['and 2 tsp for dusting', { quantity: 2, unit: 'tsp' }],
    ['plus ½ cup (60 g)', { quantity: 0.5, unit: 'cup' }],
    ['plus 1 tbsp sifted flour', { quantity: 1, unit: 'tbsp' }],
    ['plus 2 tbsp sugar', undefined],
    ['or 2 tbsp', undefined],
    ['sifted, plus 1 tbsp', undefined],
    ['plus more for dusting', undefined],
    ['plus 1 egg', undefined],
    ['', undefined],
  ])('with the note %j has the further amount %j', (note, further) => {
    const { further: found } = resolveIngredient({ quantity: 2, unit: 'cups', food: 'flour', note }, find);
    expect(found).toEqual(further);
  });

  it('whose note names the food has its further amount once', () => {
    const note = 'plus 2 tbsp milk';
    const milk = resolveIngredient({ quantity: 0.5, unit: 'cup', food: note, note }, find);
    expect(milk).toEqual({ quantity: 0.625, unit: 'cup', piece: '', food: 'milk' });
  });

  it('without an amount has no further one', () => {
    const note = 'plus 1 tbsp';
    expect(resolveIngredient({ quantity: 0, unit: '', food: 'flour', note }, find).further).toBeUndefined();
  });

  it('is read without an error whatever it says', () => {
    const words = fc.constantFrom(
      '1',
      '2',
      '½',
      '/',
      '+',
      '-',
      'cup',
      'g',
      'can',
      'of',
      'juice',
      'lemon',
      '(',
      ')',
      '400',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 12 }).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), text, text, text, (quantity, unit, food, note) => {
        const one = resolveIngredient({ quantity, unit, food, note }, find);
        expect(one.quantity === null || one.quantity >= 0).toBe(true);
        expect(computeNutrition([one], 2).total).toBe(1);
      }),
    );
  });
});

describe('computed nutrition', () => {
  it('is the sum of what is known, for the recipe and a serving', () => {
    const { perRecipe, perServing, counted, total, leftOut } = computeNutrition([flour, eggs], 4);
    expect(perRecipe.calories).toBeCloseTo(2.5 * 364 + 1.5 * 143, 6);
    expect(perServing?.calories).toBeCloseTo((2.5 * 364 + 1.5 * 143) / 4, 6);
    expect(perRecipe.cholesterolContent).toBeCloseTo(1.5 * 372, 6);
    expect([counted, total, leftOut]).toEqual([2, 2, []]);
  });

  it('adds a further amount to the first, in whatever measure, and knows no weight where it has none', () => {
    const calories = (one: ResolvedIngredient) => computeNutrition([one], 1).perRecipe.calories;
    const spoon = { ...flour, further: { quantity: 1, unit: 'tbsp' } as const };
    expect(calories(spoon)).toBeCloseTo(((250 + 125 / 16) * 364) / 100, 6);
    const grams = { ...flour, further: { quantity: 50, unit: 'g' } as const };
    expect(calories(grams)).toBeCloseTo(3 * 364, 6);
    const pork = { quantity: 1, unit: 'kg', piece: '', food: 'pork-shoulder' } as const;
    expect(computeNutrition([pork], 1).counted).toBe(1);
    const poured = { ...pork, further: { quantity: 1, unit: 'cup' } as const };
    expect(computeNutrition([poured], 1).leftOut).toEqual([{ index: 0, reason: 'unknown-weight' }]);
  });

  it('says what is left out and why', () => {
    const ingredients: ResolvedIngredient[] = [
      flour,
      { ...eggs, food: null },
      { ...flour, quantity: null },
      { ...flour, quantity: 0 },
      { ...flour, food: 'pork' },
      { quantity: 1, unit: null, piece: 'can', food: 'chickpeas' },
    ];
    const { perRecipe, counted, total, leftOut } = computeNutrition(ingredients, null);
    expect(perRecipe.calories).toBeCloseTo(2.5 * 364, 6);
    expect([counted, total]).toEqual([1, 6]);
    expect(leftOut).toEqual([
      { index: 1, reason: 'unknown-food' },
      { index: 2, reason: 'no-amount' },
      { index: 3, reason: 'no-amount' },
      { index: 4, reason: 'unknown-weight' },
      { index: 5, reason: 'unknown-weight' },
    ]);
  });

  it('has no serving without servings, and no nutrient that a food of it is not known to have', () => {
    expect(computeNutrition([flour], null).perServing).toBeNull();
    expect(computeNutrition([flour], 0).perServing).toBeNull();
    const edamame: ResolvedIngredient = { quantity: 100, unit: 'g', piece: '', food: 'edamame' };
    const { perRecipe } = computeNutrition([flour, edamame], null);
    expect(perRecipe.saturatedFatContent).toBeNull();
    expect(perRecipe.calories).not.toBeNull();
  });

  it('of two recipes together is the sum of both', () => {
    const ingredient = fc.record({
      quantity: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 500 })),
      unit: fc.oneof(fc.constant(null), fc.constantFrom(...Object.values(standardUnits).map(({ id }) => id))),
      piece: fc.constantFrom('', 'clove', 'slice'),
      food: fc.oneof(fc.constant(null), fc.constantFrom(...nutritiousFoods())),
    });
    const recipe = fc.array(ingredient, { maxLength: 6 });
    fc.assert(
      fc.property(recipe, recipe, (a, b) => {
        const [one, other, both] = [a, b, [...a, ...b]].map((list) => computeNutrition(list, 1));
        expect(both?.counted).toBe((one?.counted ?? 0) + (other?.counted ?? 0));
        const sum = (nutrient: Nutrient) => {
          const [first, second] = [one?.perRecipe[nutrient] ?? null, other?.perRecipe[nutrient] ?? null];
          return first === null || second === null ? null : first + second;
        };
        const off = nutrients.filter((nutrient) => {
          const [expected, actual] = [sum(nutrient), both?.perRecipe[nutrient] ?? null];
          return expected === null || actual === null
            ? expected !== actual
            : Math.abs(actual - expected) > 1e-6 * Math.max(1, expected);
        });
        expect(off).toEqual([]);
      }),
    );
  });
});

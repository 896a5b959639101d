import { describe, expect, it } from 'vitest';
import { yieldFacts } from './yield-facts.ts';

const recipe = (recipeServings: number, recipeYield: string | null, recipeYieldQuantity = 0) => ({
  recipeServings,
  recipeYield,
  recipeYieldQuantity,
});

describe('what a recipe makes', () => {
  it.each([
    ['servings alone', recipe(6, null), 1, { servings: '6', yield: null }],
    ['servings beside a yield', recipe(6, 'cookies', 24), 1, { servings: '6', yield: '24 cookies' }],
    ['both of them scaled', recipe(6, 'cookies', 24), 1.5, { servings: '9', yield: '36 cookies' }],
    ['half a serving as a fraction', recipe(3, ''), 0.5, { servings: '1 ½', yield: null }],
    [
      'a yield that repeats the servings, once',
      recipe(4, '4 servings'),
      1,
      { servings: null, yield: '4 servings' },
    ],
    ['the same with its number apart', recipe(4, 'portions', 4), 2, { servings: null, yield: '8 portions' }],
    ['no yield of none', recipe(0, '0 servings'), 1, { servings: null, yield: null }],
  ])('is %s', (_, fields, scale, facts) => {
    expect(yieldFacts(fields, scale, String)).toEqual(facts);
  });
});

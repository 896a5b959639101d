import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ingredientText } from './ingredient-text.ts';
import { recipeJsonLd } from './json-ld.ts';
import { anyRecipe, hostileText, recipe, roast } from './recipes-for-test.ts';

describe('a recipe as schema.org JSON-LD', () => {
  it('says everything in the words of schema.org', () => {
    expect(JSON.parse(recipeJsonLd(roast(), 'https://example.com/roast.webp'))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Sunday roast',
      description: 'For *cold* days.',
      image: ['https://example.com/roast.webp'],
      url: 'https://example.com/roast?a=1&b=2',
      prepTime: 'PT15M',
      cookTime: 'PT1H30M',
      totalTime: 'an evening',
      recipeYield: ['4', '12 slices'],
      recipeCategory: ['Dinner'],
      keywords: 'Winter, Meat',
      tool: [
        { '@type': 'HowToTool', name: 'frying pan' },
        { '@type': 'HowToTool', name: 'Whisk' },
      ],
      recipeIngredient: [
        '1 ½ cups red onions, chopped',
        '2 kg pork shoulder, on the bone',
        'salt to taste',
        'Sauce:',
        '½ stock cube',
      ],
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Meat',
          itemListElement: [
            { '@type': 'HowToStep', text: 'Brown the pork shoulder in a frying pan for 25 minutes.' },
            { '@type': 'HowToStep', text: 'Roast it for 1 hour and 30 minutes with the onion.' },
          ],
        },
        {
          '@type': 'HowToSection',
          name: 'Sauce',
          itemListElement: [{ '@type': 'HowToStep', name: 'Finish', text: 'Stir everything.' }],
        },
      ],
      nutrition: {
        '@type': 'NutritionInformation',
        calories: '640 kcal',
        proteinContent: '41 g',
        sodiumContent: '300 mg',
      },
      comment: [{ '@type': 'Comment', name: 'Leftovers', text: 'Freeze well.' }],
    });
  });

  it.each([
    ['1 hour 30 minutes', 'PT1H30M'],
    ['90 seconds', 'PT1M30S'],
    ['2 days', 'PT48H'],
    ['20-30 minutes', '20-30 minutes'],
    ['0 minutes', 'PT0M'],
  ])('has the time %j as %j', (prepTime, written) => {
    expect(JSON.parse(recipeJsonLd(recipe({ prepTime }), null)).prepTime).toBe(written);
  });

  it('keeps every text to the letter and can stand in a page', () => {
    fc.assert(
      fc.property(anyRecipe(hostileText), (any) => {
        const text = recipeJsonLd(any, null);
        expect(text).not.toContain('<');
        const read = JSON.parse(text);
        expect(read.name ?? '').toBe(any.name);
        const steps = JSON.stringify(read.recipeInstructions ?? []);
        const said = any.recipeInstructions.map(({ text: one }) => one).filter((one) => one.trim() !== '');
        for (const one of said) expect(steps).toContain(JSON.stringify(one));
        const lines: string[] = read.recipeIngredient ?? [];
        const wanted = any.recipeIngredient.map(ingredientText).filter((one) => one !== '');
        expect(lines.filter((one) => wanted.includes(one)).length).toBeGreaterThanOrEqual(wanted.length);
      }),
    );
  });
});

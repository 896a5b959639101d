import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractRecipe, extractRecipeFromJson, readVideoPage } from './index.ts';

const jsonLd = (json: string): string => `<script type="application/ld+json">${json}</script>`;

describe('any input', () => {
  it('never throws on any text', () => {
    const pieces = [
      '<',
      '>',
      '/',
      '"',
      '{',
      '}',
      '[',
      ']',
      ':',
      ',',
      '\\',
      '&',
      ' ',
      'a',
      '1',
      '<li>',
      '<h2>Ingredients</h2>',
      jsonLd('{"@type":"Recipe",'),
      '</script>',
      '<ul>',
      'itemprop=',
      'recipeIngredient',
      '<!--',
      '-->',
    ];
    const text = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 5 })), {
      maxLength: 60,
    });
    const attempt = fc.property(text, (parts) => {
      const recipes = [extractRecipe(parts.join(''), null), extractRecipeFromJson(parts.join(''), null)];
      readVideoPage(parts.join(''), 'https://www.youtube.com/watch?v=1');
      return recipes.every(
        (recipe) => recipe === null || recipe.ingredients.length + recipe.sections.length >= 0,
      );
    });
    expect(fc.check(attempt).failed).toBe(false);
  });

  it('never throws on any JSON', () => {
    const recipe = fc.record({
      '@type': fc.constant('Recipe'),
      name: fc.jsonValue(),
      image: fc.jsonValue(),
      author: fc.jsonValue(),
      recipeYield: fc.jsonValue(),
      totalTime: fc.jsonValue(),
      recipeIngredient: fc.jsonValue(),
      recipeInstructions: fc.jsonValue(),
      nutrition: fc.jsonValue(),
      aggregateRating: fc.jsonValue(),
      keywords: fc.jsonValue(),
    });
    const attempt = fc.property(recipe, (data) => {
      const read = extractRecipeFromJson(data, 'https://example.org/');
      extractRecipe(jsonLd(JSON.stringify(data)), null);
      return read === null || read.ingredients.every((line) => line !== '');
    });
    expect(fc.check(attempt).failed).toBe(false);
  });

  it('a key named __proto__ changes nothing outside of its object', () => {
    const text =
      '{"@type":"Recipe","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"recipeIngredient":["1 egg",],"recipeInstructions":"Boil it."}';
    expect(extractRecipe(jsonLd(text), null)?.ingredients).toEqual(['1 egg']);
    expect('polluted' in {}).toBe(false);
  });

  it('a reference to itself is followed once', () => {
    const self = {
      '@id': '#r',
      '@type': 'Recipe',
      recipeIngredient: ['1 egg'],
      author: { '@id': '#r' },
      recipeInstructions: { '@id': '#r' },
    };
    expect(extractRecipe(jsonLd(JSON.stringify(self)), null)?.ingredients).toEqual(['1 egg']);
  });
});

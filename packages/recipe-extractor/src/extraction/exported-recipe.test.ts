import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recipeJsonLd } from '@hearth/domain/recipes/exports';
import { ingredientText } from '../../../domain/src/recipes/exports/ingredient-text.ts';
import {
  friendlyText,
  line,
  recipe,
  roast,
  step,
} from '../../../domain/src/recipes/exports/recipes-for-test.ts';
import { extractRecipeFromJson } from './index.ts';

describe('a recipe that was exported as schema.org JSON-LD', () => {
  it('is read back by an import with groups of ingredients and sections of steps', () => {
    const read = extractRecipeFromJson(recipeJsonLd(roast(), null), null);
    expect(read).toMatchObject({
      title: 'Sunday roast',
      ingredients: roast().recipeIngredient.map(ingredientText),
      ingredientGroups: [{ heading: null }, { heading: 'Sauce', lines: ['½ stock cube'] }],
      prepTime: { minutes: 15 },
      cookTime: { minutes: 90 },
      url: 'https://example.com/roast?a=1&b=2',
      nutrition: { calories: '640 kcal', sodiumContent: '300 mg' },
    });
    expect(read?.sections.map(({ heading, steps }) => [heading, ...steps.map(({ text }) => text)])).toEqual([
      [
        'Meat',
        ...roast()
          .recipeInstructions.slice(0, 2)
          .map(({ text }) => text),
      ],
      ['Sauce', 'Stir everything.'],
    ]);
  });

  it('comes back from an import with the same name, ingredients and steps', () => {
    const different = fc.uniqueArray(friendlyText, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(friendlyText, different, different, (name, lines, texts) => {
        const one = recipe({
          name,
          recipeIngredient: lines.map(line),
          recipeInstructions: texts.map((text) => step(`Now ${text} it.`)),
        });
        const read = extractRecipeFromJson(recipeJsonLd(one, null), null);
        expect(read?.title).toBe(name);
        expect(read?.ingredients).toEqual(lines);
        expect(read?.instructions).toEqual(texts.map((text) => `Now ${text} it.`));
      }),
    );
  });
});

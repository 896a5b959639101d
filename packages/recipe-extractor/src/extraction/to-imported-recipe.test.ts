import { describe, expect, it } from 'vitest';
import { extractRecipeFromJson, type ExtractedRecipe, toImportedRecipe } from './index.ts';

const language = 'en-US';

function extracted(data: Record<string, unknown>): ExtractedRecipe {
  const recipe = extractRecipeFromJson({ recipeIngredient: ['1 egg'], ...data }, null);
  if (recipe === null) throw new Error('the fixture is a recipe');
  return recipe;
}

describe('an imported recipe', () => {
  it('has cleaned texts, times in words and numbers for nutrition', () => {
    const data = {
      name: 'Soup',
      cookTime: 'PT90M',
      totalTime: 'about an hour',
      keywords: 'soup,leek soup',
      nutrition: { calories: '210 kcal', sodiumContent: '1 g', servingSize: '1 bowl' },
    };
    expect(toImportedRecipe(extracted(data), { language, url: 'https://ada.example/soup' })).toMatchObject({
      name: 'Soup',
      description: '',
      prepTime: null,
      performTime: '1 hour 30 minutes',
      totalTime: 'about an hour',
      nutrition: { calories: '210', sodiumContent: '1000.0' },
      tags: ['Soup', 'Leek Soup'],
      orgURL: 'https://ada.example/soup',
    });
  });

  it.each([
    ['12 cookies', 'cookies', 0, 12],
    ['4', '4 servings', 4, 0],
    [undefined, '0 servings', 0, 0],
  ])('of %j has the yield %s', (recipeYield, text, servings, quantity) => {
    expect(toImportedRecipe(extracted({ recipeYield }), { language })).toMatchObject({
      recipeYield: text,
      recipeServings: servings,
      recipeYieldQuantity: quantity,
    });
  });

  it('carries headings on the first ingredient and step below them', () => {
    const data = {
      recipeIngredient: ['1 egg', 'For the sauce:', '1 lemon', '2 capers'],
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Sauce',
          itemListElement: [{ name: 'Squeeze', text: 'Press the lemon.' }, 'Stir.'],
        },
      ],
    };
    const recipe = toImportedRecipe(extracted(data), { language });
    expect(recipe.recipeIngredient).toEqual([
      { title: null, note: '1 egg' },
      { title: 'For the sauce', note: '1 lemon' },
      { title: null, note: '2 capers' },
    ]);
    expect(recipe.recipeInstructions).toEqual([
      { title: 'Sauce', summary: 'Squeeze', text: 'Press the lemon.' },
      { title: '', summary: '', text: 'Stir.' },
    ]);
  });

  it('without a name is untitled', () => {
    expect(toImportedRecipe(extracted({}), { language }).name).toBe('Untitled');
  });
});

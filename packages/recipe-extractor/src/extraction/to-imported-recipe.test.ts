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
    ['4', '', 4, 0],
    ['5 servings', '', 5, 0],
    [['5', '5 servings'], '', 5, 0],
    ['0 servings', '', 0, 0],
    ['none', '', 0, 0],
    [undefined, '', 0, 0],
    ['Serves 4 to 6', '4 to 6', 4, 0],
    ['4–6 Portionen', '4–6', 4, 0],
    ['One 9-inch cake', 'One 9-inch cake', 0, 0],
    ['1 9-inch cake', '9-inch cake', 0, 1],
    ['Eine Springform, 26 cm', 'Eine Springform, 26 cm', 0, 0],
    ['Serves 4 as a main', 'Serves 4 as a main', 4, 0],
    [['4', '12 Krapfen'], 'Krapfen', 4, 12],
    ['24-30 cookies', '24-30 cookies', 0, 0],
    ['1 loaf (8 slices)', 'loaf (8 slices)', 0, 1],
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

  it.each([
    ['PTH5M', '5 minutes'],
    ['PT0M', null],
    ['PTHM', null],
    ['none', null],
    ['P1D', '1 day'],
    ['PT1.5H', '1 hour 30 minutes'],
    [75, '1 hour 15 minutes'],
    ['about an hour', 'about an hour'],
    ['in oven for 20 minutes or until golden', '20 minutes'],
  ])('with the time %j takes %j', (prepTime, text) => {
    expect(toImportedRecipe(extracted({ prepTime }), { language }).prepTime).toBe(text);
  });

  it('keeps a sentence in the place of a time as a note', () => {
    const cookTime = 'in oven for 20 minutes or until golden';
    expect(toImportedRecipe(extracted({ cookTime }), { language }).notes).toEqual([
      { title: '', text: cookTime },
    ]);
  });

  it.each([
    [
      ['1. In a large pot, melt 2 knobs of butter.', '2. Stir.'],
      ['In a large pot, melt 2 knobs of butter.', 'Stir.'],
    ],
    [
      ['1) Rühren.', '2) Backen.', 'Guten Appetit!'],
      ['Rühren.', 'Backen.', 'Guten Appetit!'],
    ],
    [
      ['Step 1: Whisk.', 'Step 2: Bake.'],
      ['Whisk.', 'Bake.'],
    ],
    [
      ['①切る。', '②煮る。'],
      ['切る。', '煮る。'],
    ],
    [
      '1. Heat the oven to 375°F.2. Stir in 3 eggs.3. Bake.',
      ['Heat the oven to 375°F.', 'Stir in 3 eggs.', 'Bake.'],
    ],
    [
      ['2. Stir.', '3. Bake.'],
      ['2. Stir.', '3. Bake.'],
    ],
    [
      ['1 egg is beaten.', 'Then 2 more.'],
      ['1 egg is beaten.', 'Then 2 more.'],
    ],
    [['Beat 1. 2. Fold.'], ['Beat 1. 2. Fold.']],
  ])('with the steps %j has %j', (recipeInstructions, texts) => {
    const { recipeInstructions: steps } = toImportedRecipe(extracted({ recipeInstructions }), { language });
    expect(steps.map(({ text }) => text)).toEqual(texts);
  });

  it('has groups where lines without a mark name them', () => {
    const recipeIngredient = ['2 eggs', 'SAUCE', '1 lemon', 'salt', 'Topping', '3 figs', 'BASIL'];
    const { recipeIngredient: lines } = toImportedRecipe(extracted({ recipeIngredient }), { language });
    expect(lines.map(({ title, note }) => [title, note])).toEqual([
      [null, '2 eggs'],
      ['SAUCE', '1 lemon'],
      [null, 'salt'],
      ['Topping', '3 figs'],
      [null, 'BASIL'],
    ]);
  });

  it('shows the pictures of its steps, from encrypted addresses only', () => {
    const step = (image: string) => ({ '@type': 'HowToStep', text: 'Stir.', image });
    const recipeInstructions = [step('https://ada.example/1.jpg'), step('javascript:alert(1)')];
    const { recipeInstructions: steps } = toImportedRecipe(extracted({ recipeInstructions }), { language });
    expect(steps.map(({ text }) => text)).toEqual(['Stir.\n\n![](https://ada.example/1.jpg)', 'Stir.']);
  });

  it.each([
    ['Ada Lovelace', 'https://soups.example/leek', 'Ada Lovelace'],
    ['Soups', 'https://soups.example/leek', undefined],
    ['admin', 'https://soups.example/leek', undefined],
  ])('by %j of %s has the source %j', (author, url, source) => {
    const found = extractRecipeFromJson({ recipeIngredient: ['1 egg'], author: { name: author } }, url);
    expect(found === null ? null : toImportedRecipe(found, { language }).source).toBe(source);
  });

  it('without a name is untitled', () => {
    expect(toImportedRecipe(extracted({}), { language }).name).toBe('Untitled');
  });
});

import { describe, expect, it } from 'vitest';
import { food, ingredient, line, recipe, roast, step } from '../exports/recipes-for-test.ts';
import { textsForTest } from '../exports/texts-for-test.ts';
import { bookRecipe } from './book-recipe.ts';
import { breakableTexts } from './breakable.ts';
import { divideIntoChapters } from './chapters.ts';
import { ingredientIndex, listIndexed, tidyNames } from './ingredient-index.ts';
import { writtenLanguage } from './written-language.ts';

const page = (one: ReturnType<typeof recipe>) =>
  bookRecipe(one, { key: 'r1', language: 'en-US', texts: textsForTest });

describe('the page of a recipe', () => {
  it('has every part of it', () => {
    expect(page(roast())).toMatchObject({
      key: 'r1',
      name: 'Sunday roast',
      language: 'en-US',
      direction: 'ltr',
      facts: [
        { label: 'Servings', value: '4' },
        { label: 'Yield', value: '12 slices' },
        { label: 'Prep time', value: '15 minutes' },
        { label: 'Cook time', value: '1 hour 30 minutes' },
        { label: 'Total time', value: 'an evening' },
      ],
      ingredients: [
        {
          title: null,
          rows: [
            [{ text: '1 ½ cups' }, { kind: 'text' }],
            [{ text: '2 kg' }, { kind: 'text' }],
            [{ kind: 'text', text: 'salt to taste' }],
          ],
        },
        { title: 'Sauce', rows: [[{ kind: 'amount', text: '½' }, {}]] },
      ],
      steps: [
        { title: 'Meat', rows: [{}, {}] },
        { title: 'Sauce', rows: [{ name: 'Finish' }] },
      ],
      notes: [{ title: 'Leftovers' }],
      source: { href: 'https://example.com/roast?a=1&b=2' },
    });
  });

  it('leaves out what says nothing', () => {
    const empty = page(
      recipe({
        recipeIngredient: [line('')],
        recipeInstructions: [step(' ')],
        notes: [{ title: '', text: '' }],
      }),
    );
    expect(empty).toMatchObject({
      facts: [],
      ingredients: [],
      steps: [],
      notes: [],
      nutrition: [],
      source: null,
    });
  });

  it.each([
    ['Roast tomato soup', 'de-DE', 'de-DE', 'ltr'],
    ['Roast tomato soup', 'ar-SA', 'en', 'ltr'],
    ['شوربة العدس with cumin', 'en-US', 'ar', 'rtl'],
    ['شوربة', 'ar-SA', 'ar-SA', 'rtl'],
    ['מרק עדשים', 'en-US', 'he', 'rtl'],
    ['味噌汁と豆腐', 'en-US', 'ja', 'ltr'],
    ['红烧肉', 'en-US', 'zh', 'ltr'],
    ['된장찌개', 'en-US', 'ko', 'ltr'],
    ['123', 'ar-SA', 'ar-SA', 'rtl'],
  ] as const)('%s in a book in %s is %s, %s', (text, fallback, language, direction) => {
    expect(writtenLanguage(text, fallback)).toEqual({ language, direction });
  });

  it('breaks very long words, and no others', () => {
    const long = 'A'.repeat(60);
    expect(breakableTexts({ rows: [long, 'short words', 7, null] })).toEqual({
      rows: [Array.from({ length: 6 }, () => 'A'.repeat(10)).join('\u200b'), 'short words', 7, null],
    });
    expect(breakableTexts('味'.repeat(60))).toBe('味'.repeat(60));
    expect(breakableTexts('a\ud800b')).toBe('a\ufffdb');
  });
});

describe('chapters', () => {
  const placed = (id: string, ...categories: string[]) => ({ id, categories });
  const all = [placed('1', 'Soups', 'Mains'), placed('2'), placed('3', 'Soups'), placed('4', 'Äpfel')];
  const shape = (chapters: ReturnType<typeof divideIntoChapters>) =>
    chapters.map(({ title, recipes }) => [title, recipes.map(({ id }) => id).join('')]);

  it('are the categories, by name, each recipe in one of them and the others last', () => {
    expect(shape(divideIntoChapters(all, { by: 'category', rest: 'More' }, 'de-DE'))).toEqual([
      ['Äpfel', '4'],
      ['Mains', '1'],
      ['Soups', '3'],
      ['More', '2'],
    ]);
  });

  it('are the cookbooks, in their order, each recipe in the first that has it', () => {
    const cookbooks = [
      { name: 'Sunday', ids: new Set(['3', '1']) },
      { name: 'Empty', ids: new Set<string>() },
      { name: 'All', ids: new Set(['1', '2']) },
    ];
    expect(shape(divideIntoChapters(all, { by: 'cookbook', rest: 'More', cookbooks }, 'en-US'))).toEqual([
      ['Sunday', '13'],
      ['All', '2'],
      ['More', '4'],
    ]);
  });

  it('omits pictures if the book has none or no recipe has one', () => {
    expect(shape(divideIntoChapters(all, { by: 'nothing' }, 'en-US'))).toEqual([[null, '1234']]);
    expect(shape(divideIntoChapters([placed('1')], { by: 'category', rest: 'More' }, 'en-US'))).toEqual([
      [null, '1'],
    ]);
    expect(divideIntoChapters([], { by: 'nothing' }, 'en-US')).toEqual([]);
  });
});

describe('the index of ingredients', () => {
  it('names foods, and leaves headings and empty rows out of the lines to read', () => {
    const indexed = listIndexed([
      ingredient({ food: food('red onion'), quantity: 2 }),
      line('For the sauce:'),
      line('500 g flour (sifted)'),
      line(' '),
    ]);
    expect(indexed).toEqual([{ name: 'red onion' }, { line: '500 g flour (sifted)' }]);
  });

  it('has each name once, and nothing that is a piece of a line', () => {
    const names = [
      'red onion',
      'Red onion',
      '- salt.',
      '15 oz) can black beans',
      'can (15 oz',
      '1',
      'Sauce:)',
      'Take whatever the garden gives you on the day, and wash it well',
    ];
    expect(tidyNames(names)).toEqual(['Red onion', 'Salt']);
  });

  it('orders words as the language does, under their letters, with the recipes that have them', () => {
    const index = ingredientIndex(
      [
        { key: 'r1', ingredients: ['Zucchini', 'Äpfel', '豆腐'] },
        { key: 'r2', ingredients: ['apricots', 'äpfel', '五花肉'] },
      ],
      'de-DE',
    );
    expect(index).toEqual([
      {
        letter: 'A',
        entries: [
          { name: 'Äpfel', recipes: ['r1', 'r2'] },
          { name: 'apricots', recipes: ['r2'] },
        ],
      },
      { letter: 'Z', entries: [{ name: 'Zucchini', recipes: ['r1'] }] },
      {
        letter: '',
        entries: [
          { name: '五花肉', recipes: ['r2'] },
          { name: '豆腐', recipes: ['r1'] },
        ],
      },
    ]);
  });
});

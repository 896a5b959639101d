import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecipeText, type TextPart } from './index.ts';

const formatLines = (parts: readonly TextPart[] | undefined) =>
  parts?.map(({ title, text }) => (title === '' ? text : `[${title}] ${text}`));
const read = (...lines: readonly string[]) => readRecipeText(lines.join('\n'));

describe('a recipe in plain text', () => {
  it('is read by its headings', () => {
    const recipe = read(
      'Grandma’s pancakes',
      'Serves 4',
      'Prep time: 10 minutes',
      'Best on Sundays.',
      '',
      'Ingredients',
      '- 2 cups flour',
      'salt',
      'For the sauce:',
      '* 1 apple',
      'Method:',
      '1. Mix everything.',
      '2) Bake',
      'Notes',
      'Keeps for a day.',
    );
    expect(recipe).toMatchObject({
      name: 'Grandma’s pancakes',
      servings: 4,
      prepTime: '10 minutes',
      description: 'Best on Sundays.',
    });
    expect(formatLines(recipe?.ingredients)).toEqual(['2 cups flour', 'salt', '[For the sauce] 1 apple']);
    expect(formatLines(recipe?.steps)).toEqual(['Mix everything.', 'Bake']);
    expect(formatLines(recipe?.notes)).toEqual(['Keeps for a day.']);
  });

  it('keeps what follows a heading on its line', () => {
    const recipe = read('Bread', 'Ingredients', '## For the dough: 2 eggs', 'salt', 'Method', 'Mix.');
    expect(formatLines(recipe?.ingredients)?.join(' | ')).toMatch(/For the dough: 2 eggs\]? (?:\| )?salt$/);
  });

  it('is read by its lines if it has no headings', () => {
    const recipe = read(
      'Soup',
      'From my aunt',
      '½ onion',
      'a pinch of salt',
      'parsley',
      '',
      'Chop the onion and fry it until it is golden, then add water and',
      'let it simmer.',
      'Season it with salt and parsley.',
    );
    expect(recipe).toMatchObject({ name: 'Soup', description: 'From my aunt' });
    expect(formatLines(recipe?.ingredients)).toEqual(['½ onion', 'a pinch of salt', 'parsley']);
    expect(formatLines(recipe?.steps)).toEqual([
      'Chop the onion and fry it until it is golden, then add water and let it simmer.',
      'Season it with salt and parsley.',
    ]);
  });

  it.each([
    '',
    'plain text',
    'Dear all,\nwe meet on Sunday at the usual place.\nYours',
    '[1]',
    'Ingredients',
    '# Readme\n\nThis folder has all of my recipes.\n\n- soups\n- cakes',
  ])('is not found in %j', (text) => {
    expect(readRecipeText(text)).toBeNull();
  });

  it('loses no word, whatever the order of its lines', () => {
    const word = fc.stringMatching(/^[a-zäß\u0634]{2,9}$/u);
    const phrase = fc.array(word, { minLength: 1, maxLength: 22 }).map((words) => words.join(' '));
    const line = fc.tuple(
      fc.constantFrom(
        '',
        '',
        '- ',
        '2 ',
        '250 g ',
        '½ ',
        '# ',
        '### ',
        'Notes: ',
        'Method: ',
        '1. ',
        'Ingredients ',
        '> ',
        '**',
        'Source: ',
        'Tags: ',
        'Serves ',
        'by ',
        'For the ',
        '  - ',
        '| a | ',
        'Tip: ',
      ),
      phrase,
      fc.constantFrom('', ':', '.', '!', '**', ' |', ' 3'),
    );
    const lines = fc.oneof(
      line.map((parts) => parts.join('')),
      fc.constantFrom(
        '',
        '',
        'Ingredients',
        'Zutaten:',
        'Method',
        'Notes',
        'طريقة التحضير',
        '---',
        '===',
        '\f',
        'Love,',
        '--',
        'Prep time',
        '10 min',
      ),
    );
    const headings = new Set([
      'ethod',
      'otes',
      'ngredients',
      'utaten',
      'ource',
      'ags',
      'erves',
      'by',
      'rep',
      'time',
    ]);
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 16 }), (typed) => {
        const recipe = read('Name', 'Ingredients', '1 egg', ...typed);
        const shown = JSON.stringify(recipe);
        const words = typed.join(' ').match(/\b\d{2,}\b|½|[a-zäß\u0634]{2,}/gu) ?? [];
        for (const one of words.filter((each) => !headings.has(each))) expect(shown).toContain(one);
      }),
      { numRuns: 3000 },
    );
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRecipeText } from './index.ts';

/** Small texts beside the project that once were read wrongly; none of them is part of it. */
const folder = '/work/shared/data/cases';

const cases: readonly (readonly [
  file: string,
  reads: Readonly<Record<string, unknown>>,
  counts: readonly [number, number],
])[] = [
  ['01-dash-fraction.txt', { name: 'Oat bowl' }, [2, 1]],
  [
    '05-front-matter.md',
    { name: 'Leek tart', tags: ['tart', 'leek'], source: 'Mo', servings: 4, prepTime: '20 min' },
    [2, 2],
  ],
  ['06-long-first-ingredient.txt', { name: 'Bean pot' }, [3, 2]],
  ['07-note-among-steps.txt', { notes: [{ title: '', text: 'take the bags out in time.' }] }, [2, 3]],
  ['08-address-at-end.txt', { url: 'https://example.com/corn-salad' }, [2, 2]],
  ['09-category-line.md', { categories: ['Dips'], tags: ['easy'], servings: 4 }, [2, 1]],
  [
    '10-facts-without-colon.txt',
    { prepTime: '10 mins', performTime: '1 hour', yieldQuantity: 3, yieldText: 'bowls' },
    [2, 1],
  ],
  ['11-recipemd.md', { yieldQuantity: 2, yieldText: 'loaves', tags: ['bread', 'vegan'] }, [3, 1]],
  [
    '15-fields-chowdown.md',
    { tags: ['side', 'veg', 'oven'], servings: 6, prepTime: '10 mins', performTime: '25 mins' },
    [1, 1],
  ],
  ['26-lines.txt', {}, [4, 0]],
  ['30-autolink.md', { url: 'https://example.com/figs' }, [2, 2]],
  ['31-tags-line.md', { tags: ['sample'], description: 'Plain.' }, [2, 1]],
];

describe.skipIf(!existsSync(folder))('texts that were read wrongly', () => {
  it.each(cases)('%s', (file, reads, [ingredients, steps]) => {
    const recipe = readRecipeText(readFileSync(`${folder}/${file}`, 'utf8'));
    expect(recipe).toMatchObject(reads);
    expect([recipe?.ingredients.length, recipe?.steps.length]).toEqual([ingredients, steps]);
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { onlyWhere } from '../../../../tools/test-run/only-where.ts';
import { readRecipeText } from './index.ts';

/** Small texts beside the project that once were read wrongly; none of them is part of it. */
const folder = fileURLToPath(new URL('../../../../../shared/data/cases', import.meta.url));

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

const where = onlyWhere(existsSync(folder), 'no small inputs are beside the project');

describe('texts that were read wrongly', where, () => {
  it.each(cases)('%s', (file, reads, [ingredients, steps]) => {
    const recipe = readRecipeText(readFileSync(`${folder}/${file}`, 'utf8'));
    expect(recipe).toMatchObject(reads);
    expect([recipe?.ingredients.length, recipe?.steps.length]).toEqual([ingredients, steps]);
  });
});

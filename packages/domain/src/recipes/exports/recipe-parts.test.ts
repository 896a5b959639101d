import { describe, expect, it } from 'vitest';
import { recipeCooklang, recipeJsonLd, recipeMarkdown } from './index.ts';
import { readCookTime } from './recipe-parts.ts';
import { recipe } from './recipes-for-test.ts';
import { textsForTest } from './texts-for-test.ts';

describe('how long an exported recipe cooks', () => {
  it.each([
    ['the one field', { performTime: '40 minutes', cookTime: null }, '40 minutes'],
    ['the other field', { performTime: null, cookTime: '40 minutes' }, '40 minutes'],
    ['the other field where the first one is blank', { performTime: ' ', cookTime: '1 hour' }, '1 hour'],
    ['the first of both fields', { performTime: '1 hour', cookTime: '40 minutes' }, '1 hour'],
    ['neither', { performTime: null, cookTime: '' }, ''],
  ])('is said by %s', (_, times, expected) => {
    expect(readCookTime(recipe(times))).toBe(expected);
  });

  it('is in every format, also where only the older field says it', () => {
    const soup = recipe({ name: 'Soup', performTime: null, cookTime: '40 minutes' });
    expect(JSON.parse(recipeJsonLd(soup, null))).toMatchObject({ cookTime: 'PT40M' });
    expect(recipeMarkdown(soup, null, textsForTest)).toContain('- **Cook time:** 40 minutes\n');
    expect(recipeCooklang(soup, null)).toMatch(/^cook time: .*40/m);
  });
});

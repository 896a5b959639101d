import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractRecipe, type ImportedRecipe, toImportedRecipe } from '../extraction/index.ts';
import { everyOrigin, extractedOrigins, readFields } from './index.ts';

const html = `<title>Soup</title><meta property="og:image" content="https://a.example/soup.jpg">
<script type="application/ld+json">${JSON.stringify({
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: ['2 leeks', '1 onion'],
  recipeYield: '4 servings',
})}</script><h2>Method</h2><ol><li>Cut the leeks.</li><li>Cook them for a while.</li></ol>`;

function buildFields(page: string) {
  const found = extractRecipe(page, 'https://a.example/soup');
  if (found === null) return [];
  return readFields(toImportedRecipe(found, { language: 'en-US' }), extractedOrigins(found));
}

describe('what an import has read', () => {
  it('is named field by field, with its source and a short value', () => {
    const fields = buildFields(html);
    expect(fields).toContainEqual({
      field: 'recipeIngredient',
      value: '2 leeks · 1 onion',
      count: 2,
      source: 'jsonLd',
      confidence: 'high',
    });
    expect(fields.find(({ field }) => field === 'name')).toMatchObject({
      value: 'Leek soup',
      source: 'jsonLd',
    });
    expect(fields.find(({ field }) => field === 'recipeYield')).toMatchObject({ value: '4' });
    expect(fields.find(({ field }) => field === 'image')).toMatchObject({ source: 'pageMetadata' });
    expect(fields.find(({ field }) => field === 'recipeInstructions')?.source).toBe('pageText');
    expect(fields.map(({ field }) => field)).not.toContain('tags');
  });

  it('never has a long or empty value, nor a field without an origin', () => {
    const text = fc.string({ maxLength: 400 });
    fc.assert(
      fc.property(text, fc.array(text), (description, notes) => {
        const recipe: ImportedRecipe = {
          name: 'Soup',
          description,
          image: null,
          recipeYield: '',
          recipeServings: 0,
          recipeYieldQuantity: 0,
          prepTime: null,
          performTime: null,
          totalTime: null,
          recipeIngredient: notes.map((note) => ({ title: null, note })),
          recipeInstructions: [],
          nutrition: {},
          tags: [],
          orgURL: null,
        };
        const fields = readFields(recipe, everyOrigin({ source: 'text', confidence: 'low' }));
        for (const { value, count } of fields) {
          expect(value.length).toBeLessThanOrEqual(140);
          expect(count).toBeGreaterThan(0);
        }
        expect(fields.map(({ field }) => field)).not.toContain('image');
        expect(readFields(recipe, {})).toEqual([]);
      }),
    );
  });
});

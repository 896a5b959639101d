import * as fc from 'fast-check';
import type { MigratedRecipe } from '@hearth/recipe-extractor/migrations';
import { describe, expect, it } from 'vitest';
import { computeFingerprint } from './fingerprint.ts';

const soup: MigratedRecipe = {
  name: 'Soup',
  description: '',
  recipeYield: '',
  recipeServings: 0,
  recipeYieldQuantity: 0,
  prepTime: null,
  performTime: null,
  totalTime: '1 hour',
  recipeIngredient: [{ title: null, note: 'leek' }],
  recipeInstructions: [{ title: '', summary: '', text: 'Boil.' }],
  nutrition: {},
  tags: [],
  categories: [],
  tools: [],
  notes: [],
  rating: null,
  dateAdded: null,
  orgURL: null,
  isMade: false,
  isFavorite: false,
  source: null,
  extras: {},
  picture: null,
  assets: null,
};

describe('what tells recipes of archives apart', () => {
  it('is their ingredients and steps, not the name alone', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (note, text) => {
        const other = {
          ...soup,
          recipeIngredient: [{ title: null, note }],
          recipeInstructions: [{ title: '', summary: '', text }],
        };
        expect(computeFingerprint(other) === computeFingerprint(soup)).toBe(
          note === 'leek' && text === 'Boil.',
        );
      }),
    );
  });

  it('is not the words for times, which depend on who imports', () => {
    expect(computeFingerprint({ ...soup, totalTime: '1 Stunde' })).toBe(computeFingerprint(soup));
  });
});

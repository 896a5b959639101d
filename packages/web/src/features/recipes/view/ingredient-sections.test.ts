import type { RecipeIngredient } from '@hearth/contract';
import { describe, expect, it } from 'vitest';
import { ingredientLine, ingredientSections, ingredientsText } from './ingredient-sections.ts';

function ingredient(changes: Partial<RecipeIngredient>): RecipeIngredient {
  return {
    quantity: 1,
    unit: null,
    food: null,
    note: '',
    isFood: false,
    disableAmount: true,
    display: '',
    title: null,
    originalText: null,
    referenceId: '00000000-0000-4000-8000-000000000000',
    referencedRecipe: null,
    ...changes,
  };
}

const list = [
  ingredient({ note: '2 eggs', title: 'Dough' }),
  ingredient({ note: 'flour' }),
  ingredient({ note: 'jam', title: 'Filling' }),
];

describe('ingredients of a recipe', () => {
  it('stand under the heading that the first of them carries', () => {
    expect(ingredientSections(list).map(({ title, ingredients }) => [title, ingredients.length])).toEqual([
      ['Dough', 2],
      ['Filling', 1],
    ]);
  });

  it('show what was written when amounts are off', () => {
    expect(ingredientLine(ingredient({ note: '2 eggs' }), 2)).toEqual({ amount: '', text: '2 eggs' });
    expect(ingredientLine(ingredient({ note: '2 eggs' }), 1)).toEqual({ amount: '', text: '2 eggs' });
  });

  it('are copied with headings in brackets', () => {
    expect(ingredientsText(list, 1)).toBe('[Dough]\n2 eggs\nflour\n\n[Filling]\njam');
  });
});

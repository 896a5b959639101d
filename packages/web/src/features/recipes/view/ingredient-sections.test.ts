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
    expect(ingredientLine(ingredient({ note: '2 eggs' }), 2, 'en-US')).toEqual({
      amount: '',
      text: '2 eggs',
    });
    expect(ingredientLine(ingredient({ note: '2 eggs' }), 1, 'en-US')).toEqual({
      amount: '',
      text: '2 eggs',
    });
  });

  it.each([
    [1.5, 'en-US', '1.5'],
    [1.5, 'de-DE', '1,5'],
    [0.125, 'de-DE', '0,125'],
    [2, 'de-DE', '2'],
    [1.5, 'ar-SA-u-nu-latn', '1.5'],
  ])('write %d as %s does', (quantity, locale, amount) => {
    const kilos = ingredient({ quantity, note: 'kg flour', disableAmount: false });
    expect(ingredientLine(kilos, 1, locale)).toEqual({ amount, text: 'kg flour' });
    expect(ingredientsText([kilos], 1, locale)).toBe(`${amount} kg flour`);
  });

  it('are copied with headings in brackets', () => {
    expect(ingredientsText(list, 1, 'en-US')).toBe('[Dough]\n2 eggs\nflour\n\n[Filling]\njam');
  });
});

import { emptyRecipe } from '@hearth/domain/recipes/fields';
import { describe, expect, it } from 'vitest';
import { readCooking, untouched, writeCooking } from './cooking-state.ts';
import { exchangeLines } from './exchanged-lines.ts';

const line = (referenceId: string, display: string) => ({
  quantity: 1,
  unit: null,
  food: null,
  note: null,
  isFood: true,
  disableAmount: false,
  display,
  title: null,
  originalText: null,
  referenceId,
  referencedRecipe: null,
});
const [egg, milk, purée] = [line('a', '1 egg'), line('b', '1 milk'), line('a', '60 g apple purée')];
const recipe = { ...emptyRecipe, recipeIngredient: [egg, milk] };
const exchanged = { a: { base: egg, line: purée } };

describe('lines that the cook has exchanged', () => {
  it('stand in the place of their own', () => {
    expect(exchangeLines(recipe, exchanged).recipeIngredient).toEqual([purée, milk]);
    expect(exchangeLines(recipe, {})).toBe(recipe);
  });

  it('are set back where the recipe says something else by now', () => {
    const changed = { ...recipe, recipeIngredient: [line('a', '2 eggs'), milk] };
    expect(exchangeLines(changed, exchanged).recipeIngredient).toEqual(changed.recipeIngredient);
  });

  it('stay on the device for a day, with the scale', () => {
    const stored = writeCooking({ ...untouched, exchanged }, 0);
    expect(readCooking(stored, 1)).toEqual({ ...untouched, exchanged });
    const broken = JSON.stringify({
      at: 0,
      exchanged: { a: null, b: { base: egg }, c: { base: egg, line: purée } },
    });
    expect(readCooking(broken, 1)).toEqual(untouched);
  });
});

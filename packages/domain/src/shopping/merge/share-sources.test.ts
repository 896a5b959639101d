import { describe, expect, it } from 'vitest';
import { rational } from '../../measures/rationals/index.ts';
import { recipeItems } from './index.ts';

describe('the sources of a share', () => {
  const flour = (fromRecipe?: string) => ({
    quantity: 1,
    foodId: 'flour',
    unitId: null,
    note: '',
    originalText: null,
    ...(fromRecipe === undefined ? {} : { fromRecipe }),
  });
  const list = (...names: Parameters<typeof flour>[0][]) =>
    recipeItems(names.map(flour), rational(1), () => null)[0]?.fromRecipes;

  it('are the recipes within that have a line of it, each once', () => {
    expect(list('Dough', 'Sauce', 'Dough')).toEqual(['Dough', 'Sauce']);
  });

  it('name the recipe itself beside others only', () => {
    expect(list(undefined, undefined)).toEqual([]);
    expect(list(undefined, 'Dough')).toEqual([null, 'Dough']);
    expect(list('Dough', undefined)).toEqual(['Dough', null]);
  });

  it('stay a short list, however often names change', () => {
    expect(list(...Array.from({ length: 50 }, (_, at) => `Dough ${at}`))).toHaveLength(20);
  });
});

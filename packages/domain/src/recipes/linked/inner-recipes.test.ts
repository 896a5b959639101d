import { expect, it } from 'vitest';
import { listInnerRecipes } from './index.ts';

const link = (id: string, quantity: number, unitName?: string) => ({
  quantity,
  unit: unitName === undefined ? null : { name: unitName },
  referencedRecipe: { id, name: id, recipeServings: 4, recipeYield: null, recipeYieldQuantity: 0 },
});
const recipe = (id: string, ...recipeIngredient: ReturnType<typeof link>[]) => ({
  id,
  name: id,
  recipeIngredient,
});
const list = (outer: ReturnType<typeof recipe>, ...others: ReturnType<typeof recipe>[]) =>
  listInnerRecipes(outer, (id) => others.find((one) => one.id === id)).map(
    ({ recipe: inner, scale }) => `${scale} x ${inner.id}`,
  );

it('each recipe within stands once, with all that is needed of it', () => {
  const sauce = recipe('sauce', link('stock', 2));
  const lasagne = recipe('lasagne', link('sauce', 2, 'servings'), link('dough', 1), link('stock', 1));
  expect(list(lasagne, sauce, recipe('stock'), recipe('dough'))).toEqual([
    '0.5 x sauce',
    '2 x stock',
    '1 x dough',
  ]);
});

it('what is not at hand or not to be converted is left out, and no circle is walked', () => {
  expect(list(recipe('a', link('gone', 1), link('b', 3, 'jar')), recipe('b'))).toEqual([]);
  expect(list(recipe('a', link('b', 1)), recipe('b', link('a', 1), link('b', 1)))).toEqual(['1 x b']);
});

import type { Recipe, RecipeIngredient } from '@hearth/contract';
import { describe, expect, it } from 'vitest';
import {
  listAdditions,
  firstTicked,
  getIngredients,
  isUnread,
  recipesToBuy,
  type RecipeToBuy,
  sectionsToBuy,
  withInnerLines,
} from './recipes-to-buy.ts';

const ingredient = (note: string, { title = '', onHand = false } = {}) =>
  ({ referenceId: note, note, title, food: { onHand } }) as unknown as RecipeIngredient;
const recipe = (id: string, ...recipeIngredient: RecipeIngredient[]) =>
  ({ id, slug: id, name: id, recipeIngredient }) as unknown as RecipeToBuy['recipe'];
const [flour, salt, apples] = [
  ingredient('flour', { title: 'Dough' }),
  ingredient('salt', { onHand: true }),
  ingredient('apples', { title: 'Filling' }),
];

describe('recipes to buy for', () => {
  it('are merged with the sum of their scales', () => {
    const cake = recipe('cake', flour);
    expect(
      recipesToBuy([
        { recipe: cake, scale: 2 },
        { recipe: cake, scale: 0.5 },
      ]),
    ).toEqual([{ recipe: cake, scale: 2.5 }]);
  });

  it('are left out without ingredients or without a slug', () => {
    const water = recipe('water');
    const lost = { ...recipe('lost', flour), slug: '' };
    expect(recipesToBuy([water, lost].map((one) => ({ recipe: one, scale: 1 })))).toEqual([]);
  });
});

describe('recipes within recipes to buy', () => {
  const link = (id: string, quantity: number) =>
    ({
      ...ingredient(''),
      food: null,
      unit: null,
      referenceId: `link-${id}`,
      quantity,
      referencedRecipe: {
        id,
        slug: id,
        name: id,
        recipeServings: 0,
        recipeYield: null,
        recipeYieldQuantity: 0,
      },
    }) as unknown as RecipeIngredient;
  const need = (note: string, quantity: number) => ({ ...ingredient(note), quantity });
  const known = [recipe('sauce', need('tomato', 4), link('stock', 1)), recipe('stock', need('bone', 2))];
  const expand = (...lines: RecipeIngredient[]) =>
    withInnerLines(
      [{ recipe: recipe('pie', ...lines), scale: 3 }],
      (id) => known.find((one) => one.id === id) as Recipe | undefined,
    );

  it('bring their lines in the needed amounts, each under the name of its own recipe, below all own lines', () => {
    const [pie] = expand(need('flour', 1), link('sauce', 0.5), need('salt', 2));
    const lines = pie?.recipe.recipeIngredient ?? [];
    expect(sectionsToBuy(lines).map(({ title, ingredients }) => [title, ingredients.length])).toEqual([
      ['', 2],
      ['sauce', 1],
      ['stock', 1],
    ]);
    expect(lines.map(({ note, quantity }) => [note, quantity])).toEqual([
      ['flour', 1],
      ['salt', 2],
      ['tomato', 2],
      ['bone', 1],
    ]);
    expect(lines.some(({ referencedRecipe }) => referencedRecipe)).toBe(false);
    expect(pie?.scale).toBe(3);
    expect(lines.map(({ fromRecipe }) => fromRecipe)).toEqual([null, null, 'sauce', 'stock']);
  });

  it('have a row of their own for each time that they are needed', () => {
    const [pie] = expand(link('stock', 1), link('sauce', 1));
    const ids = (pie?.recipe.recipeIngredient ?? []).map(({ referenceId }) => referenceId);
    expect([ids.length, new Set(ids).size]).toEqual([3, 3]);
  });

  it('stay lines with their names where they are not to be had; a recipe without any stays as it is', () => {
    const [pie] = expand(link('gone', 2));
    expect(pie?.recipe.recipeIngredient).toMatchObject([
      { quantity: 2, note: 'gone', referencedRecipe: null },
    ]);
    const plain = { recipe: recipe('plain', flour), scale: 1 };
    expect(withInnerLines([plain], () => undefined)[0]).toBe(plain);
  });
});

describe('ingredients to buy', () => {
  it('are grouped by headings, with those on hand last', () => {
    const sections = sectionsToBuy([flour, salt, ingredient('butter'), apples]);
    expect(sections.map(({ title, ingredients }) => [title, ingredients.map(({ note }) => note)])).toEqual([
      ['Dough', ['flour', 'butter', 'salt']],
      ['Filling', ['apples']],
    ]);
  });

  it('are preselected unless they are on hand', () => {
    const cake = { recipe: recipe('cake', flour, salt), scale: 1 };
    expect([...firstTicked([cake])]).toEqual(['cake flour']);
  });

  it('are preselected unless they come from the tap', () => {
    const water = { ...ingredient('water'), food: { name: 'Warm water', onHand: false } };
    const bread = recipe('bread', flour, water as unknown as RecipeIngredient);
    expect([...firstTicked([{ recipe: bread, scale: 1 }])]).toEqual(['bread flour']);
  });

  it('are not the headings without lines', () => {
    const heading = { ...ingredient('', { title: 'Sauce' }), food: null, unit: null };
    const cake = { recipe: recipe('cake', flour, heading), scale: 1 };
    expect(getIngredients(cake)).toEqual([flour]);
    expect([...firstTicked([cake])]).toEqual(['cake flour']);
  });

  it('are added as selected, and all of them if the device has not loaded them', () => {
    const cake = { recipe: { ...recipe('cake', flour, salt), comments: [] }, scale: 2 };
    const { recipeIngredient: _unknown, ...stew } = recipe('stew');
    const unread = { recipe: stew, scale: 1 };
    expect([cake, unread].map(isUnread)).toEqual([false, true]);
    expect(listAdditions(recipesToBuy([cake, unread]), new Set(['cake flour']))).toEqual([
      {
        recipe: { id: 'cake', slug: 'cake', name: 'cake' },
        scale: 2,
        chosen: [flour],
        known: [flour, salt],
      },
      { recipe: stew, scale: 1, chosen: null, known: null },
    ]);
    expect(listAdditions([cake], new Set())).toEqual([]);
  });
});

import type { RecipeIngredient } from '@hearth/contract';
import { describe, expect, it } from 'vitest';
import {
  listAdditions,
  firstTicked,
  getIngredients,
  isUnread,
  recipesToBuy,
  type RecipeToBuy,
  sectionsToBuy,
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

import { describe, expect, it } from 'vitest';
import { one, rational, zero } from '../../measures/rationals/index.ts';
import { buyableIngredients, planCreation, recipeItems, type ShoppingItem } from './index.ts';

const onion = { id: 'onion', name: 'onion' };
const chopped = {
  quantity: 8,
  food: onion,
  note: 'finely chopped',
  originalText: '8 onions, finely chopped',
};
const diced = { quantity: 2, food: onion, note: '300 g, diced', originalText: '2 onions, 300 g, diced' };
const small = { quantity: 0.25, food: onion, note: 'of a small', originalText: '¼ of a small onion' };
const heavy = { quantity: 1, food: onion, note: '0,5 kg', originalText: null };
const can = { quantity: 1, food: { id: 'bean', name: 'bean' }, unit: { id: 'can', name: 'can' } };

const noRatio = () => null;
const getNotes = (ingredients: Parameters<typeof buyableIngredients>[0], scale: number) =>
  recipeItems(buyableIngredients(ingredients), rational(scale), noRatio).map(({ note }) => note);
const listItem = (id: string, note: string, originalText: string, scale: number): ShoppingItem => {
  const share = {
    id,
    recipeId: id,
    recipeQuantity: one,
    recipeNote: note,
    contribution: one,
    fromRecipes: [],
  };
  const recipeReferences = [{ ...share, recipeScale: rational(scale) }];
  const plain = { id, shoppingListId: 'list', checked: false, foodId: 'onion', unitId: null, extras: {} };
  return { ...plain, note, originalText, quantity: zero, recipeReferences };
};

describe('the notes of merged items', () => {
  it('have the amounts of those that come second as often as the recipe', () => {
    expect(getNotes([chopped, diced, small, heavy], 3)).toEqual([
      'finely chopped | 900 g, diced | of a small | 1,5 kg',
    ]);
    expect(getNotes([chopped, diced], 1)).toEqual(['finely chopped | 300 g, diced']);
  });

  it('keep the size of a pack', () => {
    const drained = { ...can, note: 'drained', originalText: '1 can beans, drained' };
    const sized = { ...can, note: '400 g', originalText: '1 can (400 g) beans' };
    expect(getNotes([drained, sized], 3)).toEqual(['drained | 400 g']);
  });

  it('are scaled as well when another recipe brings them, to a list or at the same time', () => {
    const first = listItem('soup', chopped.note, chopped.originalText, 1);
    const second = listItem('dal', diced.note, diced.originalText, 2);
    const expected = [{ note: 'finely chopped | 600 g, diced' }];
    expect(planCreation([first], [second], noRatio).updated).toMatchObject(expected);
    expect(planCreation([], [first, second], noRatio).created).toMatchObject(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { rational } from '../rationals/index.ts';
import type { ShoppingItem } from '../shopping-merge/index.ts';
import { bringsBack, isAnotherThing } from './index.ts';

const milk: ShoppingItem = {
  id: 'milk',
  shoppingListId: 'market',
  quantity: rational(1),
  checked: true,
  note: 'milk',
  foodId: null,
  unitId: null,
  extras: {},
  recipeReferences: [],
};

describe('what brings a deleted item back', () => {
  it.each([
    [{ quantity: 2 }],
    [{ unitId: null }],
    [{ foodId: 'milk' }],
    [{ note: '' }],
    [{ extras: {} }],
    [{ shoppingListId: 'baker' }],
    [{ checked: false }],
  ])('%j does', (sent) => {
    expect(bringsBack(sent)).toBe(true);
  });

  it.each<object>([{}, { checked: true }, { position: 3 }, { labelId: 'dairy' }])('%j does not', (sent) => {
    expect(bringsBack(sent)).toBe(false);
  });
});

describe('an item that asks for something else', () => {
  it.each([
    ['in another amount', { quantity: rational(2) }],
    ['in other words', { note: 'oat milk' }],
    ['as another food', { foodId: 'milk' }],
    ['in another unit', { unitId: 'litre' }],
    ['on another list', { shoppingListId: 'baker' }],
    ['with its tick taken back', { checked: false }],
    ['with other extras', { extras: { shop: 'corner' } }],
  ])('is one %s', (_, fields) => {
    expect(isAnotherThing(milk, { ...milk, ...fields })).toBe(true);
  });

  it('is not one that was only ticked', () => {
    expect(isAnotherThing({ ...milk, checked: false }, milk)).toBe(false);
    expect(isAnotherThing(milk, { ...milk })).toBe(false);
  });
});

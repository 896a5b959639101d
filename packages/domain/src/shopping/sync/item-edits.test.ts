import { describe, expect, it } from 'vitest';
import { rational } from '../../measures/rationals/index.ts';
import type { ShoppingItem } from '../merge/index.ts';
import { restoresItem, isMaterialEdit } from './index.ts';

const milk: ShoppingItem = {
  id: 'milk',
  shoppingListId: 'market',
  quantity: rational(1),
  checked: true,
  note: 'milk',
  originalText: null,
  foodId: null,
  unitId: null,
  extras: {},
  recipeReferences: [],
};

describe('a change of a deleted item', () => {
  it.each([
    [{ quantity: 2 }],
    [{ unitId: null }],
    [{ foodId: 'milk' }],
    [{ note: '' }],
    [{ originalText: null }],
    [{ extras: {} }],
    [{ shoppingListId: 'baker' }],
    [{ checked: false }],
  ])('restores it if it contains %j', (sent) => {
    expect(restoresItem(sent)).toBe(true);
  });

  it.each<object>([{}, { checked: true }, { position: 3 }, { labelId: 'dairy' }])(
    'does not restore it if it contains %j',
    (sent) => {
      expect(restoresItem(sent)).toBe(false);
    },
  );
});

describe('an edit that changes what to buy', () => {
  it.each([
    ['a new quantity', { quantity: rational(2) }],
    ['a new note', { note: 'oat milk' }],
    ['new words', { originalText: '2 cartons of milk' }],
    ['a new food', { foodId: 'milk' }],
    ['a new unit', { unitId: 'litre' }],
    ['a move to another list', { shoppingListId: 'baker' }],
    ['an untick', { checked: false }],
    ['new extras', { extras: { shop: 'corner' } }],
  ])('is %s', (_, fields) => {
    expect(isMaterialEdit(milk, { ...milk, ...fields })).toBe(true);
  });

  it('is neither a tick nor an unchanged item', () => {
    expect(isMaterialEdit({ ...milk, checked: false }, milk)).toBe(false);
    expect(isMaterialEdit(milk, { ...milk })).toBe(false);
  });
});

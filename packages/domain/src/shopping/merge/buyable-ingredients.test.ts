import { describe, expect, it } from 'vitest';
import { buyableIngredients } from './index.ts';

describe('ingredients to buy', () => {
  it('have a catalog food or a note', () => {
    const flour = { id: 'flour', name: 'flour' };
    expect(
      buyableIngredients([
        {
          quantity: 2,
          food: flour,
          unit: { id: 'g', name: 'gram' },
          note: 'sifted',
          originalText: '2 g flour',
        },
        { quantity: 1, food: 'pepper', unit: 'pinch', note: ' black ' },
        { quantity: 3, note: '' },
      ]),
    ).toEqual([
      { quantity: 2, foodId: 'flour', unitId: 'g', note: 'sifted', originalText: '2 g flour' },
      { quantity: 1, foodId: null, unitId: null, note: 'pinch pepper, black', originalText: null },
    ]);
  });

  it.each([
    [{ quantity: null, note: '300 g lentils' }, 1, '300 g lentils'],
    [{ quantity: 0, note: ' 300 g lentils' }, 1, '300 g lentils'],
    [{ quantity: 1, note: '300 g lentils' }, 1, '300 g lentils'],
    [{ quantity: 0, note: '', originalText: '300 g lentils' }, 1, '300 g lentils'],
    [{ quantity: 0, note: 'salt to taste' }, 0, 'salt to taste'],
    [{ quantity: 1, note: 'salt to taste', disableAmount: true }, 1, 'salt to taste'],
  ])('that are text alone, %j, are needed %j times', (ingredient, quantity, text) => {
    expect(buyableIngredients([ingredient])).toEqual([
      { quantity, foodId: null, unitId: null, note: text, originalText: text },
    ]);
  });

  it('that are text alone keep the words of their line', () => {
    const salt = { quantity: 1, note: 'Prise Salz', originalText: '1 Prise Salz' };
    expect(buyableIngredients([salt])).toMatchObject([{ quantity: 1, originalText: '1 Prise Salz' }]);
    expect(buyableIngredients([{ ...salt, note: 'Prise Pfeffer' }])).toMatchObject([
      { originalText: 'Prise Pfeffer' },
    ]);
  });

  it('that name a food without an id keep their amount beside its name', () => {
    const rice = { quantity: 1, food: 'rice', note: '', originalText: '1 rice', disableAmount: true };
    expect(buyableIngredients([rice])).toEqual([
      { quantity: 1, foodId: null, unitId: null, note: 'rice', originalText: '1 rice' },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { listUsualItems, raiseAmount } from './index.ts';

const bought = (
  thing: string,
  quantity: number | null,
  unitId: string | null = null,
  note: string | null = null,
) => ({
  thing,
  quantity,
  unitId,
  note,
});
const amounts = (...all: readonly ReturnType<typeof bought>[]) =>
  listUsualItems(all).map(({ quantity, unitId }) => [quantity, unitId]);

describe('what is bought again', () => {
  it('is each thing once, in the order of its last purchase, under its last words', () => {
    const all = [
      bought(': oat milk', 1, null, 'Oat milk'),
      bought('flour', 1),
      bought(': oat milk', 1, null, 'OAT MILK'),
      bought(': tea', null),
      bought('flour', 1),
    ];
    expect(listUsualItems(all)).toMatchObject([
      { foodId: null, note: 'Oat milk' },
      { foodId: 'flour', note: '' },
      { foodId: null, note: 'tea' },
    ]);
  });

  it('comes in the amount of most purchases, and not in that of a party', () => {
    expect(amounts(bought('milk', 20), bought('milk', 2), bought('milk', 2), bought('milk', 1))).toEqual([
      [2, null],
    ]);
  });

  it('comes in an amount that was bought, the smaller of two', () => {
    expect(amounts(bought('milk', 1), bought('milk', 3))).toEqual([[1, null]]);
  });

  it('comes in the unit of most purchases, of two in the newer one', () => {
    expect(amounts(bought('rice', 500, 'g'), bought('rice', 1, 'kg'), bought('rice', 2, 'kg'))).toEqual([
      [1, 'kg'],
    ]);
    expect(amounts(bought('rice', 500, 'g'), bought('rice', 1, 'kg'))).toEqual([[500, 'g']]);
  });

  it('forgets purchases of long ago, and those whose amount was not kept', () => {
    const old = Array.from({ length: 20 }, () => bought('rice', 9, 'kg'));
    const recent = Array.from({ length: 7 }, () => bought('rice', 500, 'g'));
    expect(amounts(...recent, ...old)).toEqual([[500, 'g']]);
    expect(amounts(bought('rice', null), bought('rice', 2))).toEqual([[2, null]]);
    expect(amounts(bought('rice', null))).toEqual([[0, null]]);
  });
});

describe('an item that is wanted once more', () => {
  const item = (quantity: number, unitId: string | null) => ({
    quantity,
    unitId,
    unit: unitId === null ? null : { name: unitId },
    food: {},
    isFood: true,
  });

  it('becomes more by the usual amount in its unit', () => {
    expect(raiseAmount(item(500, 'g'), { quantity: 750, unitId: 'g' })).toBe(1250);
    expect(raiseAmount(item(0.1, 'l'), { quantity: 0.2, unitId: 'l' })).toBe(0.3);
  });

  it('becomes more by a step where the usual amount is in another unit, or none', () => {
    expect(raiseAmount(item(500, 'g'), { quantity: 1, unitId: 'kg' })).toBe(600);
    expect(raiseAmount(item(2, null), { quantity: 0, unitId: null })).toBe(3);
    expect(raiseAmount(item(0, null), { quantity: 2, unitId: null })).toBe(1);
  });
});

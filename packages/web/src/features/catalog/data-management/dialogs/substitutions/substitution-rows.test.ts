import { describe, expect, it } from 'vitest';
import * as rows from './substitution-rows.ts';

const { buildRow } = rows;
const readRows = (all: readonly rows.SubstitutionRow[]) => rows.readRows(all, 'en-US');
const isWrongAmount = (text: string) => rows.isWrongAmount(text, 'en-US');

const row = { ...buildRow({ quantity: null, unitId: null }, 'en-US'), substituteFoodId: 'f' };

describe('substitutions while they are edited', () => {
  it('begin with one of the food, or with the amount of the line', () => {
    expect(buildRow({ quantity: null, unitId: null }, 'en-US')).toMatchObject({
      quantity: '1',
      unitId: null,
    });
    expect(buildRow({ quantity: 2.5, unitId: 'u' }, 'en-US')).toMatchObject({ quantity: '2.5', unitId: 'u' });
  });

  it('are sent once each names a food and its amounts can be read', () => {
    expect(readRows([{ ...row, substituteQuantity: '60', substituteUnitId: 'g', note: 'in cakes' }])).toEqual(
      [
        {
          quantity: 1,
          unitId: null,
          substituteQuantity: 60,
          substituteUnitId: 'g',
          substituteFoodId: 'f',
          note: 'in cakes',
        },
      ],
    );
    expect(readRows([row, { ...row, substituteFoodId: null }])).toBeNull();
    expect(readRows([{ ...row, substituteQuantity: 'some' }])).toBeNull();
    expect(readRows([])).toEqual([]);
  });

  it('say what keeps them from being saved: the first row without a food, or with an amount that cannot be read', () => {
    const problem = (...all: readonly rows.SubstitutionRow[]) => rows.findProblem(all, 'en-US');
    expect(problem(row)).toBeNull();
    expect(problem(row, { ...row, substituteFoodId: null })).toEqual({ kind: 'food', number: 2 });
    expect(problem({ ...row, quantity: 'some' })).toEqual({ kind: 'amount', number: 1 });
  });

  it('say that what stands on one side alone is not kept', () => {
    const both = { ...row, quantity: '1', substituteQuantity: '60' };
    expect(rows.isOneSided(both)).toBe(false);
    expect(rows.isOneSided({ ...both, quantity: ' ' })).toBe(true);
    expect(rows.isOneSided({ ...both, substituteQuantity: '' })).toBe(true);
    expect(rows.isOneSided({ ...both, quantity: '', substituteQuantity: '', unitId: 'g' })).toBe(true);
    expect(rows.isOneSided({ ...both, quantity: '', substituteQuantity: '' })).toBe(false);
  });

  it('say no ratio where an amount is missing', () => {
    expect(readRows([row])).toEqual([{ substituteFoodId: 'f', note: '' }]);
    expect(['', '1/2', '0', 'x'].map(isWrongAmount)).toEqual([false, false, true, true]);
  });
});

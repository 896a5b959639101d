import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawDishes } from './draw-dishes.ts';

const first = () => 0;
const week = <T>(dishes: T) => Array.from({ length: 7 }, () => dishes);

describe('dishes drawn for several places', () => {
  it('never repeat while there are others', () => {
    const dishes = [1, 2, 3, 4, 5, 6, 7, 8];
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 7 }), (chance) => {
        const left = [...chance];
        const drawn = drawDishes(week(dishes), new Map(), (count) => (left.pop() ?? 0) % count);
        expect(new Set(drawn).size).toBe(7);
      }),
    );
  });

  it('avoid what is planned near by', () => {
    const planned = new Map([
      [1, 1],
      [2, 3],
    ]);
    expect(drawDishes([[1, 2, 3]], planned, first)).toEqual([3]);
  });

  it('repeat only after all were used, those first that were used least', () => {
    const drawn = drawDishes(week([1, 2, 3]), new Map([[1, 1]]), first);
    expect(drawn).toEqual([2, 3, 1, 2, 3, 1, 2]);
  });

  it('keep to what each place allows', () => {
    expect(drawDishes([[1], [1, 2], [], [1]], new Map(), first)).toEqual([1, 2, undefined, 1]);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepAmount } from './index.ts';

const item = (quantity: number, unit: string | null, food: unknown = {}) => ({
  quantity,
  unit: unit === null ? null : { name: unit },
  food,
  isFood: food !== null,
});

describe('a step of an amount', () => {
  it.each([
    [1, null, 2],
    [0, null, 1],
    [1.5, null, 2],
    [3, 'bunch', 4],
    [5, 'gram', 6],
    [95, 'g', 100],
    [470, 'g', 500],
    [500, 'g', 600],
    [500, 'ml', 600],
    [0.75, 'kg', 1],
    [1, 'kg', 1.5],
    [1 / 3, 'cup', 0.5],
    [1, 'cups', 1.5],
    [4, 'cup', 5],
    [1, 'tsp', 1.5],
    [2, 'dozen', 3],
    [250, 'grams', 300],
  ])('up from %d %s leads to %d', (from, unit, to) => {
    expect(stepAmount(item(from, unit), 1)).toBe(to);
  });

  it.each([
    [3, null, 2],
    [1.5, null, 1],
    [600, 'g', 500],
    [500, 'g', 450],
    [100, 'g', 90],
    [470, 'g', 450],
    [1, 'kg', 0.75],
    [1, 'cup', 0.75],
    [0.5, 'cup', 0.25],
  ])('down from %d %s leads to %d', (from, unit, to) => {
    expect(stepAmount(item(from, unit), -1)).toBe(to);
  });

  it.each([
    [0, null],
    [0.5, null],
    [1, null],
    [1, 'g'],
    [0.25, 'cup'],
    [0.1, 'kg'],
    [1, 'bunch'],
  ])('is refused down from %d %s, where less than one step would be left', (from, unit) => {
    expect(stepAmount(item(from, unit), -1)).toBeNull();
  });

  it('counts a text that says no amount as one', () => {
    expect(stepAmount(item(0, null, null), 1)).toBe(2);
    expect(stepAmount(item(1, null, null), 1)).toBe(2);
    expect(stepAmount(item(2, null, null), -1)).toBe(1);
    expect(stepAmount(item(1, null, null), -1)).toBeNull();
  });

  it('leads back where it came from, among the amounts that steps reach', () => {
    const units = fc.constantFrom(null, 'g', 'kg', 'cup', 'tbsp', 'cl', 'oz', 'bunch');
    const property = fc.property(units, fc.integer({ min: 1, max: 60 }), (unit, count) => {
      let amount = 0;
      for (let at = 0; at < count; at += 1) amount = stepAmount(item(amount, unit), 1) ?? 0;
      const up = stepAmount(item(amount, unit), 1) ?? 0;
      expect(up).toBeGreaterThan(amount);
      expect(stepAmount(item(up, unit), -1)).toBe(amount);
    });
    fc.assert(property, { seed: 36 });
  });
});

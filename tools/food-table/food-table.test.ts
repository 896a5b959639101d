import { foodWeights } from '@hearth/domain/measures/food-weights';
import { toNumber } from '@hearth/domain/measures/rationals';
import { foodNutrients, nutritiousFoods } from '@hearth/domain/nutrition/food-nutrients';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFoodList } from './food-list.ts';
import { readPublicTable } from './public-table.ts';

const foods = readFoodList(readFileSync(join(import.meta.dirname, 'foods.txt'), 'utf8'));
const volumes = new Set(['cup', 'tbsp', 'tsp', 'floz']);

describe('the list of foods', () => {
  it('has each key once, and is what the domain knows', () => {
    const keys = foods.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(nutritiousFoods().toSorted()).toEqual(keys.toSorted());
    for (const { key, isStandIn } of foods)
      expect([key, foodNutrients(key)?.isStandIn]).toEqual([key, isStandIn]);
  });

  it('gives the pieces that the domain weighs', () => {
    for (const { key, measures } of foods) {
      const listed = measures
        .filter(({ name }) => !volumes.has(name))
        .map(({ name, grams }) => [name, grams]);
      const known = [...(foodWeights(key)?.pieces ?? [])].map(([name, grams]) => [name, toNumber(grams)]);
      expect([key, known]).toEqual([key, listed]);
    }
  });

  it.each(['flour', 'flour | 123', 'flour | 20081 | cup', 'flour | 20081 | cup ten'])(
    'cannot be read as %j',
    (line) => {
      expect(() => readFoodList(line)).toThrow(/Cannot read/);
    },
  );
});

it('the public table has a food of each row, and omits unknown values', () => {
  const row: (string | number)[] = Array.from({ length: 53 }, () => '');
  row.splice(0, 6, '01001', 'BUTTER, WITH SALT', 15.87, 717, 0.85, 81.11);
  row.splice(44, 9, 51.368, 21.021, 3.043, 215, 5, '1 pat', 14.2, '1 tbsp', 0);
  const food = readPublicTable(JSON.stringify([row])).get('01001');
  expect(food?.nutrients).toEqual([717, 81.11, 51.368, 24.064, null, null, null, 0.85, null, 215]);
  expect(food?.weights).toEqual([
    { measure: '1 pat', grams: 5 },
    { measure: '1 tbsp', grams: 14.2 },
  ]);
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { one, type Rational, rational, toRational, toNumber } from '../rationals/index.ts';
import { type StandardUnit, findUnit, standardUnits } from '../units/index.ts';
import {
  convertFood,
  cupWeight,
  foodMeasure,
  foodWeights,
  computeGrams,
  gramsOfPieces,
  weighedFoods,
} from './index.ts';
import { pouredFoods } from './poured-foods.ts';
import published from './published-weights-for-test.json' with { type: 'json' };

/** Two household measures of one food are not filled alike: a cup of a spice is not sixteen level spoons. */
const tolerance = 0.1;

const unitNamed = (name: string): StandardUnit => {
  const unit = findUnit(name);
  if (unit === undefined) throw new Error(`There is no unit ${name}`);
  return unit;
};
const amounts = fc
  .tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 1000 }))
  .map(([above, below]) => rational(above, below));
const measured = weighedFoods().filter((key) => foodWeights(key)?.density);
const units = fc.constantFrom(
  ...Object.values(standardUnits).filter(({ dimension }) => dimension !== 'count'),
);

describe('published weights of household measures', () => {
  it('are four hundred and more', () => {
    expect(published.lines.length).toBeGreaterThanOrEqual(400);
  });

  it.each(published.lines)('%s g', (line) => {
    const [food = '', amount, unit = '', grams] = line.split(' ');
    const weighed = convertFood(toRational(Number(amount)), unitNamed(unit), standardUnits.g, food);
    expect(weighed).not.toBeNull();
    expect(Math.abs(toNumber(weighed ?? one) / Number(grams) - 1)).toBeLessThanOrEqual(tolerance);
  });
});

describe('the table of weights', () => {
  it('has densities of two hundred foods and pieces of a hundred and twenty', () => {
    const pieces = weighedFoods().filter((key) => (foodWeights(key)?.pieces.size ?? 0) > 0);
    expect(measured.length).toBeGreaterThanOrEqual(200);
    expect(pieces.length).toBeGreaterThanOrEqual(120);
  });

  it('has densities that food can have', () => {
    for (const key of measured) {
      const density = toNumber(foodWeights(key)?.density ?? one);
      expect([key, density > 0.03 && density < 1.5]).toEqual([key, true]);
    }
  });
});

describe('convertFood', () => {
  it.each<[number, StandardUnit, StandardUnit, string, number | null]>([
    [1, standardUnits.cup, standardUnits.g, 'flour', 125],
    [250, standardUnits.g, standardUnits.cup, 'flour', 2],
    [1, standardUnits.cup, standardUnits.ml, 'flour', 240],
    [1, standardUnits.stick, standardUnits.g, 'butter', 113.3980925],
    [1, standardUnits.cup, standardUnits.g, 'sand', null],
    [1, standardUnits.g, standardUnits.cup, 'pork', null],
    [1, standardUnits.piece, standardUnits.g, 'egg', null],
  ])('%d %o in %o of %s is %s', (amount, from, to, food, expected) => {
    const converted = convertFood(toRational(amount), from, to, food);
    expect(converted === null ? null : toNumber(converted)).toBe(expected);
  });

  it('goes there and back without losing anything', () => {
    fc.assert(
      fc.property(amounts, units, units, fc.constantFrom(...measured), (amount, from, to, food) => {
        const there = convertFood(amount, from, to, food);
        expect(there && convertFood(there, to, from, food)).toEqual(amount);
      }),
    );
  });
});

describe('weights of pieces', () => {
  it.each<[number, string, string, number | null]>([
    [3, '', 'egg', 150],
    [2, 'cloves', 'garlic', 6],
    [2, 'Zehen', 'garlic', 6],
    [4, 'slices', 'bacon', 112],
    [1, 'large', 'onion', 150],
    [1, 'große', 'onion', 150],
    [2, 'kleine', 'onion', 140],
    [2, 'large', 'lime', 134],
    [1, 'small', 'lime', 67],
    [2, 'Blätter', 'lettuce', 20],
    [2, 'sticks', 'butter', 226],
    [1, 'can', 'black-beans', null],
    [1, 'constructor', 'egg', null],
    [1, '', 'flour', null],
    [1, '', 'constructor', null],
  ])('%d %j of %s are %s g', (count, word, food, grams) => {
    const weighed = gramsOfPieces(toRational(count), word, food);
    expect(weighed === null ? null : toNumber(weighed)).toBe(grams);
  });

  it('count by the dozen', () => {
    expect(computeGrams(one, standardUnits.dozen, 'egg')).toEqual(rational(600));
  });
});

describe('foodMeasure', () => {
  const shown = (amount: Rational, unit: StandardUnit, food: string, system: 'metric' | 'us') => {
    const dimension = unit.dimension === 'mass' ? 'volume' : 'mass';
    const measure = foodMeasure(amount, { unit, food }, { dimension, system });
    return measure && `${toNumber(measure.amount)} ${measure.unit.id}`;
  };

  it.each<[number, StandardUnit, string, 'metric' | 'us', string | null]>([
    [1, standardUnits.cup, 'flour', 'metric', '125 g'],
    [0.5, standardUnits.cup, 'sugar', 'metric', '100 g'],
    [1.5, standardUnits.cup, 'butter', 'metric', '340 g'],
    [8, standardUnits.cup, 'flour', 'metric', '1 kg'],
    [2, standardUnits.tbsp, 'honey', 'metric', '42 g'],
    [250, standardUnits.g, 'flour', 'us', '2 cup'],
    [100, standardUnits.g, 'sugar', 'us', '0.5 cup'],
    [500, standardUnits.g, 'pork', 'us', null],
    [1, standardUnits.cup, 'unknown', 'metric', null],
  ])('%d %o of %s in %s', (amount, unit, food, system, expected) => {
    expect(shown(toRational(amount), unit, food, system)).toBe(expected);
  });

  it('never shows more as less, and nothing as zero', () => {
    const systems = fc.constantFrom('metric' as const, 'us' as const);
    const foods = fc.constantFrom(...measured);
    fc.assert(
      fc.property(amounts, amounts, foods, systems, (a, b, food, system) => {
        const [less, more] = toNumber(a) <= toNumber(b) ? [a, b] : [b, a];
        const grams = (amount: Rational) => {
          const wanted = { dimension: 'mass', system } as const;
          const measure = foodMeasure(amount, { unit: standardUnits.cup, food }, wanted);
          return measure ? toNumber(measure.amount) * toNumber(measure.unit.size) : 0;
        };
        expect(grams(less)).toBeGreaterThan(0);
        expect(grams(less)).toBeLessThanOrEqual(grams(more) * (1 + 1e-12));
      }),
    );
  });
});

describe('what a cup weighs', () => {
  it.each<[string, number | null | undefined]>([
    ['all-purpose-flour', 125],
    ['sugar', 200],
    ['brown-sugar', 220],
    ['butter', 227],
    ['sour-cream', 230],
    ['powdered-milk', 128],
    ['milk', null],
    ['soy-sauce', null],
    ['honey', null],
    ['pork', undefined],
    ['constructor', undefined],
  ])('of %s is %s', (key, grams) => {
    expect(cupWeight(key)).toBe(grams);
  });

  it('is known of everything that is poured', () => {
    for (const key of pouredFoods) expect([key, cupWeight(key)]).toEqual([key, null]);
  });
});

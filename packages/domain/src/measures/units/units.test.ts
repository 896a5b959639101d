import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, dividedBy, rational, toRational, times, toNumber, zero } from '../rationals/index.ts';
import {
  convert,
  inflectWord,
  convertToSystem,
  type StandardUnit,
  findUnit,
  standardUnits,
  unitSpelling,
} from './index.ts';

const units = Object.values(standardUnits);
const anyUnit = fc.constantFrom(...units);
const amounts = fc
  .tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 1000 }))
  .map(([above, below]) => rational(above, below));
const systems = fc.constantFrom('metric' as const, 'us' as const);

describe('findUnit', () => {
  it.each<[string, string]>([
    ['cups', 'cup'],
    ['Cup', 'cup'],
    ['TL', 'tsp'],
    ['EL', 'tbsp'],
    ['Teelöffel', 'tsp'],
    ['Eßlöffel', 'tbsp'],
    ['T', 'tbsp'],
    ['t', 'tsp'],
    ['tbsp.', 'tbsp'],
    ['fl. oz.', 'floz'],
    ['fluid  ounces', 'floz'],
    ['oz', 'oz'],
    ['lbs.', 'lb'],
    ['Pfund', 'pfund'],
    ['g', 'g'],
    ['Gramm', 'g'],
    ['kg', 'kg'],
    ['dl', 'dl'],
    ['Litre', 'l'],
    ['Tassen', 'cup'],
    ['Stück', 'piece'],
    ['Dutzend', 'dozen'],
    ['uk pint', 'imperialPint'],
    ['imperial fl. oz.', 'imperialFloz'],
    ['UK gallons', 'imperialGallon'],
    ['metric cups', 'metricCup'],
    ['Japanese cup', 'japaneseCup'],
    ['stick', ''],
    ['gill', ''],
    ['كوب', ''],
    ['cloves', ''],
    ['', ''],
    ['constructor', ''],
  ])('%j is %j', (name, id) => {
    expect(findUnit(name)?.id ?? '').toBe(id);
  });
});

describe('convert', () => {
  it.each<[number, StandardUnit, StandardUnit, number | null]>([
    [1, standardUnits.cup, standardUnits.ml, 240],
    [3, standardUnits.tsp, standardUnits.tbsp, 1],
    [16, standardUnits.oz, standardUnits.lb, 1],
    [1, standardUnits.lb, standardUnits.g, 453.59237],
    [2, standardUnits.dozen, standardUnits.piece, 24],
    [1, standardUnits.pfund, standardUnits.kg, 0.5],
    [1, standardUnits.cup, standardUnits.g, null],
    [1, standardUnits.piece, standardUnits.g, null],
  ])('%d %o to %o is %s', (amount, from, to, expected) => {
    const converted = convert(toRational(amount), from, to);
    expect(converted === null ? null : toNumber(converted)).toBe(expected);
  });

  it('goes there and back without losing anything', () => {
    fc.assert(
      fc.property(amounts, anyUnit, anyUnit, (amount, from, to) => {
        const there = convert(amount, from, to);
        const back = there === null ? null : convert(there, to, from);
        expect(back).toEqual(from.dimension === to.dimension ? amount : null);
      }),
    );
  });
});

describe('convertToSystem', () => {
  it.each<[number, StandardUnit, 'metric' | 'us', string]>([
    [1, standardUnits.cup, 'metric', '240 ml'],
    [2, standardUnits.cup, 'metric', '480 ml'],
    [0.25, standardUnits.cup, 'metric', '60 ml'],
    [5, standardUnits.cup, 'metric', '1.2 l'],
    [1, standardUnits.floz, 'metric', '30 ml'],
    [1, standardUnits.imperialPint, 'metric', '570 ml'],
    [2, standardUnits.lb, 'metric', '900 g'],
    [1, standardUnits.lb, 'metric', '450 g'],
    [3, standardUnits.lb, 'metric', '1.35 kg'],
    [1, standardUnits.oz, 'metric', '28 g'],
    [8, standardUnits.oz, 'metric', '225 g'],
    [0.01, standardUnits.oz, 'metric', '0.5 g'],
    [240, standardUnits.ml, 'us', '1 cup'],
    [5, standardUnits.ml, 'us', '1 tsp'],
    [15, standardUnits.ml, 'us', '1 tbsp'],
    [14.9, standardUnits.ml, 'us', '1 tbsp'],
    [1, standardUnits.l, 'us', '4 cup'],
    [2, standardUnits.l, 'us', '2 quart'],
    [1, standardUnits.dl, 'us', '0.5 cup'],
    [500, standardUnits.g, 'us', '18 oz'],
    [450, standardUnits.g, 'us', '1 lb'],
    [1, standardUnits.kg, 'us', '2.25 lb'],
    [80, standardUnits.ml, 'us', '0.3333333333333333 cup'],
    [100, standardUnits.g, 'us', '3.5 oz'],
    [0.1, standardUnits.ml, 'us', '0.125 tsp'],
  ])('%d %o in %s is %s', (amount, unit, system, expected) => {
    const measure = convertToSystem(toRational(amount), unit, system);
    expect(measure === null ? '' : `${toNumber(measure.amount)} ${measure.unit.id}`).toBe(expected);
  });

  it.each<[StandardUnit, 'metric' | 'us']>([
    [standardUnits.tsp, 'metric'],
    [standardUnits.tbsp, 'us'],
    [standardUnits.g, 'metric'],
    [standardUnits.pfund, 'metric'],
    [standardUnits.cup, 'us'],
    [standardUnits.dozen, 'metric'],
  ])('leaves %o alone for %s', (unit, system) => {
    expect(convertToSystem(rational(1), unit, system)).toBeNull();
  });

  it('never shows more as less, nor something as nothing, and stays near', () => {
    const converted = units.filter(({ dimension, home }) => dimension !== 'count' && home !== 'everywhere');
    fc.assert(
      fc.property(amounts, amounts, fc.constantFrom(...converted), systems, (a, b, unit, system) => {
        const [less, more] = compare(a, b) <= 0 ? [a, b] : [b, a];
        const small = convertToSystem(less, unit, system);
        const large = convertToSystem(more, unit, system);
        expect([small === null, large === null]).toEqual([unit.home === system, unit.home === system]);
        if (small === null || large === null) return;
        const getBase = (one: typeof small) => times(one.amount, one.unit.size);
        expect(compare(getBase(small), getBase(large))).toBeLessThanOrEqual(0);
        expect(compare(small.amount, zero)).toBeGreaterThan(0);
        const exact = toNumber(times(more, unit.size));
        // Below that a quarter of a teaspoon is as near as one can measure.
        const tolerance = exact >= 10 ? 0.21 : Number.POSITIVE_INFINITY;
        const share = toNumber(dividedBy(getBase(large), times(more, unit.size)));
        expect(Math.abs(share - 1)).toBeLessThan(tolerance);
      }),
      { numRuns: 2000 },
    );
  });

  it('comes back to about the same amount from the other kitchen', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 20_000 }),
        fc.constantFrom(standardUnits.ml, standardUnits.g),
        (count, unit) => {
          const there = convertToSystem(rational(count), unit, 'us');
          expect(there).not.toBeNull();
          if (there === null) return;
          const back = convertToSystem(there.amount, there.unit, 'metric') ?? there;
          const share = toNumber(times(back.amount, back.unit.size)) / count;
          expect(Math.abs(share - 1)).toBeLessThan(0.21);
        },
      ),
    );
  });
});

describe('spelling', () => {
  it('follows the language and the number', () => {
    expect(unitSpelling(standardUnits.cup, { language: 'en' }, true)).toBe('cups');
    expect(unitSpelling(standardUnits.cup, { language: 'de' }, false)).toBe('Tasse');
    expect(unitSpelling(standardUnits.tbsp, { language: 'de' }, true)).toBe('EL');
    const spelled = Object.values(standardUnits).filter(
      ({ id }) =>
        id !== 'stick' && id !== 'cup' && unitSpelling(standardUnits[id], { language: 'ar' }, true) !== id,
    );
    expect(spelled.filter((unit) => findUnit(unitSpelling(unit, { language: 'ar' }, true)) !== unit)).toEqual(
      [],
    );
    expect(unitSpelling(standardUnits.ml, { language: 'de' }, true)).toBe('ml');
    expect(unitSpelling(standardUnits.g, { language: 'ar' }, true)).toBe('غ');
  });

  it('bends the words that people wrote', () => {
    expect(inflectWord('cup', true)).toBe('cups');
    expect(inflectWord('cups', false)).toBe('cup');
    expect(inflectWord('Tasse', true)).toBe('Tassen');
    expect(inflectWord('g', true)).toBe('g');
  });
});

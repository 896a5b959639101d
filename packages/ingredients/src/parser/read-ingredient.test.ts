import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  indelSimilarityTo,
  minFoodLikeness,
  minUnitLikeness,
  readIngredient,
  createEntryIndex,
} from './index.ts';
import { normalizeSearchText } from '@hearth/domain/search/search-text';

const named = (word: string, ...others: string[]) => ({
  word,
  names: [word, ...others].map(normalizeSearchText),
});
const foods = createEntryIndex(
  [
    named('potatoes'),
    named('onion'),
    named('green onion'),
    named('bell peppers'),
    named('red pepper flakes'),
    named('ñör̃m̈ãl̈ĩz̈ẽm̈ẽ'),
    named('Food With Plural', 'myfoodisplural'),
    named('Food With Alias', 'nickname', 'Onion'),
  ],
  minFoodLikeness,
  normalizeSearchText,
);
const units = createEntryIndex(
  [
    named('Cups'),
    named('Tablespoon'),
    named('Teaspoon'),
    named('Stalk'),
    named('My Very Long Unit Name', 'mvlun'),
    named('kilogram', 'kilograms', 'kg', 'Kilo'),
  ],
  minUnitLikeness,
  normalizeSearchText,
);

function read(line: string, mayMissLetter = false): string {
  const { parsed, unit, food, isUnitOfFood } = readIngredient(line, { foods, units }, { mayMissLetter });
  const words = [unit ?? (isUnitOfFood ? '' : parsed.unit), food ?? parsed.food];
  return [parsed.quantity, ...words, parsed.note].join('|');
}

describe('a line with the words of a group', () => {
  it.each([
    ['1 cup potato', '1|Cups|potatoes|'],
    ['2 gren onion', '2|gren|onion|'],
    ['2 green onions', '2||green onion|'],
    ['1 mvlun potatoes', '1|My Very Long Unit Name|potatoes|'],
    ['1 kilos onions', '1|kilogram|onion|'],
    ['NORMALIZEME', '0||ñör̃m̈ãl̈ĩz̈ẽm̈ẽ|'],
    ['nọrmàlïzęme', '0||ñör̃m̈ãl̈ĩz̈ẽm̈ẽ|'],
    ['1 cup MyFoodIsPlural', '1|Cups|Food With Plural|'],
    ['nickname', '0||Food With Alias|'],
    ['very unique', '0||very unique|'],
    ['stalk onion', '1|Stalk|onion|'],
    ['a stalk bell peppers', '1|Stalk|bell peppers|'],
    ['a tablespoon unknownFood', '1|Tablespoon|unknownFood|'],
    ['1 bell peppers, cut in pieces', '1||bell peppers|cut in pieces'],
    ['2-3 onions', '2||onion|2-3'],
    ['1 large yellow onion', '1|large|yellow onion|'],
  ])('%j reads %j', (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  it('may miss a doubled letter where the contract asks for it', () => {
    expect(read('2 gren onion', true)).toBe('2||green onion|');
    expect(read('2 geen onion', true)).toBe('2|geen|onion|');
  });

  it('of two with the same name has the older one', () => {
    expect(foods.find('ONION')).toBe('onion');
  });
});

describe('the similarity of two names', () => {
  it.each([
    ['potato', 'potatoes', 85.7],
    ['gren onion', 'green onion', 95.2],
    ['cup', 'cups', 85.7],
    ['onion', 'green onion', 62.5],
    ['', '', 100],
    ['a', '', 0],
  ])('%j and %j is %d %%', (one, other, percent) => {
    expect(indelSimilarityTo(one)(other) * 100).toBeCloseTo(percent, 1);
    expect(indelSimilarityTo(other)(one)).toBe(indelSimilarityTo(one)(other));
  });

  it('is the same for texts of any length', () => {
    const texts = fc.stringMatching(/^[abc]{0,40}$/);
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        // Characters that only one of them has make it too long for the fast path without changing the common part.
        const padded = one + 'z'.repeat(33);
        const quickly = indelSimilarityTo(one)(other) * (one.length + other.length);
        const slowly = indelSimilarityTo(padded)(other) * (padded.length + other.length);
        expect(one === other ? 2 * one.length : quickly).toBeCloseTo(slowly, 9);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a word that is merely similar to a food or a unit', () => {
  const known = {
    foods: createEntryIndex(
      [
        'pears',
        'mustard',
        'coconut milk',
        'sweet potatoes',
        'olive oil',
        'tomatoes',
        'garlic',
        '00 flour',
        'Kaffee',
        'Zwiebel',
        'strawberry',
        'radish',
        'bay leaf',
        'potato',
        'cookie',
        'rose',
      ].map((name) => named(name)),
      minFoodLikeness,
      normalizeSearchText,
    ),
    units: createEntryIndex(
      [
        named('bar'),
        named('clove'),
        named('liter', 'l'),
        named('Pfund'),
        named('tablespoon', 'tbsp'),
        named('gram', 'g'),
      ],
      minUnitLikeness,
      normalizeSearchText,
    ),
  };
  const readKnown = (line: string) => {
    const { parsed, unit, food, isUnitOfFood } = readIngredient(line, known);
    const unitText = unit ?? (isUnitOfFood ? '""' : `"${parsed.unit}"`);
    return [parsed.quantity, unitText, food ?? `"${parsed.food}"`, parsed.note].join('|');
  };

  it.each([
    ['peas', '0|""|"peas"|'],
    ['custard', '0|""|"custard"|'],
    ['2 tbsp coconut oil', '2|tablespoon|"coconut oil"|'],
    ['sweet potato fries', '0|""|"sweet potato fries"|'],
    ['1 bag pears', '1|"bag"|pears|'],
    ['2 gren tomatoes', '2|"gren"|tomatoes|'],
  ])('stays what was typed: %j reads %j', (line, expected) => {
    expect(readKnown(line)).toBe(expected);
  });

  it.each([
    ['olive oil 1L', '1|liter|olive oil|'],
    ['ein Pfund Kaffee', '1|Pfund|Kaffee|'],
    ['2 x 400g tomatoes', '2|""|tomatoes|400g'],
    ['3-4 cloves garlic', '3|clove|garlic|3-4'],
    ['2 tbsp. mustard', '2|tablespoon|mustard|'],
    ['00 flour', '0|""|00 flour|'],
    ['3 Zwiebeln', '3|""|Zwiebel|'],
    ['2 strawberries', '2|""|strawberry|'],
    ['radishes', '0|""|radish|'],
    ['2 bay leaves', '2|""|bay leaf|'],
    ['potatoes', '0|""|potato|'],
    ['cookies', '0|""|cookie|'],
    ['a sweet potato', '0|""|"a sweet potato"|'],
    ['sweet potato', '0|""|sweet potatoes|'],
    ['Rosen', '0|""|rose|'],
  ])('a name in the singular or plural does count: %j reads %j', (line, expected) => {
    expect(readKnown(line)).toBe(expected);
  });

  it('never takes a typed letter or digit away', () => {
    const pieces = [
      '1',
      '2',
      '3-4',
      '400g',
      '½',
      ' x ',
      ' ',
      ' ',
      ', ',
      ' (',
      ') ',
      'L',
      'tbsp',
      'gram',
      'grams',
      'bar',
      'bars',

      'peas',
      'pears',
      'custard',
      'olive oil',
      'sweet potato',
      'fries',
      'ein',
      'Pfund',
      'clove',
      'garlic',
      'tomato',
    ];
    const typed = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(
        fc.oneof(
          typed.map((all) => all.join('')),
          typed.map((all) => all.join(' ')),
        ),
        (line) => {
          const { parsed, unit, food, isUnitOfFood } = readIngredient(line, known);
          // A known entry shows by its name in the catalog; all else has to be there letter by letter.
          expect(known.units.named(parsed.unit) === unit || isUnitOfFood, line).toBe(true);
          expect(isNamed(parsed, food, isUnitOfFood), line).toBe(true);
          const { amountText, unit: unitText, food: foodText, note, fillers } = parsed;
          const kept = countSigns([amountText, unitText, foodText, note, ...fillers].join(' '));
          for (const [sign, times] of countSigns(line))
            expect(kept.get(sign) ?? 0, `${sign} of ${line}`).toBeGreaterThanOrEqual(times);
        },
      ),
      { numRuns: 3000 },
    );
  });

  function countSigns(text: string): Map<string, number> {
    const counts = new Map<string, number>();
    for (const sign of text.match(/[\p{L}\d½]/gu) ?? []) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    return counts;
  }

  function isNamed(
    { unit, food }: { unit: string; food: string },
    found: string | undefined,
    isBoth: boolean,
  ) {
    if (found === undefined) return true;
    const one = (text: string) =>
      normalizeSearchText(text).replace(/(?:oes|es|s)$/, (end) => (end === 'oes' ? 'o' : ''));
    return one(isBoth ? `${unit} ${food}` : food) === one(found);
  }
});

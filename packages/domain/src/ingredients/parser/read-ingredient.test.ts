import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  indelSimilarityTo,
  LEAST_FOOD_LIKENESS,
  LEAST_UNIT_LIKENESS,
  readIngredient,
  createEntryIndex,
} from './index.ts';
import { normalizeSearchText } from '../../search/search-text/index.ts';

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
  LEAST_FOOD_LIKENESS,
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
  LEAST_UNIT_LIKENESS,
  normalizeSearchText,
);

function read(line: string): string {
  const { parsed, unit, food, isUnitOfFood } = readIngredient(line, { foods, units });
  const words = [unit ?? (isUnitOfFood ? '' : parsed.unit), food ?? parsed.food];
  return [parsed.quantity, ...words, parsed.note].join('|');
}

describe('a line with the words of a group', () => {
  it.each([
    ['1 cup potato', '1|Cups|potatoes|'],
    ['2 gren onion', '2||green onion|'],
    ['1 mvlun potatoes', '1|My Very Long Unit Name|potatoes|'],
    ['1 kilos onions', '1|kilogram|onion|'],
    ['NORMALIZEME', '0||ñör̃m̈ãl̈ĩz̈ẽm̈ẽ|'],
    ['nọrmàlïzęme', '0||ñör̃m̈ãl̈ĩz̈ẽm̈ẽ|'],
    ['1 cup MyFoodIsPlural', '1|Cups|Food With Plural|'],
    ['nickname', '0||Food With Alias|'],
    ['very unique', '0||very unique|'],
    ['stalk onion', '0|Stalk|onion|'],
    ['a stalk bell peppers', '0|Stalk|bell peppers|'],
    ['a tablespoon unknownFood', '0|Tablespoon|unknownFood|'],
    ['1 bell peppers, cut in pieces', '1||bell peppers|cut in pieces'],
    ['2-3 onions', '2||onion|2-3'],
    ['1 large yellow onion', '1|large|yellow onion|'],
  ])('%j reads %j', (line, expected) => {
    expect(read(line)).toBe(expected);
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

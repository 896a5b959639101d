import type { IngredientFood, IngredientUnit } from '@hearth/contract';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { itemForTest, labelForTest } from '../item-for-test.ts';
import { textOfItem } from '../item-line.ts';
import { entryIndex, readEntry } from './entry-reading.ts';
import { foodNames, suggestionsFor } from './suggestions.ts';

vi.mock('../../../../platform/i18n/index.ts', () => ({
  activeLocale: { value: 'en-US', formats: 'en-US' },
  formats: { amount: (value: number) => String(Number(value.toFixed(3))) },
}));

const baking = labelForTest('baking');
const food = (name: string, fields: Partial<IngredientFood> = {}) =>
  ({
    id: `food-${name}`,
    name,
    pluralName: null,
    aliases: [],
    label: null,
    ...fields,
  }) as unknown as IngredientFood;
const flour = food('flour', { label: baking, aliases: [{ name: 'Mehl' }] });
const tomato = food('tomato', { pluralName: 'tomatoes' });
const kilogram = {
  id: 'kg',
  name: 'kilogram',
  pluralName: 'kilograms',
  abbreviation: 'kg',
  useAbbreviation: true,
  fraction: false,
  aliases: [],
} as unknown as IngredientUnit;
const pound = {
  id: 'pound',
  name: 'Pfund',
  pluralName: null,
  abbreviation: '',
  useAbbreviation: false,
  fraction: true,
  aliases: [],
} as unknown as IngredientUnit;
const named = (name: string, alias: string) => food(name, { aliases: [{ name: alias }] });
const words = entryIndex(
  [kilogram, pound],
  [
    flour,
    tomato,
    named('bar soap', 'soap'),
    named('paper towels', 'kitchen roll'),
    named('potato chips', 'chips'),
    named('spring onion', 'green onion'),
  ],
);
const fractionValues: Record<string, number> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅕': 0.2,
  '⅖': 0.4,
  '⅗': 0.6,
  '⅘': 0.8,
  '⅛': 0.125,
  '⅜': 0.375,
  '⅝': 0.625,
  '⅞': 0.875,
};
/** The letters and digits of a line in alphabetical order, with fractions and names of the catalog as one. */
const countSigns = (line: string) => {
  const fractions = line.replace(/(\d*) ?([½¼¾⅕⅖⅗⅘⅛⅜⅝⅞])/g, (_, whole: string, part: string) =>
    String(Number(whole) + (fractionValues[part] ?? Number.NaN)),
  );
  return [...fractions.replace(/kilograms?/g, 'kg')]
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign))
    .toSorted()
    .join('');
};
const read = (line: string) => readEntry(line, words);

describe('a line of a shopping list', () => {
  it('is parsed into amount, unit and food, with the label of the food', () => {
    expect(read('2 kg flour')).toMatchObject({
      quantity: 2,
      unit: kilogram,
      food: flour,
      note: '',
      isFood: true,
      label: baking,
    });
    expect(read('Mehl, Type 550')).toMatchObject({ food: flour, note: 'Type 550', quantity: 0 });
  });

  it('is read as the group has taught it', () => {
    const nothing = { foodId: null, unitId: null, note: '', quantity: null };
    const taught = entryIndex(
      [kilogram, pound],
      [flour, tomato],
      [
        { ...nothing, kind: 'food', text: 'plum tomatoes', foodId: tomato.id, note: 'plum' },
        { ...nothing, kind: 'unit', text: 'Kilos', unitId: kilogram.id },
        { ...nothing, kind: 'food', text: 'Gone', foodId: 'gone' },
      ],
    );
    const readTaught = (line: string) => readEntry(line, taught);
    expect(readTaught('3 plum tomatoes')).toMatchObject({ quantity: 3, food: tomato, note: 'plum' });
    expect(readTaught('2 Kilos flour')).toMatchObject({ quantity: 2, unit: kilogram, food: flour });
    expect(readTaught('2 gone')).toMatchObject({ food: null, note: 'gone' });
  });

  it('becomes a note if it matches no catalog entry', () => {
    expect(read('batteries')).toMatchObject({ quantity: 0, food: null, note: 'batteries', isFood: false });
    expect(read('4 bags cat litter')).toMatchObject({ quantity: 4, food: null, note: 'bags cat litter' });
  });

  it('keeps amount and unit of an unknown food, so that quantities add up', () => {
    expect(read('2 kg cat litter')).toMatchObject({ quantity: 2, unit: kilogram, food: null, isFood: true });
  });

  it.each([
    '2 kg flour',
    'batteries',
    '4 bags cat litter',
    '2 kg cat litter',
    '3 tomatoes',
    '1 batteries',
    '1 kg',
    '1 500 g can',
    '500',
    '7up',
    '1234 kg flour',
    '12.75 kg flour',
    '0.005 kg flour',
    '1.13 Pfund flour',
    '12345.678 tomatoes',
    'soap',
    '2 soap',
    'kitchen roll',
    '1 bag of chips',
    'green onion',
    '3-4 tomatoes',
    '3–4 green onions',
    '½ cucumber',
    '1 ½ kg flour',
    '1,5 kg flour',
    '2 x 400 g tins tomatoes',
    '1 (14-ounce) can tomatoes',
    '2 kg flour (4 bags)',
    '2 kg or 4 Pfund flour',
    'milk 2 l',
    'a bag of chips',
    'tomatoes x6',
    'tomatoes, 2 kg',
    '80/20 ground beef',
  ])('is shown on the list as it was entered: %j', (line) => {
    const draft = read(line);
    expect(draft === null ? '' : textOfItem(draft)).toBe(line);
  });

  it.each([
    ['milk 2 l', 2, 'milk 4 l'],
    ['3-4 tomatoes', 6, '6–8 tomatoes'],
    ['2 kg flour (4 bags)', 4, '4 kg flour (8 bags)'],
    ['soap', 3, '3 soap'],
  ])('%j is bought as often as its quantity %j says: %j', (line, quantity, shown) => {
    const draft = read(line);
    expect(draft === null ? '' : textOfItem({ ...draft, quantity })).toBe(shown);
  });

  it.each(['kg flour', 'Pfund flour', 'Pfund coffee'])('has one of a unit without a number: %j', (line) => {
    const draft = read(line);
    expect(draft === null ? '' : textOfItem(draft)).toBe(`1 ${line}`);
  });

  it('is shown with every letter and digit that was typed', () => {
    const amount = fc.oneof(
      fc.constant(''),
      fc.integer({ min: 1, max: 99_999 }).map(String),
      fc.integer({ min: 1, max: 99_999 }).map((thousandths) => String(thousandths / 1000)),
    );
    const unit = fc.constantFrom('', 'kg', 'Pfund', 'zwork');
    const name = fc.oneof(
      fc.constantFrom('flour', 'batteries'),
      fc
        .array(fc.stringMatching(/^[a-zäöü]{2,7}[0-9]{0,3}$/), { minLength: 1, maxLength: 3 })
        .map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(amount, unit, name, (...parts) => {
        const line = parts.filter((part) => part !== '').join(' ');
        const draft = read(line);
        const isOneOfUnit = parts[0] === '' && (parts[1] === 'kg' || parts[1] === 'Pfund');
        const shown = draft === null ? '' : textOfItem(draft);
        expect(countSigns(isOneOfUnit ? shown.replace(/^1 /, '') : shown)).toBe(countSigns(line));
      }),
      { numRuns: 2000 },
    );
  });

  it('is ignored if it is empty', () => {
    expect(read('  ')).toBeNull();
  });
});

describe('suggestions', () => {
  const bought = (name: string, day: number) =>
    itemForTest(name, { checked: true, updatedAt: `2024-01-0${day}T00:00:00Z` });
  const from = {
    foods: foodNames([flour, tomato]),
    ticked: [bought('tea', 1), bought('soap', 3), bought('tea', 2)],
  };
  const names = (text: string) => suggestionsFor(text, from).map(({ name }) => name);

  it('are recent items for an empty field', () => {
    expect(names('')).toEqual(['soap', 'tea']);
  });

  it('match the beginnings of words: recent items first, then foods by any of their names', () => {
    expect(names('t')).toEqual(['tea', 'tomato']);
    expect(names('tomatoe')).toEqual(['tomato']);
    expect(names('zz')).toEqual([]);
  });

  it('are found by both spellings of an umlaut, and by any sign of a word without blanks', () => {
    const foods = foodNames([food('Salatöl'), food('Käse'), food('红豆'), food('Öl')]);
    const find = (text: string) => suggestionsFor(text, { foods, ticked: [] }).map(({ name }) => name);
    expect(find('oel')).toEqual(['Öl']);
    expect(find('kaes')).toEqual(['Käse']);
    expect(find('käs')).toEqual(['Käse']);
    expect(find('豆')).toEqual(['红豆']);
  });
});

import type { IngredientFood, IngredientUnit } from '@hearth/contract';
import { describe, expect, it, vi } from 'vitest';
import { itemForTest, labelForTest } from '../item-for-test.ts';
import { textOfItem } from '../item-line.ts';
import { entryIndex, readEntry } from './entry-reading.ts';
import { foodNames, suggestionsFor } from './suggestions.ts';

vi.mock('../../../../platform/i18n/index.ts', () => ({
  activeLocale: { formats: 'en-US' },
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
const words = entryIndex([kilogram], [flour, tomato]);
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

  it('becomes a note if it matches no catalog entry', () => {
    expect(read('batteries')).toMatchObject({ quantity: 0, food: null, note: 'batteries', isFood: false });
    expect(read('4 bags cat litter')).toMatchObject({ quantity: 4, food: null, note: 'bags cat litter' });
  });

  it('keeps amount and unit of an unknown food, so that quantities add up', () => {
    expect(read('2 kg cat litter')).toMatchObject({ quantity: 2, unit: kilogram, food: null, isFood: true });
  });

  it.each(['2 kg flour', 'batteries', '4 bags cat litter', '2 kg cat litter', '3 tomatoes'])(
    'is shown on the list as it was entered: %j',
    (line) => {
      const draft = read(line);
      expect(draft === null ? '' : textOfItem(draft)).toBe(line);
    },
  );

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
});

import type { IngredientFood, IngredientUnit, ParsedIngredient, RecipeSummary } from '@hearth/contract/index';
import { describe, expect, it } from 'vitest';
import {
  buildIngredient,
  buildReading,
  findNamedRecipe,
  newEntryNames,
  noCreatedEntries as none,
  type QuickReading,
} from './quick-reading.ts';

const known = (name: string) => ({ id: `id-${name}`, name, createdAt: null });
const kilogram = known('kilogram') as IngredientUnit;
const flour = known('flour') as IngredientFood;
const unknown = (name: string) => ({ id: null, name });

function parsed(quantity: number, unit: unknown, food: unknown, note = ''): ParsedIngredient {
  return { ingredient: { quantity, unit, food, note } } as ParsedIngredient;
}

describe('a line that names a recipe', () => {
  const sauce = { id: 'sauce', name: 'Tomato Sauce' } as RecipeSummary;
  const reading = (food: string, note = ''): QuickReading => ({
    quantity: 2,
    unit: null,
    food: { newName: food },
    note,
    isFoodLikely: true,
  });

  it('is found by its whole name alone, whatever else the line says', () => {
    const find = (line: string, read: QuickReading) => findNamedRecipe(line, read, [sauce])?.id;
    expect(find('2 tomato sauce', reading('tomato sauce'))).toBe('sauce');
    expect(find('2 tomato sauce', reading('tomato', 'sauce'))).toBe('sauce');
    expect(find('2 tomato sauce, warm', reading('tomato sauce', 'warm'))).toBe('sauce');
    expect(find('2 tomatoes', reading('tomatoes'))).toBeUndefined();
    expect(
      find('2 tomato sauces from the cellar', reading('tomato sauces', 'from the cellar')),
    ).toBeUndefined();
  });

  it('is linked without its name in the note, and creates no food', () => {
    const linked = (food: string, note: string) => buildIngredient(reading(food, note), none, sauce);
    const recipe = { food: null, quantity: 2, referencedRecipe: { id: 'sauce', inTrash: false } };
    expect(linked('tomato sauce', 'warm')).toMatchObject({ ...recipe, note: 'warm' });
    expect(linked('tomato', 'sauce')).toMatchObject({ ...recipe, note: '' });
    expect(newEntryNames(reading('tomato sauce'), { recipe: sauce })).toEqual({ units: null, foods: null });
    expect(newEntryNames(reading('tomato sauce'), {}).foods).toBe('tomato sauce');
  });
});

describe('a line that was read', () => {
  it('uses catalog entries of the group, and creates none', () => {
    const reading = buildReading(parsed(2, kilogram, flour, 'sifted'));
    expect(newEntryNames(reading, {})).toEqual({ units: null, foods: null });
    expect(buildIngredient(reading, none)).toMatchObject({
      quantity: 2,
      unit: kilogram,
      food: flour,
      note: 'sifted',
      isFood: true,
      disableAmount: false,
    });
  });

  it('offers a new food, and a new unit that is a measure', () => {
    const reading = buildReading(parsed(2, unknown('kg'), unknown('dragon fruit')));
    expect(newEntryNames(reading, {})).toEqual({ units: 'kg', foods: 'dragon fruit' });
    expect(newEntryNames(reading, { unit: false, food: false })).toEqual({ units: null, foods: null });
    expect(buildIngredient(reading, { unit: kilogram, food: flour })).toMatchObject({
      unit: kilogram,
      food: flour,
      note: '',
    });
    expect(buildIngredient(reading, none)).toMatchObject({ unit: null, food: null, note: 'kg dragon fruit' });
  });

  it.each([
    ['of a known food, stays as a note', flour, 'large, chopped', ''],
    ['of a new food, is part of its name', unknown('leeks'), 'chopped', 'large leeks'],
  ])('a word that is no measure, %s', (_case, food, note, foods) => {
    const reading = buildReading(parsed(1, unknown('large'), food, 'chopped'));
    expect(reading).toMatchObject({ unit: null, note });
    expect(newEntryNames(reading, {})).toEqual({ units: null, foods: foods || null });
  });

  it('creates a food from a phrase, or without an amount, only on demand', () => {
    const phrase = buildReading(parsed(0, unknown(''), unknown('salt and pepper to taste')));
    expect(newEntryNames(phrase, {})).toEqual({ units: null, foods: null });
    expect(newEntryNames(phrase, { food: true }).foods).toBe('salt and pepper to taste');
    expect(buildIngredient(phrase, none)).toMatchObject({ quantity: null, note: 'salt and pepper to taste' });
    const long = buildReading(parsed(2, null, unknown('good handfuls of fresh herbs')));
    expect(newEntryNames(long, {}).foods).toBeNull();
  });
});

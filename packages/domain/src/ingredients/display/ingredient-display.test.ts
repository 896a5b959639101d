import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountFlags, type DisplayedIngredient, displayIngredient, scaledIngredient } from './index.ts';

const cup = { name: 'cup', pluralName: 'cups', useAbbreviation: false, fraction: true };
const gram = { name: 'gram', pluralName: 'grams', abbreviation: 'g', useAbbreviation: true, fraction: false };
const onion = { name: 'onion', pluralName: 'onions' };
const cupOfOnion: DisplayedIngredient = { unit: cup, food: onion };

describe('displayIngredient with amounts', () => {
  it.each<[DisplayedIngredient, string]>([
    [{ ...cupOfOnion, quantity: 1.5, note: 'chopped' }, '1 ¹/₂ cups onions chopped'],
    [{ ...cupOfOnion, quantity: 1 }, '1 cup onion'],
    [{ ...cupOfOnion, quantity: 0 }, 'onions'],
    [{ ...cupOfOnion, quantity: null }, 'onions'],
    [{ ...cupOfOnion, quantity: 0.01 }, '0 cup onion'],
    [{ quantity: 250.12345, unit: gram, food: { name: 'shallot' } }, '250.123 g shallot'],
    [{ quantity: 8, food: { name: 'bell peppers', pluralName: null } }, '8 bell peppers'],
    [{ quantity: 1, note: 'one note' }, '1 one note'],
    [{ quantity: 2, food: { name: 'eggs' } }, '2 eggs'],
    [{ note: ' salt to taste ' }, 'salt to taste'],
    [{}, ''],
  ])('%j reads %j', (ingredient, display) => {
    expect(displayIngredient(ingredient, { disableAmount: false })).toBe(display);
  });

  it.each([
    [{ pluralAbbreviation: 'gs', abbreviation: 'g' }, '2 gs', '1 g'],
    [{ pluralAbbreviation: '', abbreviation: 'g' }, '2 g', '1 g'],
    [{ pluralAbbreviation: '', abbreviation: '' }, '2 grams', '1 gram'],
    [{ abbreviation: '', pluralName: '' }, '2 gram', '1 gram'],
  ])('a unit with %j falls back', (names, plural, singular) => {
    const unit = { ...gram, ...names };
    expect(displayIngredient({ quantity: 2, unit }, { disableAmount: false })).toBe(plural);
    expect(displayIngredient({ quantity: 1, unit }, { disableAmount: false })).toBe(singular);
  });
});

describe('displayIngredient without amounts', () => {
  it.each<[DisplayedIngredient, string]>([
    [{ quantity: 1, note: 'one note' }, 'one note'],
    [{ quantity: 3, note: 'just note' }, '3 just note'],
    [{ ...cupOfOnion, quantity: 1.5, note: 'chopped' }, '1 ¹/₂ chopped'],
    [{ ...cupOfOnion, quantity: 1 }, ''],
    [{ quantity: 0, note: 'salt' }, 'salt'],
  ])('%j reads %j', (ingredient, display) => {
    expect(displayIngredient(ingredient, { disableAmount: true })).toBe(display);
  });
});

describe('amountFlags', () => {
  it.each([
    [{ isFood: true }, false, { isFood: true, disableAmount: false }],
    [{ disableAmount: true }, true, { isFood: false, disableAmount: true }],
    [{ disableAmount: false, isFood: null }, false, { isFood: true, disableAmount: false }],
    [{}, true, { isFood: true, disableAmount: false }],
    [{}, false, { isFood: false, disableAmount: true }],
    [{ isFood: true, disableAmount: true }, false, { isFood: true, disableAmount: true }],
  ])('of %j, food %s', (sent, hasFood, flags) => {
    expect(amountFlags(sent, hasFood)).toEqual(flags);
  });
});

describe('scaledIngredient', () => {
  it.each<[DisplayedIngredient, number, [string, string, string]]>([
    [{ ...cupOfOnion, quantity: 0.5 }, 1, ['½', 'cup', 'onion']],
    [{ ...cupOfOnion, quantity: 0.5 }, 3, ['1 ½', 'cups', 'onions']],
    [{ ...cupOfOnion, quantity: 1 / 3 }, 2, ['⅔', 'cup', 'onion']],
    [{ ...cupOfOnion, quantity: 2 }, 0.5, ['1', 'cup', 'onion']],
    [{ ...cupOfOnion, quantity: 0.01 }, 1, ['0.01', 'cup', 'onion']],
    [{ ...cupOfOnion, quantity: 0 }, 2, ['', '', 'onions']],
    [{ ...cupOfOnion, quantity: null }, 2, ['', '', 'onions']],
    [{ unit: gram, food: onion, quantity: 333.3333 }, 1, ['333', 'g', 'onions']],
    [{ unit: gram, food: onion, quantity: 0.12345 }, 1, ['0.123', 'g', 'onion']],
    [{ unit: gram, food: onion, quantity: 0.0001 }, 1, ['', '', 'onions']],
    [{ food: onion, quantity: 1 }, 0.5, ['½', '', 'onion']],
  ])('%j times %d', (ingredient, scale, [quantity, unit, food]) => {
    expect(scaledIngredient(ingredient, scale)).toEqual({ quantity, unit, food, note: '' });
  });

  it('shows the note, and without amounts little else', () => {
    const ingredient = { ...cupOfOnion, quantity: 1, note: 'chopped' };
    expect(scaledIngredient(ingredient, 1).note).toBe('chopped');
    expect(scaledIngredient(ingredient, 1, { disableAmount: true })).toEqual({
      quantity: '',
      unit: '',
      food: '',
      note: 'chopped',
    });
    expect(scaledIngredient(ingredient, 2, { disableAmount: true }).quantity).toBe('2');
  });

  it('says the same for twice the amount as for twice the scale', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4000 }), fc.integer({ min: 1, max: 20 }), (eighths, scale) => {
        const quantity = eighths / 8;
        expect(scaledIngredient({ ...cupOfOnion, quantity }, scale)).toEqual(
          scaledIngredient({ ...cupOfOnion, quantity: quantity * scale }, 1),
        );
      }),
    );
  });
});

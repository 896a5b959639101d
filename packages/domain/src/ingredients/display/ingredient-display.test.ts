import { describe, expect, it } from 'vitest';
import { amountFlags, type DisplayedIngredient, displayIngredient } from './index.ts';

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

import type { ParsedIngredient } from '@hearth/contract';
import { describe, expect, it } from 'vitest';
import { listParts } from './read-parts.ts';

const unsure = { average: null, comment: 0.4, name: null, unit: 0.2, quantity: 0.1, food: 0.3 };

function reading(parts: Partial<ParsedIngredient['ingredient']>): ParsedIngredient {
  const ingredient = {
    quantity: 0,
    unit: null,
    food: null,
    note: '',
    display: '',
    isFood: true,
    disableAmount: false,
    title: null,
    originalText: null,
    referenceId: 'line',
    referencedRecipe: null,
    ...parts,
  };
  const offers = { units: [], foods: [] };
  return { input: '', confidence: unsure, ingredient, offers, language: 'en', isLearned: false };
}

const named = (name: string) => ({
  id: null,
  name,
  pluralName: null,
  description: '',
  extras: {},
  aliases: [],
  labelId: null,
});
const listTexts = (parts: Partial<ParsedIngredient['ingredient']>) =>
  listParts(reading(parts), (quantity) => `<${quantity}>`).map(({ name, text }) => [name, text]);

describe('the parts of a line', () => {
  it('are quantity, unit, food and comment, each with its own confidence', () => {
    const parts = listParts(reading({}), String);
    expect(parts.map(({ name, confidence }) => [name, confidence])).toEqual([
      ['quantity', 0.1],
      ['unit', 0.2],
      ['food', 0.3],
      ['comment', 0.4],
    ]);
  });

  it('has no parts for an empty line, and none for a quantity of 0', () => {
    expect(listTexts({}).map(([, text]) => text)).toEqual(['', '', '', '']);
  });

  it('write the quantity as the reader does', () => {
    expect(listTexts({ quantity: 1.5, note: 'sifted' })).toEqual([
      ['quantity', '<1.5>'],
      ['unit', ''],
      ['food', ''],
      ['comment', 'sifted'],
    ]);
  });

  it('say whether the group knows a food, and nothing of what groups do not have', () => {
    const knows = (food: ParsedIngredient['ingredient']['food']) =>
      listParts(reading({ food }), String).map(({ isKnown }) => isKnown);
    expect(knows(null)).toEqual([null, null, null, null]);
    expect(knows(named('figs'))).toEqual([null, null, false, null]);
    expect(knows({ ...named('figs'), id: 'c0ffee' })).toEqual([null, null, true, null]);
  });
});

import type { IngredientFood, RecipeIngredient } from '@hearth/contract/index';
import type { AmountView } from '@hearth/domain/ingredients/lines';
import { temperatureView } from '@hearth/domain/measures/temperatures';
import { describe, expect, it } from 'vitest';
import { findStepAmounts, readCountable } from './amounts-in-steps.ts';
import { stepPieces } from './step-pieces.ts';

const amounts = (scale: number): AmountView => ({ scale, system: 'original', language: 'en', spell: String });
const ingredient = (note: string, more: Partial<RecipeIngredient> = {}) =>
  ({ note, quantity: null, unit: null, food: null, disableAmount: false, ...more }) as RecipeIngredient;
const egg = ingredient('', { quantity: 3, food: { name: 'egg', pluralName: 'eggs' } as IngredientFood });

const pieces = (text: string, scale: number, ingredients: readonly RecipeIngredient[] = []) =>
  stepPieces(text, {
    inScale: (text) => temperatureView(text, 'celsius'),
    amountsIn: findStepAmounts(readCountable(ingredients), amounts(scale)),
  });

describe('a step for twice the recipe', () => {
  it('has scaled amounts, which say what the recipe has, beside times and temperatures', () => {
    expect(pieces('Add 2 cups milk, bake at 350°F for 5 minutes.', 2)).toEqual([
      { text: 'Add ' },
      { text: '4 cups', original: '2 cups' },
      { text: ' milk, bake at 175\u00a0°C for ' },
      { text: '5 minutes', seconds: 300, after: '.' },
    ]);
  });

  it.each(['Rest (for 5 minutes), then eat.', 'Rest 5 minutes… or more.', 'In 5 minutes, it’s “5 minutes”.'])(
    'keeps the signs after a cooking time with it: %s',
    (text) => {
      const shown = pieces(text, 1);
      expect(shown.map(({ text, after = '' }) => text + after).join('')).toBe(text);
      for (const { text } of shown) expect(text).not.toMatch(/^[).,…”]/u);
    },
  );

  it.each([
    [[egg], 'Whisk 6 eggs.'],
    [[ingredient('3 eggs, beaten')], 'Whisk 6 eggs.'],
    [[ingredient('3 eggs', { quantity: 1 })], 'Whisk 6 eggs.'],
    [[ingredient('2 eggs')], 'Whisk 3 eggs.'],
    [[ingredient('3 cups milk')], 'Whisk 3 eggs.'],
    [[ingredient('2-3 eggs')], 'Whisk 3 eggs.'],
    [[], 'Whisk 3 eggs.'],
  ])('counts what the recipe counts: %#', (ingredients, expected) => {
    const shown = pieces('Whisk 3 eggs.', 2, ingredients);
    expect(shown.map(({ text }) => text).join('')).toBe(expected);
  });

  it('does not guess the plural of a word that it does not know', () => {
    expect(pieces('Fry 1 brik.', 2, [ingredient('1 brik')])).toEqual([{ text: 'Fry 1 brik.' }]);
    expect(pieces('Whisk 2 briks.', 0.5, [ingredient('2 briks')])).toEqual([{ text: 'Whisk 2 briks.' }]);
  });
});

describe('a step at once the recipe', () => {
  it('stays in its words', () => {
    expect(pieces('Whisk 3 eggs with 2 cups milk.', 1, [egg])).toEqual([
      { text: 'Whisk 3 eggs with 2 cups milk.' },
    ]);
  });
});

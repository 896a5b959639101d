import { describe, expect, it } from 'vitest';
import { isBlankIngredient, isBlankStep } from './index.ts';

const blank = {
  quantity: null,
  unit: null,
  food: null,
  referencedRecipe: null,
  note: ' ',
  disableAmount: false,
};

describe('an ingredient that holds a heading alone', () => {
  it.each([
    ['of an editor', blank],
    ['without any parts', {}],
    ['with the 1 that counts text', { ...blank, quantity: 1, disableAmount: true }],
    ['with no amount', { ...blank, quantity: 0 }],
  ])('is blank %s', (_, ingredient) => {
    expect(isBlankIngredient(ingredient)).toBe(true);
  });

  it.each([
    ['a note', { note: 'salt' }],
    ['an amount', { quantity: 1 }],
    ['an amount where only text is shown', { quantity: 2, disableAmount: true }],
    ['a unit', { unit: { name: 'cup' } }],
    ['a food', { food: { name: 'leek' } }],
    ['another recipe', { referencedRecipe: { id: 'stock' } }],
  ])('is none with %s', (_, part) => {
    expect(isBlankIngredient({ ...blank, ...part })).toBe(false);
  });
});

it('a step is blank without title and text', () => {
  expect(isBlankStep({ summary: null, text: '\n ' })).toBe(true);
  expect(isBlankStep({ summary: 'Rest', text: '' })).toBe(false);
  expect(isBlankStep({ text: 'Stir.' })).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { type AmountView, type LineIngredient, renderIngredientText } from './index.ts';

const view: AmountView = { scale: 1, system: 'original', language: 'en', spell: String };
const liter = {
  name: 'liter',
  pluralName: 'liters',
  abbreviation: 'l',
  useAbbreviation: true,
  fraction: false,
};
const broth = { name: 'chicken broth', aliases: [{ name: 'chicken stock' }] };
const written: LineIngredient = {
  quantity: 1.2,
  unit: liter,
  food: broth,
  note: 'hot',
  originalText: '1.2 l chicken stock, hot',
};

describe('an ingredient with the text that it was read from', () => {
  it.each<[string, LineIngredient]>([
    ['1.2 l chicken stock, hot', written],
    [
      'Juice of 1/2 lemon',
      { quantity: 0.5, food: { name: 'lemon' }, note: 'Juice of', originalText: 'Juice of 1/2 lemon' },
    ],
    [
      '¼ of a small onion',
      { quantity: 0.25, food: { name: 'onion' }, note: 'of small', originalText: '¼ of a small onion' },
    ],
    [
      '1 kg apples',
      { quantity: 1, unit: { name: 'kg' }, food: { name: 'apple' }, note: '', originalText: '1 kg apples' },
    ],
    [
      '2 Eier (Größe M)',
      {
        quantity: 2,
        food: { name: 'Ei', pluralName: 'Eier' },
        note: 'Größe M',
        originalText: '2 Eier (Größe M)',
      },
    ],
    [
      'pinch of salt',
      {
        quantity: 1,
        unit: { name: 'pinch' },
        food: { name: 'salt' },
        note: '',
        originalText: 'pinch of salt',
      },
    ],
    [
      '⅓ cup milk',
      {
        quantity: 0.333,
        unit: { name: 'cup' },
        food: { name: 'milk' },
        note: '',
        originalText: '⅓ cup milk',
      },
    ],
    ...[
      { text: '1 lb 4 oz beef', quantity: 1.25, note: '' },
      { text: '1 lb 4 oz beef', quantity: 1, note: '4 oz' },
    ].map(({ text, ...parts }): [string, LineIngredient] => [
      text,
      { ...parts, unit: { name: 'lb' }, food: { name: 'beef' }, originalText: text },
    ]),
    [
      'una cebolla y media, picada',
      {
        quantity: 1.5,
        food: { name: 'cebolla' },
        note: 'picada',
        originalText: 'una cebolla y media, picada',
      },
    ],
    [
      '1. 2 Eier',
      { quantity: 2, food: { name: 'Ei', pluralName: 'Eier' }, note: '', originalText: '1. 2 Eier' },
    ],
  ])('shows %s as it was written', (text, ingredient) => {
    expect(renderIngredientText(ingredient, view)).toBe(text);
  });

  it.each<[string, Partial<LineIngredient>, string]>([
    ['amount', { quantity: 2 }, '2 l chicken broth, hot'],
    ['unit', { unit: { name: 'cup', pluralName: 'cups' } }, '1 ⅕ cups chicken broth, hot'],
    ['food', { food: { name: 'vegetable stock' } }, '1.2 l vegetable stock, hot'],
    ['note', { note: 'cold' }, '1.2 l chicken broth, cold'],
    ['note, which is gone', { note: '' }, '1.2 l chicken broth'],
    ['note, which has more', { note: 'hot, from the pot' }, '1.2 l chicken broth, hot, from the pot'],
  ])('shows its parts once somebody has changed the %s', (_, change, text) => {
    expect(renderIngredientText({ ...written, ...change }, view)).toBe(text);
  });

  it('is scaled in its own words', () => {
    expect(renderIngredientText(written, { ...view, scale: 3 })).toBe('3.6 l chicken stock, hot');
  });
});

import type { IngredientFood, IngredientUnit } from '@hearth/contract';
import { describe, expect, it, vi } from 'vitest';
import type { ListChanges } from '../../sync/index.ts';
import { itemForTest } from '../item-for-test.ts';
import { suggestionsFor } from './suggestions.ts';
import { buildUsualSuggestions, takeUpItem } from './usual-suggestions.ts';

vi.mock('../../../../platform/i18n/index.ts', () => ({
  activeLocale: { value: 'en-US', formats: 'en-US' },
  formats: { amount: String },
}));

const milk = {
  id: 'f-milk',
  name: 'Milk',
  pluralName: null,
  aliases: [],
  label: null,
} as unknown as IngredientFood;
const litre = { id: 'u-l', name: 'liter', aliases: [] } as unknown as IngredientUnit;
const bought = [
  { foodId: 'f-milk', note: '', quantity: 2, unitId: 'u-l' },
  { foodId: 'gone', note: '', quantity: 1, unitId: null },
  { foodId: null, note: 'Oat bread', quantity: 3, unitId: 'gone' },
];
const build = (...items: ReturnType<typeof itemForTest>[]) =>
  buildUsualSuggestions(bought, { foods: [milk], units: [litre], items });
const milkItem = (fields: object = {}) =>
  itemForTest('milk', {
    food: milk,
    foodId: 'f-milk',
    note: '',
    unit: litre,
    unitId: 'u-l',
    quantity: 1,
    isFood: true,
    ...fields,
  });

describe('usual items', () => {
  it('are offered with their amount; foods that are gone are not, nor amounts in units that are', () => {
    expect(build()).toMatchObject([
      { name: 'Milk', draft: { quantity: 2, unit: litre, food: milk, isFood: true } },
      { name: 'Oat bread', draft: { quantity: 0, unit: null, note: 'Oat bread', isFood: false } },
    ]);
  });

  it('come before ticked items, once by name, and by what is typed', () => {
    const ticked = [itemForTest('Oat Bread'), itemForTest('Soap')];
    const names = (text: string) =>
      suggestionsFor(text, { foods: [], ticked, usual: build() }).map(({ kind, name }) => [kind, name]);
    expect(names('')).toEqual([
      ['usual', 'Milk'],
      ['usual', 'Oat bread'],
      ['recent', 'Soap'],
    ]);
    expect(names('mi')).toEqual([['usual', 'Milk']]);
  });

  it('raise the amount of what is on the list, and it can be taken back', () => {
    const changeItem = vi.fn<ListChanges['changeItem']>();
    const [suggestion] = build(milkItem({ checked: false }));
    if (suggestion === undefined) throw new Error('nothing is offered');
    const taken = takeUpItem(suggestion, suggestion.draft, { changeItem });
    expect(taken).toMatchObject({ isRaised: true, item: { quantity: 3 } });
    taken?.undo();
    expect(changeItem.mock.calls).toEqual([
      ['milk', { quantity: 3 }],
      ['milk', { quantity: 1 }],
    ]);
  });

  it('take up the ticked item in the usual amount, and add a new one where there is none', () => {
    const changeItem = vi.fn<ListChanges['changeItem']>();
    const [suggestion, bread] = build(milkItem({ checked: true, quantity: 7 }));
    if (suggestion === undefined || bread === undefined) throw new Error('nothing is offered');
    takeUpItem(suggestion, suggestion.draft, { changeItem })?.undo();
    expect(changeItem.mock.calls).toEqual([
      ['milk', { checked: false, quantity: 2, unit: litre, isFood: true }],
      ['milk', { checked: true, quantity: 7, unit: litre, isFood: true }],
    ]);
    expect(takeUpItem(bread, bread.draft, { changeItem })).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import type { ItemDraft } from '../../sync/index.ts';
import { itemForTest, labelForTest } from '../item-for-test.ts';
import { changeOfDraft, draftOfItem, inMode } from './item-draft.ts';

const opened = draftOfItem(itemForTest('milk', { quantity: 2, label: labelForTest('dairy'), note: 'cold ' }));

describe('the change that the item editor saves', () => {
  it('is empty if nothing was changed', () => {
    expect(changeOfDraft(opened, { ...opened, label: labelForTest('dairy') })).toEqual({});
  });

  it.each<Partial<ItemDraft>>([
    { quantity: 3 },
    { note: 'warm' },
    { note: '' },
    { label: null },
    { label: labelForTest('drinks') },
    { isFood: true },
  ])('has only what differs from the item that was opened: %j', (fields) => {
    expect(changeOfDraft(opened, { ...opened, ...fields })).toEqual(fields);
  });

  it('has all fields that a change between food and note sets', () => {
    const flour = { id: 'flour', name: 'flour' } as unknown as NonNullable<ItemDraft['food']>;
    const food = draftOfItem(itemForTest('flour', { food: flour, note: '', isFood: true, quantity: 1 }));
    expect(changeOfDraft(food, inMode(food, false))).toEqual({ food: null, note: 'flour', isFood: false });
  });
});

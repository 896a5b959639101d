import { describe, expect, it } from 'vitest';
import { itemForTest as item, labelForTest } from '../items/item-for-test.ts';
import { applied, type ListOperation } from './list-operations.ts';
import { sentChange, sentItem } from './outbox/sent-pending-change.ts';

const milk = item('milk');
const bread = item('bread');
const after = (...operations: ListOperation[]) =>
  operations.reduce<readonly (typeof milk)[]>((items, one) => applied(items, one, 'list'), [milk, bread]);

describe('an operation on a list', () => {
  it('adds what is new, and leaves to the server what it has by now', () => {
    const eggs = item('eggs');
    expect(after({ kind: 'add', items: [eggs, { ...milk, note: 'mine' }] })).toEqual([milk, bread, eggs]);
    expect(after({ kind: 'add', items: [item('nails', { shoppingListId: 'other' })] })).toEqual([
      milk,
      bread,
    ]);
  });

  it('changes what it names and keeps all others as they are', () => {
    const [first, second] = after({ kind: 'change', changes: [{ id: 'milk', fields: { checked: true } }] });
    expect(first).toMatchObject({ id: 'milk', checked: true });
    expect(second).toBe(bread);
  });

  it('knows what a change of the label means for its id', () => {
    const label = labelForTest('dairy');
    const [first] = after({ kind: 'change', changes: [{ id: 'milk', fields: { label, isFood: true } }] });
    expect(first).toMatchObject({ labelId: 'dairy', disableAmount: false });
  });

  it('takes off what goes to another list, and what is removed', () => {
    const fields = { shoppingListId: 'other' };
    expect(after({ kind: 'change', changes: [{ id: 'milk', fields }] })).toEqual([bread]);
    expect(after({ kind: 'remove', ids: ['bread', 'unknown'] })).toEqual([milk]);
  });
});

describe('an operation that moves items', () => {
  const fields = { shoppingListId: 'other' };
  const move: ListOperation = { kind: 'change', changes: [{ id: 'milk', fields }], moved: [milk] };

  it('shows them where they go before that list has them, and once', () => {
    const there = item('tea', { shoppingListId: 'other' });
    const [, arrived] = applied([there], move, 'other');
    expect(arrived).toMatchObject({ id: 'milk', shoppingListId: 'other' });
    expect(applied([{ ...milk, ...fields }], move, 'other')).toHaveLength(1);
  });
});

describe('what travels', () => {
  it('names foods, units and labels by their ids, and keeps silent about the rest', () => {
    const change = { id: 'milk', fields: { label: null, note: 'fresh', updatedAt: 'now' } };
    expect(sentChange(change)).toEqual({
      id: 'milk',
      note: 'fresh',
      labelId: null,
    });
    expect(sentChange({ id: 'milk', fields: { shoppingListId: 'other' } })).toEqual({
      id: 'milk',
      shoppingListId: 'other',
    });
  });

  it('is a new item with the id that was made here', () => {
    expect(sentItem(milk)).toMatchObject({ id: 'milk', note: 'milk', checked: false, foodId: null });
  });
});

import { describe, expect, it } from 'vitest';
import { itemForTest as item, labelForTest } from '../items/item-for-test.ts';
import { applied, type ListOperation } from './list-operation.ts';
import { sentChange, sentItem } from './outbox/sent-pending-change.ts';

const milk = item('milk');
const bread = item('bread');
const after = (...operations: ListOperation[]) =>
  operations.reduce<readonly (typeof milk)[]>((items, one) => applied(items, one, 'list'), [milk, bread]);

describe('an operation on a list', () => {
  it('adds new items and does not overwrite those of the server', () => {
    const eggs = item('eggs');
    expect(after({ kind: 'add', items: [eggs, { ...milk, note: 'mine' }] })).toEqual([milk, bread, eggs]);
    expect(after({ kind: 'add', items: [item('nails', { shoppingListId: 'other' })] })).toEqual([
      milk,
      bread,
    ]);
  });

  it('changes its items and keeps the identity of the others', () => {
    const [first, second] = after({ kind: 'change', changes: [{ id: 'milk', fields: { checked: true } }] });
    expect(first).toMatchObject({ id: 'milk', checked: true });
    expect(second).toBe(bread);
  });

  it('derives the label id from the label', () => {
    const label = labelForTest('dairy');
    const [first] = after({ kind: 'change', changes: [{ id: 'milk', fields: { label, isFood: true } }] });
    expect(first).toMatchObject({ labelId: 'dairy', disableAmount: false });
  });

  it('removes items that are moved to another list or deleted', () => {
    const fields = { shoppingListId: 'other' };
    expect(after({ kind: 'change', changes: [{ id: 'milk', fields }] })).toEqual([bread]);
    expect(after({ kind: 'remove', ids: ['bread', 'unknown'] })).toEqual([milk]);
  });
});

describe('an operation that moves items', () => {
  const fields = { shoppingListId: 'other' };
  const move: ListOperation = { kind: 'change', changes: [{ id: 'milk', fields }], moved: [milk] };

  it('shows them once on the target list before the server does', () => {
    const there = item('tea', { shoppingListId: 'other' });
    const [, arrived] = applied([there], move, 'other');
    expect(arrived).toMatchObject({ id: 'milk', shoppingListId: 'other' });
    expect(applied([{ ...milk, ...fields }], move, 'other')).toHaveLength(1);
  });
});

describe('an operation as it is sent', () => {
  it('refers to foods, units and labels by id and contains changed fields only', () => {
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

  it('contains the client-made id of a new item', () => {
    expect(sentItem(milk)).toMatchObject({ id: 'milk', note: 'milk', checked: false, foodId: null });
  });
});

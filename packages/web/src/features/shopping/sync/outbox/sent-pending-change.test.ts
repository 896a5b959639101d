import { describe, expect, it } from 'vitest';
import type { ItemFields, ListOperation } from '../list-operation.ts';
import { sentChange, sentPendingChange } from './sent-pending-change.ts';

const pendingChange = { id: 'change', number: 1, userId: 'cook', listId: 'market', seen: 7 };
const dairy = { id: 'dairy', name: 'Dairy', color: '#ffffff', groupId: 'group' };

describe('a change as it is sent', () => {
  it('contains only changed fields', () => {
    expect(sentChange({ id: 'milk', fields: { quantity: 2 } })).toEqual({ id: 'milk', quantity: 2 });
    expect(sentChange({ id: 'milk', fields: { checked: true, updatedAt: 'now' } })).toEqual({
      id: 'milk',
      checked: true,
    });
  });

  it.each<[string, ItemFields, object]>([
    ['a label', { label: dairy }, { labelId: 'dairy' }],
    ['no label', { label: null }, { labelId: null }],
    ['no food', { food: null }, { foodId: null }],
    ['no unit', { unit: null }, { unitId: null }],
    ['another list', { shoppingListId: 'baker' }, { shoppingListId: 'baker' }],
  ])('contains the id of %s', (_, fields, sent) => {
    expect(sentChange({ id: 'milk', fields })).toEqual({ id: 'milk', ...sent });
  });
});

describe('a deletion', () => {
  it.each<ListOperation>([
    { kind: 'remove', ids: ['milk'] },
    { kind: 'removeList' },
    { kind: 'removeRecipe', listId: 'market', recipeId: 'soup', times: 1 },
  ])('contains the seen version: $kind', (operation) => {
    expect(sentPendingChange({ ...pendingChange, operation })).toMatchObject({
      id: 'change',
      listId: 'market',
      seen: 7,
    });
  });
});

it('a change in a store says which one, and when it was made', () => {
  const step = { at: '2026-03-14T10:00:00.000Z', storeId: 'market' };
  const changes = [{ id: 'milk', fields: { checked: true } }];
  const sent = sentPendingChange({ ...pendingChange, operation: { kind: 'change', changes, step } });
  expect(sent).toEqual({
    id: 'change',
    listId: 'market',
    kind: 'change',
    items: [{ id: 'milk', checked: true }],
    ...step,
  });
  const elsewhere = sentPendingChange({ ...pendingChange, operation: { kind: 'change', changes } });
  expect(Object.keys(elsewhere)).toEqual(['id', 'listId', 'kind', 'items']);
});

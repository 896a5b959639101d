import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { itemForTest } from '../items/item-for-test.ts';
import { listChanges } from './list-actions.ts';
import type { ListOperation } from './list-operation.ts';

const pushed: { listId: string; operation: ListOperation }[] = [];

vi.mock('./current-outbox.ts', () => ({
  getOutbox: () => ({
    push: async (listId: string, operation: ListOperation) => void pushed.push({ listId, operation }),
  }),
  getSeenVersion: () => 1,
}));

const preferences: { storeOfList: Record<string, string> } = vi.hoisted(() => ({ storeOfList: {} }));
vi.mock('../../../platform/preferences/index.ts', () => ({ readPreference: () => preferences }));

beforeEach(() => {
  pushed.splice(0);
  preferences.storeOfList = {};
});

const share = {
  id: 'share',
  recipeId: 'soup',
  recipeQuantity: 2,
  recipeScale: 1,
  recipeNote: null,
  fromRecipes: [],
  shoppingListItemId: 'milk',
};
const milk = itemForTest('milk', { recipeReferences: [share], note: 'cold' });
const changes = listChanges(new QueryClient(), 'list');

it('a copied item is a new one on the other list, without the recipes of the original', () => {
  changes.copyTo([milk], 'other');
  expect(pushed).toMatchObject([
    {
      listId: 'other',
      operation: { kind: 'add', items: [{ shoppingListId: 'other', note: 'cold', recipeReferences: [] }] },
    },
  ]);
  const [copy] = pushed.flatMap(({ operation }) => (operation.kind === 'add' ? operation.items : []));
  expect(copy?.id).toMatch(/^[0-9a-f-]{36}$/);
});

it('undoing a tick gives the item back the recipes that it lost by being bought', () => {
  changes.restore([milk], 'ticked');
  expect(pushed).toEqual([
    {
      listId: 'list',
      operation: {
        kind: 'change',
        changes: [{ id: 'milk', fields: { checked: false, recipeReferences: [share] } }],
      },
    },
  ]);
});

it('undoing a removal adds the item as it was, with its id and recipes', () => {
  changes.restore([milk], 'removed');
  expect(pushed).toEqual([{ listId: 'list', operation: { kind: 'add', items: [milk] } }]);
});

it('a moved item travels whole, so that the other list can show it at once', () => {
  changes.moveTo([milk], 'other');
  expect(pushed).toEqual([
    {
      listId: 'list',
      operation: {
        kind: 'change',
        changes: [{ id: 'milk', fields: { shoppingListId: 'other' } }],
        moved: [milk],
      },
    },
  ]);
});

it('nothing is sent where nothing changes', () => {
  changes.changeItem('milk', {});
  changes.arrange([]);
  changes.moveTo([], 'other');
  expect(pushed).toEqual([]);
});

it('ticks in a store say where and when they were made, and so does what takes them back', () => {
  preferences.storeOfList = { list: 'market' };
  changes.tick([milk], true);
  changes.restore([milk], 'ticked');
  changes.changeItem('milk', { note: 'warm' });
  preferences.storeOfList = { other: 'market' };
  changes.tick([milk], true);
  const steps = pushed.map(({ operation }) => 'step' in operation && operation.step);
  const step = { at: expect.stringMatching(/^\d{4}-.*Z$/), storeId: 'market' };
  expect(steps).toEqual([step, step, false, false]);
});

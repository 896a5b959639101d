import type { ShoppingListOut } from '@hearth/contract';
import { describe, expect, it } from 'vitest';
import { itemForTest } from '../items/item-for-test.ts';
import { itemsNow } from './apply-to-items.ts';
import type { PendingChange } from './outbox/pending-change.ts';

const milk = itemForTest('milk');
const tea = itemForTest('tea', { shoppingListId: 'other' });
const fetched = { id: 'list', sequence: 5, listItems: [milk] } as unknown as ShoppingListOut;
const pending = (change: Partial<PendingChange>): PendingChange => ({
  id: 'change',
  number: 1,
  userId: 'user',
  listId: 'list',
  operation: { kind: 'remove', ids: ['milk'] },
  seen: 1,
  ...change,
});
const buildIds = (...changes: PendingChange[]) => itemsNow('list', fetched, changes).map(({ id }) => id);

describe('the items of a list with pending changes', () => {
  it('are those of the server without any, and none before the list has arrived', () => {
    expect(buildIds()).toEqual(['milk']);
    expect(itemsNow('list', undefined, [])).toEqual([]);
  });

  it('lack what was removed here, until the server refuses the removal', () => {
    expect(buildIds(pending({}))).toEqual([]);
    expect(buildIds(pending({ refusal: { kind: 'gone' } }))).toEqual(['milk']);
  });

  it('are those of the server again once it has what was changed', () => {
    expect(buildIds(pending({ sequence: 6 }))).toEqual([]);
    expect(buildIds(pending({ sequence: 5 }))).toEqual(['milk']);
  });

  it.each([
    ['before the server has it', {}],
    ['while this list is older than the move', { sequence: 3 }],
  ])('include one that was moved here from another list, %s', (_, sent) => {
    const move = pending({
      listId: 'other',
      operation: {
        kind: 'change',
        changes: [{ id: 'tea', fields: { shoppingListId: 'list' } }],
        moved: [tea],
      },
      ...sent,
    });
    expect(buildIds(move)).toEqual(['milk', 'tea']);
  });
});

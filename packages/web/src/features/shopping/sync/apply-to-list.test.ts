import type { ShoppingListSummary } from '@hearth/contract';
import { describe, expect, it } from 'vitest';
import type { ListOperation } from './list-operation.ts';
import type { PendingChange } from './outbox/pending-change.ts';
import { listNow, listsNow, newList } from './apply-to-list.ts';

const owner = { id: 'ada', groupId: 'group', householdId: 'house' };
const label = { id: 'label', name: 'Dairy', color: '#fff', groupId: 'group' };
let count = 0;
const parts = { newId: () => `id ${(count += 1)}`, now: '2026-11-22T10:00:00.000Z' };
const made = newList('Market', { owner, labels: [label] }, parts);
const summary = (name: string, sequence: number): ShoppingListSummary => ({
  ...made,
  id: name,
  name,
  sequence,
});

const pendingChange = (
  listId: string,
  operation: ListOperation,
  more: Partial<PendingChange> = {},
): PendingChange => ({
  id: `change ${(count += 1)}`,
  number: count,
  userId: 'ada',
  listId,
  operation,
  seen: 0,
  ...more,
});
const create = pendingChange(made.id, { kind: 'createList', list: made });
const rename = (listId: string, name: string, more: Partial<PendingChange> = {}) =>
  pendingChange(listId, { kind: 'renameList', name }, more);
const remove = (listId: string, more: Partial<PendingChange> = {}) =>
  pendingChange(listId, { kind: 'removeList' }, more);
const names = (lists: readonly ShoppingListSummary[]) => lists.map(({ name }) => name);

describe('lists with pending changes', () => {
  it('include created ones with a setting for every label', () => {
    expect(names(listsNow([summary('Baker', 3)], [create]))).toEqual(['Baker', 'Market']);
    expect(listNow(undefined, [create])?.labelSettings).toMatchObject([
      { labelId: 'label', position: 0, label },
    ]);
  });

  it('have their new names and exclude deleted ones', () => {
    const lists = [summary('Baker', 3), summary('Butcher', 3)];
    expect(names(listsNow(lists, [rename('Baker', 'Zoo'), remove('Butcher')]))).toEqual(['Zoo']);
  });

  it('include a created list once when it is also fetched', () => {
    const fetched = { ...made, name: 'Renamed by another', sequence: 2 };
    expect(names(listsNow([fetched], [{ ...create, sequence: 1 }]))).toEqual(['Renamed by another']);
    expect(names(listsNow([fetched], [create]))).toEqual(['Renamed by another']);
  });

  it('are those of the server once it has applied the changes', () => {
    const lists = [summary('Baker', 3)];
    expect(names(listsNow(lists, [rename('Baker', 'Zoo', { sequence: 3 })]))).toEqual(['Baker']);
    expect(names(listsNow(lists, [remove('Baker', { sequence: 4 })]))).toEqual([]);
    expect(names(listsNow(lists, [remove('Baker', { sequence: 3 })]))).toEqual(['Baker']);
  });

  it('keep their identity without changes', () => {
    const lists = [summary('Baker', 3)];
    expect(listsNow(lists, [pendingChange('Baker', { kind: 'add', items: [] })])).toBe(lists);
  });

  it('have their labels in the changed order, with new ones at the end', () => {
    const labels = ['dairy', 'bread', 'new'].map((id) => ({ ...label, id }));
    const list = { ...newList('Market', { owner, labels }, parts), sequence: 3 };
    const order = pendingChange(list.id, { kind: 'orderLabels', labelIds: ['bread', 'gone', 'dairy'] });
    const shown = listNow(list, [order])?.labelSettings;
    expect(shown?.map(({ labelId, position }) => [labelId, position])).toEqual([
      ['bread', 0],
      ['dairy', 1],
      ['new', 2],
    ]);
    expect(listNow(list, [{ ...order, sequence: 3 }])).toBe(list);
  });

  it('have their changed owner', () => {
    const give = (more: Partial<PendingChange> = {}) =>
      pendingChange('Baker', { kind: 'changeOwner', userId: 'bert' }, more);
    expect(listsNow([summary('Baker', 3)], [give()])).toMatchObject([{ id: 'Baker', userId: 'bert' }]);
    const refused = give({ refusal: { kind: 'refused', reason: 'no' } });
    expect(listsNow([summary('Baker', 3)], [refused])).toMatchObject([{ userId: 'ada' }]);
  });

  it('exclude refused changes', () => {
    expect(listsNow([], [{ ...create, refusal: { kind: 'gone' } }])).toEqual([]);
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PendingChange } from './pending-change.ts';

type Stored = Map<string, unknown>;
const databases = new Map<string, Stored>();

vi.mock('idb-keyval', () => ({
  createStore: (database: string, name: string) => {
    const key = `${database} ${name}`;
    const stored = databases.get(key) ?? new Map<string, unknown>();
    databases.set(key, stored);
    return stored;
  },
  entries: async (stored: Stored) => [...stored],
  values: async (stored: Stored) => [...stored.values()],
  setMany: async (added: [string, unknown][], stored: Stored) => {
    for (const [id, one] of added) stored.set(id, one);
  },
  delMany: async (ids: string[], stored: Stored) => {
    for (const id of ids) stored.delete(id);
  },
}));

const change: PendingChange = {
  id: 'one',
  userId: 'cook',
  listId: 'list',
  operation: { kind: 'remove', ids: ['milk'] },
  number: 1,
  seen: 1,
};
const former = 'hearth-shopping letters';
const current = 'hearth-shopping-outbox outbox';

const openStore = async () => (await import('./pending-change-store.ts')).pendingChangeStore;

beforeEach(() => vi.resetModules());
afterEach(() => databases.clear());

it('moves changes that were stored under the former name of the store', async () => {
  databases.set(former, new Map([[change.id, change]]));
  expect(await (await openStore()).load()).toEqual([change]);
  expect(databases.get(former)?.size).toBe(0);
  expect([...(databases.get(current)?.keys() ?? [])]).toEqual(['one']);
});

it('leaves a change that a tab of the former build adds while the others are moved', async () => {
  const late = { ...change, id: 'late' };
  databases.set(former, new Map([[change.id, change]]));
  const store = await openStore();
  const loading = store.load();
  databases.get(former)?.set(late.id, late);
  await loading;
  expect([...(databases.get(former)?.keys() ?? [])]).toEqual(['late']);
});

it('keeps changes in the store of its present name', async () => {
  const store = await openStore();
  await store.put([change]);
  expect([...(databases.get(current)?.keys() ?? [])]).toEqual(['one']);
  await store.drop(['one']);
  expect(await store.load()).toEqual([]);
});

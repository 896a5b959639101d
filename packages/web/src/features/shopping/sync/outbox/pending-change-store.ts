import { createStore, delMany, setMany, type UseStore, values } from 'idb-keyval';
import type { PendingChange, PendingChangeStore } from './pending-change.ts';

let cachedStore: UseStore | undefined;

/** Opened on first use; without a database, pending changes live as long as the page. */
function store(): UseStore {
  cachedStore ??= createStore('hearth-shopping', 'letters');
  return cachedStore;
}

/** Pending changes in IndexedDB. Without a database each call rejects. */
export const pendingChangeStore: PendingChangeStore = {
  load: async () => values<PendingChange>(store()),
  put: async (pendingChanges) =>
    setMany(
      pendingChanges.map((pendingChange): [string, PendingChange] => [pendingChange.id, pendingChange]),
      store(),
    ),
  drop: async (ids) => delMany([...ids], store()),
};

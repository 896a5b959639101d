import { createStore, delMany, setMany, type UseStore, values } from 'idb-keyval';
import type { PendingChange, PendingChangeStore } from './pending-change.ts';

let opened: UseStore | undefined;

/** The database is opened with its first use: where the browser has none, pending changes live as long as the page. */
function store(): UseStore {
  opened ??= createStore('hearth-shopping', 'letters');
  return opened;
}

/**
 * Pending changes in the browser's database, which survives reloads and the end of the browser. Where there is none, each call
 * is rejected.
 */
export const pendingChangeStore: PendingChangeStore = {
  load: async () => values<PendingChange>(store()),
  put: async (pendingChanges) =>
    setMany(
      pendingChanges.map((pendingChange): [string, PendingChange] => [pendingChange.id, pendingChange]),
      store(),
    ),
  drop: async (ids) => delMany([...ids], store()),
};

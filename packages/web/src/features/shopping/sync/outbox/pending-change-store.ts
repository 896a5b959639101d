import { createStore, delMany, entries, setMany, type UseStore, values } from 'idb-keyval';
import type { PendingChange, PendingChangeStore } from './pending-change.ts';

let openedStore: Promise<UseStore> | undefined;

/** Opened on first use; without a database, pending changes live as long as the page. */
function store(): Promise<UseStore> {
  openedStore ??= openStore().catch((error: unknown) => {
    openedStore = undefined;
    throw error;
  });
  return openedStore;
}

/**
 * Moves the changes of a device that went offline before the store had its present name. Another tab may move them
 * too: the server recognises a change that is sent twice.
 */
async function openStore(): Promise<UseStore> {
  const current = createStore('hearth-shopping-outbox', 'outbox');
  const former = createStore('hearth-shopping', 'letters');
  const left = await entries<string, PendingChange>(former);
  if (left.length === 0) return current;
  await setMany(left, current);
  // A tab of the former build may add another change meanwhile, which is moved when the store is opened next.
  await delMany(
    left.map(([id]) => id),
    former,
  );
  return current;
}

/** Pending changes in IndexedDB. Without a database each call rejects. */
export const pendingChangeStore: PendingChangeStore = {
  load: async () => values<PendingChange>(await store()),
  put: async (pendingChanges) =>
    setMany(
      pendingChanges.map((pendingChange): [string, PendingChange] => [pendingChange.id, pendingChange]),
      await store(),
    ),
  drop: async (ids) => delMany([...ids], await store()),
};

import { createStore, del, set, values } from 'idb-keyval';
import type { PendingWrite, PendingWrites } from './pending-write.ts';

/** Pending writes in IndexedDB. @param base the path of the server */
export function openPendingWrites(base: string): PendingWrites {
  const store = createStore(`hearth-outbox${base}`, 'writes');
  return {
    list: async () =>
      (await values<PendingWrite>(store)).toSorted((left, right) => left.number - right.number),
    put: (write) => set(write.number, write, store),
    drop: (number) => del(number, store),
  };
}

import type { ShoppingListOut } from '@hearth/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api, isApiError } from '../../../platform/api/index.ts';
import { selfQuery } from '../../../platform/session/index.ts';
import { newId } from '../../../ui/new-id.ts';
import { listQuery, listsQuery } from './lists.queries.ts';
import { pendingChangeStore } from './outbox/pending-change-store.ts';
import type { PendingChange, PendingChangeStore, Receipt } from './outbox/pending-change.ts';
import { Outbox } from './outbox/outbox.ts';
import { toRefusal } from './outbox/refusal.ts';
import { RetryDelay } from './outbox/retry-delay.ts';
import { sentPendingChange } from './outbox/sent-pending-change.ts';
import { isOfWholeList } from './apply-to-list.ts';

const outboxes = new WeakMap<QueryClient, { userId: string; outbox: Outbox }>();

/** The outbox of the signed-in user: one for the whole app, so that leaving a page loses nothing. */
export function getOutbox(queries: QueryClient): Outbox {
  const userId = queries.getQueryData(selfQuery.queryKey)?.id ?? '';
  const existing = outboxes.get(queries);
  if (existing?.userId === userId) return existing.outbox;
  const outbox = createOutbox(queries, userId);
  outboxes.set(queries, { userId, outbox });
  return outbox;
}

/** The version of the cached list: the sequence of its last change. */
export function getSeenVersion(queries: QueryClient, listId: string): number {
  return queries.getQueryData<ShoppingListOut>(listQuery(listId).queryKey)?.sequence ?? 0;
}

/** The version of a list: the newer one of the cached overview and the cached list. */
export function getNewestSeenVersion(queries: QueryClient, listId: string): number {
  const summary = queries.getQueryData(listsQuery.queryKey)?.find(({ id }) => id === listId);
  return Math.max(summary?.sequence ?? 0, getSeenVersion(queries, listId));
}

function createOutbox(queries: QueryClient, userId: string): Outbox {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('hearth-shopping') : undefined;
  const retryDelay = new RetryDelay();
  const outbox: Outbox = new Outbox(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin only
    withNotification(pendingChangeStore, () => channel?.postMessage('outbox')),
    {
      send: (pendingChanges) => withLock(() => sendAfterReload(outbox, pendingChanges)),
      refusalOf: toRefusal,
      refetch: (listIds) => void refetch(queries, outbox, listIds),
      wait: (ms) => retryDelay.wait(ms),
      newId,
    },
    userId,
  );
  channel?.addEventListener('message', () => void outbox.reload());
  retryDelay.endOnReturn(globalThis, globalThis.document);
  void outbox.work();
  return outbox;
}

const deviceKey = 'hearth.device';

/** A stable id of this browser, by which the server recognises its own changes. */
function deviceId(): string {
  try {
    const storedId = localStorage.getItem(deviceKey) ?? newId();
    localStorage.setItem(deviceKey, storedId);
    return storedId;
  } catch {
    return newId();
  }
}

/** Sends pending changes. @throws ApiError if the server refuses them or does not respond */
async function sendPendingChanges(pendingChanges: readonly PendingChange[]): Promise<readonly Receipt[]> {
  const body = { device: deviceId(), changes: pendingChanges.map(sentPendingChange) };
  const options = { quiet: true };
  return (await api.post('/api/households/shopping/changes', { body, ...options })).results;
}

/** Skips changes that another tab has sent meanwhile; the server would answer `repeated`. */
async function sendAfterReload(outbox: Outbox, pendingChanges: readonly PendingChange[]) {
  await outbox.reload();
  const pendingIds = new Set(outbox.pendingChanges().map(({ id }) => id));
  return sendPendingChanges(pendingChanges.filter(({ id }) => pendingIds.has(id)));
}

/** Only one tab sends at a time, if the browser supports locks. */
function withLock<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = globalThis.navigator as { locks?: LockManager };
  return locks === undefined ? work() : locks.request('hearth-shopping-outbox', work);
}

/** A store that notifies about each write. */
function withNotification(store: PendingChangeStore, notify: () => void): PendingChangeStore {
  return {
    load: () => store.load(),
    put: async (pendingChanges) => (await store.put(pendingChanges), notify()),
    drop: async (ids) => (await store.drop(ids), notify()),
  };
}

/** Fetches cached lists again, shown or not; pending changes that they contain are dropped. */
async function refetch(queries: QueryClient, outbox: Outbox, listIds: readonly string[]): Promise<void> {
  const pendingChanges = outbox.pendingChanges().filter(({ listId }) => listIds.includes(listId));
  // The overview must contain a created or deleted list before its pending changes are dropped.
  if (pendingChanges.some(({ operation }) => isOfWholeList(operation)))
    await queries.invalidateQueries({ queryKey: listsQuery.queryKey, refetchType: 'all' });
  const createdIds = new Set(
    pendingChanges.flatMap(({ listId, operation }) => (operation.kind === 'createList' ? listId : [])),
  );
  await Promise.all(
    listIds.map(async (id) => {
      const { queryKey } = listQuery(id);
      if (createdIds.has(id)) await queries.query({ ...listQuery(id), staleTime: 0 }).catch(() => undefined);
      else await queries.invalidateQueries({ queryKey, refetchType: 'all' });
      const state = queries.getQueryState<ShoppingListOut>(queryKey);
      const isGone = isApiError(state?.error, 404);
      if (isGone || (state?.data === undefined && !createdIds.has(id))) outbox.dropSent(id);
      else if (state?.data !== undefined) outbox.dropContained(id, state.data.sequence);
    }),
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { isApiError } from '../../../platform/api/index.ts';
import { itemsNow } from './apply-to-items.ts';
import type { ListOperation } from './list-operation.ts';
import { listChanges } from './list-actions.ts';
import { listQuery } from './lists.queries.ts';
import { isUnsent, type PendingChange } from './outbox/pending-change.ts';
import { getOutbox } from './current-outbox.ts';
import { useLiveLists } from './use-live-lists.ts';
import { idsOfRecipes } from './recipe-items.ts';
import { listPendingChanges, listNow } from './apply-to-list.ts';

/** Interval of polling while a list is shown without a live stream, in milliseconds. */
const pollMs = 5_000;

/**
 * One shopping list with pending changes applied, and the changes that can be made. Updates are optimistic,
 * with or without a network; `waiting` are the ids of items with unsent changes.
 */
export function useShoppingList(id: string) {
  const queries = useQueryClient();
  const refetchInterval = useLiveLists(pollMs);
  const outbox = getOutbox(queries);
  const pendingChanges = useSyncExternalStore(outbox.subscribe, outbox.pendingChanges);
  const isOnlyHere = pendingChanges.some(
    (pendingChange) => pendingChange.listId === id && isUnsentList(pendingChange),
  );
  const isRemoved = pendingChanges.some(
    (pendingChange) => pendingChange.listId === id && isRemoval(pendingChange),
  );
  const query = useQuery({ ...listQuery(id), refetchInterval, enabled: !isOnlyHere && id !== '' });
  const fetched = query.data;
  const list = useMemo(
    () => listNow(fetched, listPendingChanges(pendingChanges, id)),
    [fetched, pendingChanges, id],
  );
  const items = useMemo(() => itemsNow(id, fetched, pendingChanges), [id, fetched, pendingChanges]);
  const waiting = useMemo(() => new Set(pendingChanges.filter(isUnsent).flatMap(listIds)), [pendingChanges]);
  useEffect(() => {
    if (fetched !== undefined) outbox.dropContained(id, fetched.sequence);
  }, [outbox, id, fetched]);
  const changes = useMemo(() => listChanges(queries, id), [queries, id]);
  const isGone = isApiError(query.error, 404) || (list === undefined && isRemoved);
  return { list: isGone ? undefined : list, isGone, items, query, changes, waiting };
}

function isRemoval({ operation, refusal }: PendingChange): boolean {
  return operation.kind === 'removeList' && refusal === undefined;
}

function isUnsentList(pendingChange: PendingChange): boolean {
  return pendingChange.operation.kind === 'createList' && isUnsent(pendingChange);
}

function listIds({ operation }: { operation: ListOperation }): string[] {
  if (operation.kind === 'add') return operation.items.map(({ id }) => id);
  if (operation.kind === 'addRecipes') return idsOfRecipes(operation);
  return operation.kind === 'change' ? operation.changes.map(({ id }) => id) : [];
}

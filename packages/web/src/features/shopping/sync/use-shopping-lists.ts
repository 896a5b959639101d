import type { ShoppingListOut } from '@hearth/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { selfQuery } from '../../../platform/session/index.ts';
import { newId } from '../../../ui/new-id.ts';
import type { ListOperation } from './list-operation.ts';
import { listsQuery } from './lists.queries.ts';
import { getOutbox, getNewestSeenVersion } from './current-outbox.ts';
import { useLiveLists } from './use-live-lists.ts';
import { listsNow, newList } from './apply-to-list.ts';
import { labelsQuery } from './catalog.queries.ts';

/** Changes of the lists of the household: applied optimistically, sent later. */
export interface ListsChanges {
  /** Creates a list. @returns its id */
  readonly create: (name: string) => Promise<string>;
  readonly rename: (id: string, name: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/**
 * The shopping lists of the household by name, with pending changes applied; polled while they are shown. Lists that were
 * created on this device may be missing until `isComplete`.
 */
export function useShoppingLists() {
  const queries = useQueryClient();
  const refetchInterval = useLiveLists(15_000);
  const query = useQuery({ ...listsQuery, refetchInterval });
  // A new list needs a setting for every label.
  useQuery(labelsQuery);
  const outbox = getOutbox(queries);
  const pendingChanges = useSyncExternalStore(outbox.subscribe, outbox.pendingChanges);
  const isComplete = useSyncExternalStore(outbox.subscribe, outbox.isLoaded);
  const lists = useMemo(
    () => query.data && listsNow(query.data, pendingChanges),
    [query.data, pendingChanges],
  );
  const changes = useMemo(() => buildChanges(queries), [queries]);
  return { lists, isComplete, query, changes };
}

function buildChanges(queries: QueryClient): ListsChanges {
  const push = async (id: string, operation: ListOperation) =>
    void (await getOutbox(queries).push(id, operation, getNewestSeenVersion(queries, id)));
  return {
    create: async (name) => {
      const list = buildNewList(queries, name);
      await getOutbox(queries).push(list.id, { kind: 'createList', list }, 0);
      return list.id;
    },
    rename: (id, name) => push(id, { kind: 'renameList', name }),
    remove: (id) => push(id, { kind: 'removeList' }),
  };
}

function buildNewList(queries: QueryClient, name: string): ShoppingListOut {
  const owner = queries.getQueryData(selfQuery.queryKey) ?? { id: '', groupId: '', householdId: '' };
  const labels = queries.getQueryData(labelsQuery.queryKey) ?? [];
  return newList(name, { owner, labels }, { newId, now: new Date().toISOString() });
}

import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { isUnsent } from './outbox/pending-change.ts';
import { getOutbox } from './current-outbox.ts';

/** Ids of added recipes whose items this device cannot show until the change is sent. */
export function useWaitingRecipes(listId: string): ReadonlySet<string> {
  const outbox = getOutbox(useQueryClient());
  const pendingChanges = useSyncExternalStore(outbox.subscribe, outbox.pendingChanges);
  return useMemo(() => {
    const own = pendingChanges.filter(
      (pendingChange) => pendingChange.listId === listId && isUnsent(pendingChange),
    );
    const added = own.flatMap(({ operation }) => (operation.kind === 'addRecipes' ? operation.recipes : []));
    const unknown = added.filter(({ chosen, known }) => chosen === null && known === null);
    return new Set(unknown.map(({ recipe }) => recipe.id));
  }, [pendingChanges, listId]);
}

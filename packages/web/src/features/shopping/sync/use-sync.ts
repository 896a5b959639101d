import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { isUnsent, type Refusal } from './outbox/pending-change.ts';
import { getOutbox } from './current-outbox.ts';

/** The state of synchronisation. */
export interface Sync {
  /** Whether the last request got a response. */
  readonly isReached: boolean;
  /** Number of unsent changes of all lists. */
  readonly waitingCount: number;
  /** Reasons of refused changes, which the user retries or discards. */
  readonly refused: readonly Refusal[];
  readonly retry: () => void;
  readonly discard: () => void;
}

/** The state of synchronisation of all lists. */
export function useSync(): Sync {
  const outbox = getOutbox(useQueryClient());
  const pendingChanges = useSyncExternalStore(outbox.subscribe, outbox.pendingChanges);
  const isReached = useSyncExternalStore(outbox.subscribe, outbox.isReached);
  return useMemo(
    () => ({
      isReached,
      waitingCount: pendingChanges.filter(isUnsent).length,
      refused: pendingChanges.flatMap(({ refusal }) => refusal ?? []),
      retry: () => void outbox.retry(),
      discard: () => void outbox.discardRefused(),
    }),
    [outbox, pendingChanges, isReached],
  );
}

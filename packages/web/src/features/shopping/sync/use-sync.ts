import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { isUnsent, type Refusal } from './outbox/pending-change.ts';
import { outboxOf } from './the-outbox.ts';

/** How what was done here gets to the server. */
export interface Sync {
  /** Whether the server answered last. */
  readonly isReached: boolean;
  /** How many changes of all lists wait. */
  readonly waitingCount: number;
  /** Why the server will not take some; they wait for a decision. */
  readonly refused: readonly Refusal[];
  readonly retry: () => void;
  readonly discard: () => void;
}

/** What waits to be sent, of all lists. */
export function useSync(): Sync {
  const outbox = outboxOf(useQueryClient());
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

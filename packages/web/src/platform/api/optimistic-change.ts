import type { MutationOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';

/** Something shown whose fields are changed at once and stored later. */
export interface OptimisticChange<T extends object> {
  readonly queryKey: QueryKey;
  /** Sends the change and returns the stored value. Must be quiet. */
  readonly send: (change: Partial<T>) => Promise<T>;
  /** Says that it is stored. */
  readonly onSaved: () => void;
  /** Says that it is not; `reason` is the server's, where it gave one, and `retry` tries the same change again. */
  readonly onFailed: (reason: string | undefined, retry: () => void) => void;
}

/**
 * Shows changed fields at once and sends them, one change of the same thing after the other. When the server refuses,
 * they are taken back.
 */
export function sendOptimisticChange<T extends object>(
  queries: QueryClient,
  change: OptimisticChange<T>,
  changed: Partial<T>,
): void {
  const cache = queries.getMutationCache();
  // `onFailed` reports failures.
  cache
    .build(queries, buildOptions(queries, change))
    .execute(changed)
    .catch(() => undefined);
}

function buildOptions<T extends object>(
  queries: QueryClient,
  change: OptimisticChange<T>,
): MutationOptions<T, Error, Partial<T>, T | undefined> {
  const { queryKey } = change;
  const mutationKey = ['change', ...queryKey];
  return {
    mutationKey,
    scope: { id: JSON.stringify(queryKey) },
    mutationFn: (changed) => change.send(changed),
    onMutate: async (changed) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<T>(queryKey);
      queries.setQueryData<T>(queryKey, (now) => (now === undefined ? now : { ...now, ...changed }));
      return before;
    },
    onSuccess: (stored) => {
      change.onSaved();
      const isLast = queries.isMutating({ mutationKey }) === 1;
      if (isLast) queries.setQueryData(queryKey, stored);
    },
    onError: (error, changed, before) => {
      queries.setQueryData<T>(queryKey, (now) => takenBack(now, changed, before));
      const reason = isApiError(error) && error.message !== '' ? error.message : undefined;
      change.onFailed(reason, () => sendOptimisticChange(queries, change, changed));
    },
  };
}

/** Only the fields of the change go back: others may have been changed since. */
function takenBack<T extends object>(
  now: T | undefined,
  changed: Partial<T>,
  before: T | undefined,
): T | undefined {
  if (now === undefined || before === undefined) return now;
  const old = Object.fromEntries(Object.entries(before).filter(([name]) => name in changed));
  return { ...now, ...old };
}

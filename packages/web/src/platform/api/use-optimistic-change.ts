import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { announce } from '../../ui/live-region.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { isApiError } from './api-error.ts';

/**
 * Changes some fields of something that is shown: they show at once, go to the server one change after the other, and
 * are taken back with the reason and another try when it refuses. `send` must be quiet.
 *
 * @param texts what is said when it is stored, and when it is not
 */
export function useOptimisticChange<T extends object>({
  queryKey,
  send,
  texts,
}: {
  queryKey: QueryKey;
  send: (change: Partial<T>) => Promise<T>;
  texts: { saved: string; failed: string };
}) {
  const { t } = useTranslation('ui');
  const queries = useQueryClient();
  const change = useMutation<T, Error, Partial<T>, T | undefined>({
    mutationKey: ['change', ...queryKey],
    scope: { id: JSON.stringify(queryKey) },
    mutationFn: send,
    onMutate: async (changed) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<T>(queryKey);
      queries.setQueryData<T>(queryKey, (now) => (now === undefined ? now : { ...now, ...changed }));
      return before;
    },
    onSuccess: (stored) => {
      announce(texts.saved);
      const isLast = queries.isMutating({ mutationKey: ['change', ...queryKey] }) === 1;
      if (isLast) queries.setQueryData(queryKey, stored);
    },
    onError: (error, changed, before) => {
      queries.setQueryData<T>(queryKey, (now) => takenBack(now, changed, before));
      const reason = isApiError(error) && error.message !== '' ? error.message : texts.failed;
      toast.error(reason, { action: { label: t('action.retry'), run: () => change.mutate(changed) } });
    },
  });
  return change.mutate;
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

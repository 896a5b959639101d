import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { announce } from '../../ui/live-region.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { sendOptimisticChange } from './optimistic-change.ts';

/**
 * Optimistic update of some fields: they show at once, are sent one change after the other, and are rolled back with
 * the reason and a retry button if the server refuses them. `send` must be quiet.
 *
 * @param texts messages for success and failure
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
  return (changed: Partial<T>): void =>
    sendOptimisticChange<T>(
      queries,
      {
        queryKey,
        send,
        onSaved: () => announce(texts.saved),
        onFailed: (reason, retry) =>
          toast.error(reason ?? texts.failed, { action: { label: t('action.retry'), run: retry } }),
      },
      changed,
    );
}

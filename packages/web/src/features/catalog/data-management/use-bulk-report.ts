import { useTranslation } from 'react-i18next';
import { toast } from '../../../ui/toast/toast-store.ts';
import type { BulkResult } from './data.queries.ts';

/** Tells what became of many. What failed throws, so that the dialog stays open when nothing was done. */
export function useBulkReport(): (what: 'deleted' | 'labelled', result: BulkResult) => void {
  const { t } = useTranslation('data');
  return (what, { done, failed }) => {
    if (done > 0) toast.success(t(`done.${what}`, { count: done }));
    if (failed === 0) return;
    toast.error(t('done.failed', { count: failed }), { durationMs: 6000 });
    if (done === 0) throw new Error('nothing was done');
  };
}

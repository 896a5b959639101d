import type { RecipeSummary } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../../../platform/api/index.ts';
import { toast } from '../../../../../ui/toast/toast-store.ts';
import { type BulkChange, useBulkChange } from '../../recipes-data.queries.ts';

/** Changes the chosen recipes together and says what became of it; a refusal keeps the dialog open. */
export function useRecipeChange(chosen: readonly RecipeSummary[]) {
  const { t } = useTranslation('data');
  const bulk = useBulkChange();
  const run = async (change: BulkChange) => {
    await bulk.mutateAsync({ recipes: chosen.map(({ slug }) => slug), change });
    toast.success(
      change.what === 'export' ? t('exports.started') : t('done.recipes', { count: chosen.length }),
    );
  };
  const problem = bulk.isError ? (isApiError(bulk.error) && bulk.error.message) || t('notSaved') : null;
  return { run, problem };
}

import type { ReadPlanEntry } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../../platform/api/index.ts';
import { toast } from '../../../../ui/toast/toast-store.ts';
import type { PlanEntryText } from '../../entries/index.ts';
import { findFirstDay, recurringQuery, useSaveRecurring } from './recurring.queries.ts';
import {
  isComplete,
  noRepetition,
  readRepetition,
  type Repetition,
  writeRepetition,
} from './repeat-rules.ts';

/** Whether and how an entry is repeated; null for the entry of a new one. */
export function useRepeat(entry: ReadPlanEntry | null, date: string) {
  const { t } = useTranslation('planner');
  const seriesId = entry?.recurringMealId ?? null;
  const known = useQuery({ ...recurringQuery, enabled: seriesId !== null }).data;
  const series = known?.find(({ id }) => id === seriesId) ?? null;
  const [isForAll, setForAll] = useState(false);
  const [chosen, setChosen] = useState<Repetition | null>(null);
  const save = useSaveRecurring();
  const shown = chosen ?? (series === null ? noRepetition : readRepetition(series));
  const from = entry !== null && series !== null ? findFirstDay(entry) : date;
  /** Whether the series is stored rather than an entry by itself. */
  const isOn = series === null ? shown.weeks > 0 && seriesId === null : isForAll;
  const store = async (said: PlanEntryText, begins: ReadPlanEntry | null) => {
    const { date: _, position: __, ...what } = said;
    const kept = series === null || what.text !== undefined ? {} : { text: series.text };
    const adopted = begins === null || series !== null ? {} : { entryId: begins.id };
    const text = {
      ...what,
      ...kept,
      ...writeRepetition(shown, from),
      ...adopted,
    };
    await save.mutateAsync({ id: series?.id ?? null, text }).catch((error: unknown) => {
      toast.error(errorMessage(error, t('entry.failed')));
      throw error;
    });
  };
  return {
    isOn,
    isValid: !isOn || isComplete(shown, from),
    isSeries: series !== null,
    isForAll,
    setForAll,
    shown,
    from,
    change: (change: Partial<Repetition>) => setChosen({ ...shown, ...change }),
    store,
  };
}

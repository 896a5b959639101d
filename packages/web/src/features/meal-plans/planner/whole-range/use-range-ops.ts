import type { ReadPlanEntry } from '@hearth/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../../platform/api/index.ts';
import { formats } from '../../../../platform/i18n/index.ts';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { type PlanEntryText, useAddEntry, useFillPlan, useRemoveEntry } from '../../entries/index.ts';
import type { Reasons } from './use-reasons.tsx';

/**
 * Plans many entries; one message says how many, and takes them all off again.
 * @param explain says why a filling left something out
 */
export function useRangeOps(explain: Reasons['tell']) {
  const { t } = useTranslation('planner');
  const [isBusy, setBusy] = useState(false);
  const add = useAddEntry({ quiet: true });
  const fill = useFillPlan();
  const remove = useRemoveEntry();
  const tell = (what: 'copy.done' | 'filled' | 'choose.done', added: readonly ReadPlanEntry[]) => {
    if (added.length === 0) return;
    const undo = () => added.forEach((entry) => remove(entry));
    const count = added.length;
    toast.success(t(what, { count, number: formats.number(count) }), {
      action: { label: t('undo'), run: undo },
    });
  };
  /** Stops at the first failure; entries planned before stay, and can be undone. */
  const copyAll = async (entries: readonly PlanEntryText[]) => {
    const added: ReadPlanEntry[] = [];
    setBusy(true);
    try {
      for (const entry of entries) added.push(await add.mutateAsync(entry));
    } finally {
      setBusy(false);
      tell('copy.done', added);
    }
  };
  return {
    isBusy: isBusy || fill.isPending,
    /** @throws when an entry could not be planned, which it says */
    copy: (entries: readonly PlanEntryText[]) =>
      copyAll(entries).catch((error: unknown) => {
        toast.error(t('copy.failed'));
        throw error;
      }),
    /** Plans one of several entries, which `tellChosen` counts afterwards; null when it failed, which it says. */
    choose: (entry: PlanEntryText) =>
      add.mutateAsync(entry).catch((error: unknown) => {
        toast.error(errorMessage(error, t('entry.failed')));
        return null;
      }),
    tellChosen: (added: readonly ReadPlanEntry[]) => tell('choose.done', added),
    /** A failure is told by the call itself. */
    fillDinners: (days: readonly string[]) =>
      fill.mutate(days, {
        onSuccess: (filling) => {
          tell('filled', filling.entries);
          explain(filling);
        },
      }),
  };
}

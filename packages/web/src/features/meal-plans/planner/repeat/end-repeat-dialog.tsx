import type { ReadPlanEntry } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx';
import { dayNames } from '../../../../ui/calendar/day-names.ts';
import { findFirstDay, useEndRecurring } from './recurring.queries.ts';

/** Properties of the question before something is no longer planned again and again. */
export interface EndRepeatProps {
  entry: ReadPlanEntry;
  name: string;
  onClose: () => void;
}

/** Asks first: all occurrences from this one on go. */
export function EndRepeatDialog({ entry, name, onClose }: EndRepeatProps) {
  const { t } = useTranslation('planner');
  const end = useEndRecurring();
  const from = findFirstDay(entry);
  return (
    <ConfirmDialog
      opened
      title={t('repeat.end.title', { name })}
      text={t('repeat.end.text', { day: dayNames.long(from) })}
      confirmLabel={t('repeat.end.confirm')}
      isDangerous
      onConfirm={() => end.mutateAsync({ id: entry.recurringMealId ?? '', from })}
      onClose={onClose}
    />
  );
}

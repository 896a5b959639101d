import type { ReadPlanEntry } from '@hearth/contract';
import { addDays, isPlainDate } from '@hearth/domain/dates/plain-dates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { DateField } from '../../../../ui/calendar/date-field.tsx';
import { useFirstDayOfWeek } from '../../../people/households/index.ts';
import { dayNames } from '../../../../ui/calendar/day-names.ts';
import type { PlanEntryText, PlanRange } from '../../entries/index.ts';
import { besides, listDays } from '../range/plan-range.ts';
import { buildCopies } from './range-rules.ts';
import classes from '../entries/entries.module.css';

/** Properties of the dialog that copies the entries of a range. */
export interface CopyDialogProps {
  range: PlanRange;
  entries: readonly ReadPlanEntry[];
  onCopy: (entries: readonly PlanEntryText[]) => Promise<void>;
  onClose: () => void;
}

/** Copies what is planned to other days: from the chosen one on, the days right after unless another is chosen. */
export function CopyDialog({ range, entries, onCopy, onClose }: CopyDialogProps) {
  const { t } = useTranslation('planner');
  const [first, setFirst] = useState<string>(besides(range, 'behind').from);
  const count = entries.length;
  const isValid = isPlainDate(first) && first !== range.from;
  const last = isPlainDate(first) ? addDays(first, listDays(range).length - 1) : null;
  const confirm = async () => {
    if (isPlainDate(first)) await onCopy(buildCopies(entries, range, first));
  };
  return (
    <Dialog
      opened
      size="sm"
      title={t('copy.title', { count, number: formats.number(count) })}
      confirmLabel={t('copy.confirm')}
      isValid={isValid}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p className={classes.copyText}>{t('copy.from', { range: dayNames.range(range.from, range.to) })}</p>
        <DateField
          firstDay={useFirstDayOfWeek()}
          name="first"
          label={t('copy.first')}
          value={first}
          onChange={setFirst}
          required
        />
        <output className={classes.copyText}>
          {last === null ? '\u00a0' : t('copy.to', { range: dayNames.range(first, last) })}
        </output>
      </div>
    </Dialog>
  );
}
